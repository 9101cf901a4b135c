package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.stream.LongStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.Game;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.computer.knowledge.CheatingPlayer;
import rookery.engine.kit.trial.KitGames;
import rookery.engine.kit.trial.OptionSets;
import rookery.engine.kit.trial.Trial;

/** A player that is given the truth does not pass the {@link FairnessTest}. */
class PeekingIsFoundTest {
  private static final int SEEDS = 30;
  private static final int MOMENTS = 8;

  @ParameterizedTest
  @ValueSource(strings = {"telepathy", "booster", "cooperative"})
  void aPlayerThatIsGivenTheTruthIsFound(String id, @TempDir Path failures) {
    Game game = KitGames.find(id).orElseThrow();
    AssertionError found =
        assertThrows(
            AssertionError.class,
            () ->
                LongStream.range(0, SEEDS)
                    .mapToObj(seed -> new Trial(game, OptionSets.defaults(game), seed, failures))
                    .forEach(PeekingIsFoundTest::peek));
    assertTrue(found.getMessage().contains("what beginner does"), found.getMessage());
  }

  private static void peek(Trial trial) {
    trial.sometimes(
        MOMENTS,
        moment -> FairnessTest.assertFair(moment, ComputerPlayers.BEGINNER, CheatingPlayer::of));
  }
}
