package rookery.engine.kit.script;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;

/** Random games too; {@code -Dreference.games=2000} looks longer. */
public interface WholeGames extends KeptGames {
  /** How many are usually played. */
  int games();

  /** How many actions each has at most. */
  int longest();

  /** What is chosen for the game of that seed. */
  default Options options(int seed) {
    return Options.of(game().options(), Map.of());
  }

  /** Such a game. */
  default Playthrough played(Options options, RandomGenerator random) {
    return Playthrough.random(game(), options, random, longest());
  }

  default IntStream seeds() {
    return IntStream.range(0, Integer.getInteger("reference.games", games()));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  default void aRandomGameIsTheSameByTheReference(int seed) {
    Playthrough played = played(options(seed), new SplittableRandom(seed));
    ReferenceProgram.agrees(second(played), played);
  }
}
