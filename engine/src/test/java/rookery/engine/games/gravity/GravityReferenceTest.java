package rookery.engine.games.gravity;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.exchange.Playthrough;
import rookery.engine.kit.script.SecondProgram;
import rookery.engine.option.Options;

/** Whole games are the same by the {@link GravityReference}. */
class GravityReferenceTest {
  /** {@code -Dreference.games=2000} looks longer. */
  private static final int GAMES = Integer.getInteger("reference.games", 60);

  private static final int LONGEST = 400;
  private static final GravityGame GAME = new GravityGame();

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
    agrees(Playthrough.random(GAME, options, new SplittableRandom(seed), LONGEST));
  }

  @ParameterizedTest
  @MethodSource("kept")
  void aKeptGameIsTheSameByTheReference(Playthrough played) {
    agrees(played);
  }

  private static void agrees(Playthrough played) {
    Map<String, List<String>> decks = played.chance();
    SecondProgram.agrees(new GravityReference(decks.get("white"), decks.get("black")), played);
  }
}
