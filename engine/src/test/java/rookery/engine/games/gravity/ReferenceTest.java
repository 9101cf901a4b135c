package rookery.engine.games.gravity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Options;
import rookery.engine.Result;
import rookery.engine.State;
import rookery.engine.exchange.Playthrough;
import rookery.engine.exchange.Ply;

/** Whole games, played at random, are the same by the {@link Reference}. */
class ReferenceTest {
  private static final int GAMES = Integer.getInteger("reference.games", 60);
  private static final int LONGEST = 400;
  private static final GravityGame GAME = new GravityGame();

  static IntStream seeds() {
    return IntStream.range(0, GAMES);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aRandomGameIsTheSameByTheReference(int seed) {
    Playthrough played =
        Playthrough.random(
            GAME, Options.of(GAME.options(), Map.of()), new SplittableRandom(seed), LONGEST);
    Reference reference = new Reference(played.chance().get("white"), played.chance().get("black"));
    for (int i = 0; i < played.states().size(); i++) {
      assertSame(reference, played.states().get(i), "before action " + i);
      if (i < played.plies().size()) {
        reference.play(played.plies().get(i).action().text());
      }
    }
  }

  private static void assertSame(Reference reference, State state, String when) {
    assertEquals(reference.position(), state.position(), when);
    List<String> legal =
        Ply.legal(state, GAME.seats(Options.of(List.of(), Map.of()))).stream()
            .map(ply -> ply.action().text())
            .toList();
    assertEquals(List.copyOf(reference.legal()), legal, when);
    assertEquals(reference.result(), state.result().map(ReferenceTest::words).orElse(""), when);
  }

  private static String words(Result result) {
    String winner = result instanceof Result.Win win ? win.winners().get(0).id() : "-";
    return winner + " " + result.reason();
  }
}
