package rookery.bot.result;

import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.bot.rating.Rating;
import rookery.bot.rating.Ratings;
import rookery.bot.result.GameResult.SeatResult;
import rookery.bot.table.Person;
import rookery.engine.Side;

/** The order of a server's players and pairs of partners, by its rated games. */
public final class Standings {
  private Standings() {}

  /** A line of the table of players. */
  public record Player(Person person, Rating rating, WinLossRecord record) {
    /** Those whose rating is sure come first, then what they are worth almost certainly. */
    private static final Comparator<Player> BY_RATING =
        Comparator.<Player, Boolean>comparing(player -> player.rating().unsure())
            .thenComparing(player -> -player.rating().cautious())
            .thenComparing(Player::person);

    private static final Comparator<Player> BY_POINTS =
        Comparator.comparing(Player::record, WinLossRecord.BEST_FIRST)
            .thenComparing(Player::person);
  }

  /** Two people who have won or lost together, in the order of their ids. */
  public record Pair(Person one, Person other, WinLossRecord record) {}

  /**
   * The players of these results, the strongest first.
   *
   * @param results of one server, rated or not
   * @param game only this game; all games together if empty
   */
  public static List<Player> byRating(
      List<GameResult> results, Ratings ratings, Optional<String> game) {
    return players(results, ratings, game).stream().sorted(Player.BY_RATING).toList();
  }

  /** The results of the month (by UTC) that it is then. */
  public static List<GameResult> inMonth(List<GameResult> results, Instant now) {
    YearMonth month = month(now);
    return results.stream().filter(result -> month(result.ended()).equals(month)).toList();
  }

  private static YearMonth month(Instant at) {
    return YearMonth.from(at.atZone(ZoneOffset.UTC));
  }

  /** The players of these results, those with the most points first. */
  public static List<Player> byPoints(
      List<GameResult> results, Ratings ratings, Optional<String> game) {
    return players(results, ratings, game).stream().sorted(Player.BY_POINTS).toList();
  }

  private static List<Player> players(
      List<GameResult> results, Ratings ratings, Optional<String> game) {
    Map<Person, WinLossRecord> records = new TreeMap<>();
    for (GameResult result : rated(results, game)) {
      for (Person person : people(result)) {
        WinLossRecord.count(records, person, result.score(person).orElseThrow());
      }
    }
    List<Player> players = new ArrayList<>();
    records.forEach(
        (person, record) -> players.add(new Player(person, rating(ratings, person, game), record)));
    return players;
  }

  private static List<GameResult> rated(List<GameResult> results, Optional<String> game) {
    return results.stream()
        .filter(result -> result.unrated().isEmpty())
        .filter(result -> game.filter(wanted -> !wanted.equals(result.game())).isEmpty())
        .toList();
  }

  /** Former players have no line of their own. */
  private static List<Person> people(GameResult result) {
    return result.seats().stream()
        .map(SeatResult::person)
        .filter(person -> !person.equals(Person.FORMER))
        .distinct()
        .toList();
  }

  private static Rating rating(Ratings ratings, Person person, Optional<String> game) {
    return game.map(one -> ratings.rating(person.id(), one))
        .orElseGet(() -> ratings.general(person.id()));
  }

  /** The pairs of partners of these results, those with the most points first. */
  public static List<Pair> pairs(List<GameResult> results, Optional<String> game) {
    Map<List<Person>, WinLossRecord> records = new TreeMap<>(Comparator.comparing(List::toString));
    for (GameResult result : rated(results, game)) {
      for (Side side : List.of(Side.WHITE, Side.BLACK)) {
        List<Person> pair = result.people(side).stream().sorted().toList();
        if (pair.size() == 2 && !pair.contains(Person.FORMER)) {
          WinLossRecord.count(records, pair, result.score(pair.get(0)).orElseThrow());
        }
      }
    }
    return records.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(WinLossRecord.BEST_FIRST))
        .map(found -> new Pair(found.getKey().get(0), found.getKey().get(1), found.getValue()))
        .toList();
  }
}
