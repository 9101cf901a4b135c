package rookery.bot.result;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import rookery.bot.table.Person;
import rookery.engine.games.Games;

/**
 * What a person's results add up to.
 *
 * @param byGame what they scored in each game with opponents
 * @param alone their best in each game that ends with points
 * @param partners what they scored together with each partner
 */
public record Profile(
    Person person,
    SortedMap<String, WinLossRecord> byGame,
    SortedMap<String, Best> alone,
    SortedMap<Person, WinLossRecord> partners) {
  /**
   * The best of somebody's games that end with points.
   *
   * @param points the most points
   * @param games how many games they finished
   */
  public record Best(int points, int games) {
    private Best with(Best other) {
      return new Best(Math.max(points, other.points), games + other.games);
    }
  }

  public Profile {
    byGame = Collections.unmodifiableSortedMap(new TreeMap<>(byGame));
    alone = Collections.unmodifiableSortedMap(new TreeMap<>(alone));
    partners = Collections.unmodifiableSortedMap(new TreeMap<>(partners));
  }

  /** Adds up the results of the games in which the person had a seat at the end. */
  public static Profile of(Person person, List<GameResult> results) {
    List<GameResult> own = results.stream().filter(result -> result.isOf(person)).toList();
    return new Profile(
        person,
        scored(person, own, result -> Stream.of(result.game())),
        best(own),
        scored(person, own, result -> partners(person, result)));
  }

  /** What the person scored, by what each result is counted under. */
  private static <K> SortedMap<K, WinLossRecord> scored(
      Person person, List<GameResult> own, Function<GameResult, Stream<K>> under) {
    SortedMap<K, WinLossRecord> records = new TreeMap<>();
    for (GameResult result : own) {
      result
          .score(person)
          .ifPresent(
              score ->
                  under.apply(result).forEach(key -> WinLossRecord.count(records, key, score)));
    }
    return records;
  }

  private static Stream<Person> partners(Person person, GameResult result) {
    return result.side(person).stream()
        .flatMap(side -> result.people(side).stream())
        .filter(other -> !other.equals(person) && !other.isComputer())
        .filter(other -> !other.equals(Person.FORMER));
  }

  private static SortedMap<String, Best> best(List<GameResult> own) {
    SortedMap<String, Best> best = new TreeMap<>();
    own.stream()
        .filter(Profile::isPlayedToItsEnd)
        .forEach(
            result ->
                result
                    .points()
                    .ifPresent(
                        points -> best.merge(result.game(), new Best(points, 1), Best::with)));
    return best;
  }

  /** A game that was given up ends with points too, for which nobody played. */
  private static boolean isPlayedToItsEnd(GameResult result) {
    return Games.find(result.game())
        .filter(game -> game.endings().contains(result.reason()))
        .isPresent();
  }

  /** What they scored in all games with opponents. */
  public WinLossRecord total() {
    return byGame.values().stream().reduce(WinLossRecord.NONE, WinLossRecord::plus);
  }
}
