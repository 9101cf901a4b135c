package rookery.bot.result;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.bot.deal.FairDecks;
import rookery.bot.table.Person;
import rookery.bot.table.Seating;
import rookery.bot.table.Table;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.computer.knowledge.ResultValue;

/**
 * How a finished game ended.
 *
 * @param table the id of its table
 * @param server the id of the server where it was played; empty for direct messages, and if
 *     somebody came from another server, who is listed in none
 * @param game the id of the game
 * @param rules the first line of its record: game, version of the rules and options
 * @param reason why it ended, as the game's page names it
 * @param white what White scored: 1, 0.5 or 0; empty if nobody played against anybody
 * @param points the points that were scored against the game itself; empty otherwise
 * @param unrated why it does not count for ratings; empty if it does
 * @param seats who played, in the order of the seats
 */
public record GameResult(
    String table,
    String server,
    String game,
    String rules,
    Instant began,
    Instant ended,
    String reason,
    Optional<Double> white,
    Optional<Integer> points,
    Optional<UnratedReason> unrated,
    List<SeatResult> seats) {
  public GameResult {
    seats = List.copyOf(seats);
  }

  /**
   * A seat of a finished game.
   *
   * @param seat its id
   * @param side with whom it won or lost
   * @param person who had it at the end
   */
  public record SeatResult(String seat, Side side, Person person) {}

  /**
   * The result of a table whose game is over; empty while it is not, for stopped games, and for a
   * deal that its player has seen before.
   *
   * @param rules the first line of its record
   * @param ended when it ended, which is also taken for its start if that is not known
   */
  public static Optional<GameResult> of(Table table, String rules, Instant ended) {
    boolean isSeenBefore = table.decks().flatMap(FairDecks::before).isPresent();
    return table
        .result()
        .filter(result -> !isSeenBefore)
        .map(
            result ->
                new GameResult(
                    table.id(),
                    table.seating().visitors().isEmpty() ? table.place().guild() : "",
                    table.game().id(),
                    rules,
                    table.timing().began().orElse(ended),
                    ended,
                    result.reason(),
                    white(table, result),
                    points(result),
                    unrated(table, result),
                    seats(table.seating())));
  }

  private static Optional<Double> white(Table table, Result result) {
    return result instanceof Result.Score
        ? Optional.empty()
        : Optional.of(ResultValue.of(table.game(), table.options()).of(result, Side.WHITE));
  }

  private static Optional<Integer> points(Result result) {
    return result instanceof Result.Score score ? Optional.of(score.score()) : Optional.empty();
  }

  private static Optional<UnratedReason> unrated(Table table, Result result) {
    if (result instanceof Result.Score) {
      return Optional.of(UnratedReason.NO_OPPONENT);
    }
    if (table.seating().chairs().values().stream().anyMatch(Person::isComputer)) {
      return Optional.of(UnratedReason.COMPUTER);
    }
    if (!table.seating().former().isEmpty()) {
      return Optional.of(UnratedReason.TAKEN_OVER);
    }
    return table.rated() ? Optional.empty() : Optional.of(UnratedReason.NOT_WANTED);
  }

  private static List<SeatResult> seats(Seating seating) {
    return seating.chairs().entrySet().stream().map(GameResult::seat).toList();
  }

  private static SeatResult seat(Map.Entry<Seat, Person> chair) {
    return new SeatResult(chair.getKey().id(), chair.getKey().side(), chair.getValue());
  }

  /** The same with other seats. */
  public GameResult with(List<SeatResult> others) {
    return new GameResult(
        table, server, game, rules, began, ended, reason, white, points, unrated, others);
  }

  /** Whether this person had a seat at the end. */
  public boolean isOf(Person person) {
    return seats.stream().anyMatch(seat -> seat.person().equals(person));
  }

  /** The side of this person; empty if they had no seat at the end. */
  public Optional<Side> side(Person person) {
    return seats.stream()
        .filter(seat -> seat.person().equals(person))
        .map(SeatResult::side)
        .findFirst();
  }

  /** What this person scored: 1, 0.5 or 0; empty if they had no opponent or no seat. */
  public Optional<Double> score(Person person) {
    return white.flatMap(
        whites -> side(person).map(side -> side == Side.WHITE ? whites : 1 - whites));
  }

  /** The people of one side, each once, in the order of the seats. */
  public List<Person> people(Side side) {
    return seats.stream()
        .filter(seat -> seat.side() == side)
        .map(SeatResult::person)
        .distinct()
        .toList();
  }
}
