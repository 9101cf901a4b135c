package rookery.engine.games.neighbour;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.exchange.Playthrough;
import rookery.engine.kit.script.SecondProgram;
import rookery.engine.option.Options;

/** Whole games of every minimum are the same by the {@link NeighbourReference}. */
class NeighbourReferenceTest {
  /** {@code -Dreference.games=2000} looks longer. */
  private static final int GAMES = Integer.getInteger("reference.games", 60);

  private static final int LONGEST = 100;
  private static final NeighbourGame GAME = new NeighbourGame();

  static IntStream seeds() {
    return IntStream.range(0, GAMES);
  }

  static List<Playthrough> kept() {
    return SecondProgram.kept(GAME);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aRandomGameIsTheSameByTheReference(int seed) {
    String minimum = Integer.toString(2 + seed % 15);
    Options options = Options.of(GAME.options(), Map.of("minimum", minimum));
    Playthrough played = Playthrough.random(GAME, options, new SplittableRandom(seed), LONGEST);
    SecondProgram.agrees(reference(played), played);
  }

  @ParameterizedTest
  @MethodSource("kept")
  void aKeptGameIsTheSameByTheReference(Playthrough played) {
    SecondProgram.agrees(reference(played), played);
  }

  private static NeighbourReference reference(Playthrough played) {
    return new NeighbourReference(
        played.options().number("minimum"),
        played.chance().get("pieces"),
        played.chance().get("positions"));
  }
}
