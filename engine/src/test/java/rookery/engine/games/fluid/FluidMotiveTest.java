package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.text.Sentence;

/** Why a move is good where two pieces stand on a square. */
class FluidMotiveTest {
  /** Black's queen has captured White's on f3. */
  private static final String TO_F3 = "e2e4, e7e5, d1f3, d8f6, f1c4, f6f3";

  @Test
  void whatWouldCaptureNextIsCapturedFirst() {
    assertEquals(
        Optional.of("It captures the bishop, which could otherwise capture your rook."),
        why(TO_F3, "g2f3xB"));
  }

  @Test
  void aPairThatCapturesTwoIsToldSo() {
    assertEquals(
        Optional.of("It captures both halves of the queen."),
        why("e2e4, e7e5, d1f3, d8f6", "f3f6"));
  }

  @Test
  void aNewQueenIsToldOf() {
    assertEquals(Optional.of("It makes a queen."), why("e2e4, e7e5", "h1f1"));
  }

  @Test
  void otherMovesHaveNoSuchReason() {
    assertEquals(Optional.empty(), why("e2e4, e7e5", "d2d4"));
  }

  private static Optional<String> why(String moves, String move) {
    FluidGame game = new FluidGame();
    State before = Script.played(DrawnFluid.start(), moves);
    State after = Script.played(before, move);
    return game.evaluation(Options.of(game.options(), Map.of()))
        .why(before, after)
        .map(Sentence::plain);
  }
}
