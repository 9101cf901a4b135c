package rookery.engine.kit.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import rookery.engine.Game;
import rookery.engine.kit.trial.KitGames;
import rookery.engine.kit.trial.OptionSets;
import rookery.engine.option.OptionCombinations;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;

/**
 * Writes the kept playthroughs that {@link GoldenCoverageTest} misses, as far as random play finds
 * them: of every ending the shortest game met (with default options if there is one), and a game
 * for each value of an option. Not run by itself:
 *
 * <pre>mvn -o -pl engine test -Dtest=GoldenSearch -Dgolden.game=custodian -Dgolden.games=5000</pre>
 */
class GoldenSearch {
  private static final int LONGEST = 2_000;

  /** An option shows early; so short a file is quickly read and compared. */
  private static final int FOR_AN_OPTION = 40;

  @Test
  @EnabledIfSystemProperty(named = "golden.game", matches = ".+")
  void writesAPlaythroughOfEveryEndingAndOptionThatIsMissing() {
    Game game = KitGames.find(System.getProperty("golden.game")).orElseThrow();
    int games = Integer.getInteger("golden.games", 1_000);
    best(game, games).forEach((ending, played) -> Golden.of(game.id(), ending).write(played));
    Set<String> missing = GoldenCoverageTest.missingValues(game);
    while (!missing.isEmpty()) {
      String[] option = missing.iterator().next().split("=");
      Options options = OptionCombinations.with(OptionSets.defaults(game), option[0], option[1]);
      Golden.of(game.id(), option[0] + "-" + option[1])
          .write(random(game, options, 1, FOR_AN_OPTION));
      missing = GoldenCoverageTest.missingValues(game);
    }
    assertEquals(
        Set.of(),
        GoldenCoverageTest.missingEndings(game),
        "endings not met in " + games + " games; -Dgolden.games=N plays N");
  }

  /** By ending, if no kept playthrough has it. */
  private static Map<String, Playthrough> best(Game game, int games) {
    Map<String, Playthrough> best = new TreeMap<>();
    List<Options> sets = OptionSets.of(game);
    for (int seed = 0; seed < games; seed++) {
      Playthrough played = random(game, sets.get(seed % sets.size()), seed, LONGEST);
      played
          .state()
          .result()
          .ifPresent(result -> best.merge(result.reason(), played, GoldenSearch::better));
    }
    best.keySet().retainAll(GoldenCoverageTest.missingEndings(game));
    return best;
  }

  /** The one with default options; the one with fewer actions if both or neither have them. */
  private static Playthrough better(Playthrough one, Playthrough other) {
    Comparator<Playthrough> order =
        Comparator.comparing((Playthrough played) -> !isDefault(played))
            .thenComparing(played -> played.plies().size());
    return order.compare(other, one) < 0 ? other : one;
  }

  private static boolean isDefault(Playthrough played) {
    return played.options().equals(OptionSets.defaults(played.game()));
  }

  private static Playthrough random(Game game, Options options, long seed, int actions) {
    return Playthrough.random(game, options, new SplittableRandom(seed), actions);
  }
}
