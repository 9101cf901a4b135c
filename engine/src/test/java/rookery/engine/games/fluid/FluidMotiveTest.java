package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.kit.script.Script;
import rookery.engine.motive.MoveMotive;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
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

  @Test
  void whoeverGuardsWhatAMoveAimsAtStandsThereNow() {
    RandomGenerator random = new SplittableRandom(8);
    int told = 0;
    for (int game = 0; game < 6; game++) {
      State state = DrawnFluid.start();
      for (int ply = 0; ply < 40 && state.result().isEmpty(); ply++) {
        Seat seat = state.mayAct().iterator().next();
        List<Action> legal = List.copyOf(state.legal(seat));
        Action action = legal.get(random.nextInt(legal.size()));
        for (Sentence detail : new MoveMotive(seat, state, action, PieceType.NAMES).details()) {
          if (detail.format().endsWith("guards.")) {
            told++;
            String guard = (String) detail.arguments().get(1);
            String square = guard.substring(guard.length() - 2);
            FluidPosition now = ((FluidSituation) ((PlayableState<?>) state).situation()).truth();
            int there = now.at(Geometry.CHESS.number(Square.named(square)));
            assertEquals("the %s on %s".formatted(FluidNames.of(there), square), guard);
          }
        }
        state = state.play(seat, action);
      }
    }
    assertTrue(told > 0);
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
