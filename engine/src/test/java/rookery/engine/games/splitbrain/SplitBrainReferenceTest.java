package rookery.engine.games.splitbrain;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.exchange.Playthrough;
import rookery.engine.kit.script.SecondProgram;
import rookery.engine.option.Options;

/** Whole games are the same by the {@link SplitBrainReference}. */
class SplitBrainReferenceTest {
  /** {@code -Dreference.games=2000} looks longer. */
  private static final int GAMES = Integer.getInteger("reference.games", 12);

  private static final int LONGEST = 2500;
  private static final SplitBrainGame GAME = new SplitBrainGame();

  static IntStream seeds() {
    return IntStream.range(0, GAMES);
  }

  static List<Playthrough> kept() {
    return SecondProgram.kept(GAME);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aRandomGameIsTheSameByTheReference(int seed) {
    Options options = Options.of(GAME.options(), Map.of());
    Playthrough played = Playthrough.random(GAME, options, new SplittableRandom(seed), LONGEST);
    SecondProgram.agrees(new SplitBrainReference(), played);
  }

  @ParameterizedTest
  @MethodSource("kept")
  void aKeptGameIsTheSameByTheReference(Playthrough played) {
    SecondProgram.agrees(new SplitBrainReference(), played);
  }
}
