package rookery.engine.games.telepathy;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.exchange.Playthrough;
import rookery.engine.exchange.Ply;
import rookery.engine.kit.script.SecondProgram;
import rookery.engine.option.Options;

/** The game and its slow twin agree on every position, action and ending. */
class TelepathyReferenceTest {
  /** {@code -Dreference.rounds=500} looks longer. */
  private static final int ROUNDS = Integer.getInteger("reference.rounds", 8);

  private static final int LONGEST = 2500;
  private static final TelepathyGame GAME = new TelepathyGame();
  private static final Options OPTIONS = Options.of(GAME.options(), Map.of());

  static List<Playthrough> kept() {
    return SecondProgram.kept(GAME);
  }

  static Stream<Integer> seeds() {
    return Stream.iterate(0, seed -> seed + 1).limit(ROUNDS);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aRandomGameIsTheSameByTheReference(int seed) {
    RandomGenerator random = new SplittableRandom(seed);
    Playthrough played =
        SecondProgram.played(
            GAME, OPTIONS, random, LONGEST, legal -> drawn(legal, random, seed % 3 == 0));
    SecondProgram.agrees(new TelepathyReference(), played);
  }

  @ParameterizedTest
  @MethodSource("kept")
  void aKeptGameIsTheSameByTheReference(Playthrough played) {
    SecondProgram.agrees(new TelepathyReference(), played);
  }

  /**
   * Any ply equally likely.
   *
   * @param sparing whether cards that keep pieces on the board come first
   */
  private static Ply drawn(List<Ply> legal, RandomGenerator random, boolean sparing) {
    Ply ply = legal.get(random.nextInt(legal.size()));
    return sparing && ply.action().text().startsWith("card ")
        ? legal.stream().filter(p -> p.action().text().equals("card C")).findFirst().orElse(ply)
        : ply;
  }
}
