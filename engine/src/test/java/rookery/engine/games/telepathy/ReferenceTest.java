package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The game and its slow twin agree on every position, action and ending. */
class ReferenceTest {
  /** {@code -Dreference.rounds=500} looks longer. */
  private static final int ROUNDS = Integer.getInteger("reference.rounds", 8);

  static Stream<Integer> seeds() {
    return Stream.iterate(0, seed -> seed + 1).limit(ROUNDS);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void randomGamesAgree(int seed) {
    RandomGenerator random = new SplittableRandom(seed);
    Reference reference = new Reference();
    Played played = Played.start();
    StringBuilder course = new StringBuilder();
    agree(reference, played, course);
    while (played.ending().isEmpty()) {
      String ply = drawn(reference.legal(), random, seed);
      course.append(ply).append(", ");
      reference.play(ply.substring(3));
      played = played.then(ply);
      agree(reference, played, course);
    }
  }

  /** Any ply equally likely; in every third game mostly those that keep pieces on the board. */
  private static String drawn(
      SortedMap<String, List<String>> legal, RandomGenerator random, int seed) {
    List<String> plies =
        legal.entrySet().stream()
            .flatMap(entry -> entry.getValue().stream().map(text -> entry.getKey() + " " + text))
            .toList();
    String ply = plies.get(random.nextInt(plies.size()));
    if (seed % 3 == 0 && ply.contains(" card ")) {
      return plies.stream().filter(p -> p.endsWith("card C")).findFirst().orElse(ply);
    }
    return ply;
  }

  private static void agree(Reference reference, Played played, CharSequence course) {
    assertEquals(reference.position(), played.state().position(), course::toString);
    SortedMap<String, List<String>> legal = new TreeMap<>();
    played.mayAct().forEach(id -> legal.put(id, played.legal(id)));
    assertEquals(reference.legal(), legal, course::toString);
    assertEquals(reference.ending, played.ending(), course::toString);
    List<String> winners =
        reference.winner.isEmpty()
            ? List.of()
            : List.of(reference.winner + "1", reference.winner + "2");
    assertEquals(winners, played.winners(), course::toString);
  }
}
