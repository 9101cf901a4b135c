package rookery.engine.games.parade;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.exchange.Playthrough;
import rookery.engine.kit.script.SecondProgram;
import rookery.engine.option.Options;

/** Whole games are the same by the {@link ParadeReference}. */
class ParadeReferenceTest {
  /** {@code -Dreference.games=2000} looks longer. */
  private static final int GAMES = Integer.getInteger("reference.games", 60);

  private static final int LONGEST = 100;
  private static final ParadeGame GAME = new ParadeGame();

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
    SecondProgram.agrees(new ParadeReference(played.chance().get("deck")), played);
  }

  @ParameterizedTest
  @MethodSource("kept")
  void aKeptGameIsTheSameByTheReference(Playthrough played) {
    SecondProgram.agrees(new ParadeReference(played.chance().get("deck")), played);
  }
}
