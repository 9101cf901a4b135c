package rookery.bot.result;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.bot.rating.ComputerComparison;
import rookery.bot.rating.ComputerComparison.Match;
import rookery.bot.rating.ComputerStrengths;
import rookery.bot.result.GameResult.SeatResult;
import rookery.bot.table.Person;
import rookery.engine.Side;

/**
 * How a person compares with the computers at each game that they have played against them alone.
 */
public final class GamesAgainstComputers {
  private GamesAgainstComputers() {}

  /** The comparison for each game with enough results, by the id of the game. */
  public static SortedMap<String, ComputerComparison> compare(
      Person person, List<GameResult> results) {
    SortedMap<String, List<Match>> matches = new TreeMap<>();
    for (GameResult result : results) {
      if (isAmongComputers(person, result)) {
        matches
            .computeIfAbsent(result.game(), game -> new ArrayList<>())
            .add(match(person, result));
      }
    }
    SortedMap<String, ComputerComparison> compared = new TreeMap<>();
    matches.forEach(
        (game, played) -> {
          if (played.size() >= ComputerComparison.FEWEST) {
            compared.put(game, ComputerComparison.of(game, played));
          }
        });
    return compared;
  }

  private static boolean isAmongComputers(Person person, GameResult result) {
    return ComputerStrengths.measured().know(result.game())
        && result.score(person).isPresent()
        && result.seats().stream()
            .map(SeatResult::person)
            .allMatch(other -> other.equals(person) || other.isComputer());
  }

  private static Match match(Person person, GameResult result) {
    Side own = result.side(person).orElseThrow();
    double against = 0;
    double share = 0;
    for (SeatResult seat : result.seats()) {
      double part = 1.0 / result.seats().stream().filter(s -> s.side() == seat.side()).count();
      if (seat.person().equals(person)) {
        share += part;
      } else {
        double strength =
            part
                * ComputerStrengths.measured()
                    .of(result.game(), seat.person().computer().orElseThrow());
        against += seat.side() == own ? -strength : strength;
      }
    }
    return new Match(share, against, result.score(person).orElseThrow());
  }
}
