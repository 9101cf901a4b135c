package rookery.engine.kit.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Game;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.kit.trial.KitGames;
import rookery.engine.playthrough.Playthrough;

/** Just those games say that they hide nothing in whose kept playthroughs nothing is hidden. */
class OpenGamesTest {
  static List<Game> games() {
    return KitGames.all();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void aGameThatHidesNothingSaysSo(Game game) {
    Stream<Playthrough> kept =
        Golden.all().stream()
            .filter(golden -> golden.game().equals(game.id()))
            .map(Golden::replayed);
    assertEquals(
        kept.allMatch(OpenGamesTest::hidesNothing),
        game.hidesNothing(),
        game.id() + ": its kept playthroughs say otherwise than hidesNothing()");
  }

  private static boolean hidesNothing(Playthrough played) {
    return played.chance().isEmpty()
        && played.plies().stream().noneMatch(ply -> ply.action().secret())
        && played.states().stream().allMatch(OpenGamesTest::isKnown);
  }

  private static boolean isKnown(State state) {
    SplittableRandom random = new SplittableRandom(1);
    return state.position().equals(state.view(Viewer.SPECTATOR).facts())
        && state.resample(Viewer.SPECTATOR, random).equals(state);
  }
}
