package rookery.bot.result;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.rating.RatedResult;
import rookery.bot.result.GameResult.SeatResult;
import rookery.bot.table.Person;
import rookery.engine.Side;

/**
 * The results that ratings are worked out from. Of the rated games that the same people finish on
 * one day (by UTC), only the first five count, so that nobody climbs by playing one friend all day.
 *
 * @param counted the results that count, in the order in which the games ended
 * @param tooMany the tables of rated games that do not count because of that limit
 */
public record RatedHistory(List<RatedResult> counted, Set<String> tooMany) {
  private static final int MOST_A_DAY = 5;

  /** The people of a game and the day on which it ended. */
  private record Day(Set<Person> people, LocalDate date) {}

  public RatedHistory {
    counted = List.copyOf(counted);
    tooMany = Set.copyOf(tooMany);
  }

  /**
   * Chooses what counts.
   *
   * @param results in the order in which the games ended; unrated ones are left out
   */
  public static RatedHistory of(List<GameResult> results) {
    Map<Day, Integer> played = new HashMap<>();
    List<RatedResult> counted = new ArrayList<>();
    Set<String> tooMany = new HashSet<>();
    for (GameResult result : results) {
      if (result.unrated().isPresent()) {
        continue;
      }
      if (played.merge(day(result), 1, Integer::sum) > MOST_A_DAY) {
        tooMany.add(result.table());
      } else {
        counted.add(rated(result));
      }
    }
    return new RatedHistory(counted, tooMany);
  }

  private static Day day(GameResult result) {
    Set<Person> people = new TreeSet<>(result.seats().stream().map(SeatResult::person).toList());
    return new Day(people, LocalDate.ofInstant(result.ended(), ZoneOffset.UTC));
  }

  private static RatedResult rated(GameResult result) {
    return new RatedResult(
        result.game(),
        ids(result, Side.WHITE),
        ids(result, Side.BLACK),
        result.white().orElseThrow());
  }

  /** Former players are different people, whoever they were, so each game has its own. */
  private static List<String> ids(GameResult result, Side side) {
    return result.people(side).stream()
        .map(p -> p.equals(Person.FORMER) ? side + " of " + result.table() : p.id())
        .toList();
  }

  /** Why this result does not count; empty if it does. */
  public Optional<UnratedReason> unrated(GameResult result) {
    return result
        .unrated()
        .or(
            () ->
                tooMany.contains(result.table())
                    ? Optional.of(UnratedReason.TOO_OFTEN)
                    : Optional.empty());
  }
}
