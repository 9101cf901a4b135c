package rookery.engine.solo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.State;
import rookery.engine.cards.Dealer;

class SoloSolverTest {
  private static final int STEPS = 400;

  static List<SoloGame> games() {
    return SoloGame.all();
  }

  private static State dealt(SoloGame game, int seed) {
    return Dealer.of(new SplittableRandom(seed)).deal(game.game().start(game.options()));
  }

  private static Optional<SoloSolver.Found> found(SoloGame game, State start, int steps) {
    AtomicInteger asked = new AtomicInteger();
    return SoloSolver.of(
        game, start, new SplittableRandom(1), () -> asked.incrementAndGet() > steps);
  }

  @Test
  void threeGamesArePlayedAlone() {
    assertEquals(
        List.of("cooperative", "parade", "neighbour"),
        games().stream().map(solo -> solo.game().id()).toList());
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsFoundCanBePlayedAndEndsWithThatScore(SoloGame game) {
    State at = dealt(game, 3);
    SoloSolver.Found found = found(game, at, STEPS * 10).orElseThrow();
    for (String text : found.actions()) {
      Action action = at.find(game.seat(), text).orElseThrow();
      at = at.play(game.seat(), action);
    }
    assertEquals(found.score(), ((Result.Score) at.result().orElseThrow()).score());
  }

  @ParameterizedTest
  @MethodSource("games")
  void moreTimeIsNeverWorse(SoloGame game) {
    State start = dealt(game, 5);
    int few = found(game, start, STEPS * 4).orElseThrow().score();
    int more = found(game, start, STEPS * 10).orElseThrow().score();
    assertTrue(more >= few, few + " after few steps, " + more + " after more");
  }

  @Test
  void withoutTimeNothingIsFound() {
    SoloGame game = games().get(0);
    assertEquals(Optional.empty(), found(game, dealt(game, 1), 0));
  }
}
