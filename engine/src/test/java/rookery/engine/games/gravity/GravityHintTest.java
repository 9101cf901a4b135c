package rookery.engine.games.gravity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.kit.script.Script;

/** What a hint says of where pieces could be captured agrees with the marks on the board. */
class GravityHintTest {
  /** White is far ahead, and from a8 or c8 a knight could capture White's king on b6. */
  private static State adding() {
    return Script.played(
        DrawnGravity.turn(
            15,
            """
            . . . . . . . .
            . K . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . R R R
            . . . . . R R R
            . . . . . R R R
            """),
        "b7b6");
  }

  @Test
  void noSquareIsAdvisedFromWhichTheAddedPieceCouldCapture() {
    State state = adding();
    List<Action> legal = state.legal(state.mayAct().iterator().next());
    assertTrue(legal.stream().anyMatch(Action::isExposed), "some squares are marked");
    String advised = ComputerChoices.advised(new GravityGame(), state, "W");
    assertFalse(Script.action(state, advised).isExposed(), advised);
  }

  @Test
  void theSameRuestionHasTheSameAnswer() {
    State state = adding();
    assertEquals(
        ComputerChoices.advised(new GravityGame(), state, "W"),
        ComputerChoices.advised(new GravityGame(), adding(), "W"));
  }

  @Test
  void whatAMoveScoresAtOnceIsKnown() {
    State state =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . . . . .
            . R . . . n . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . r . . . . . .
            . r . . . . . .
            . r . . . . . .
            """);
    assertEquals(4, Script.action(state, "b7b4").points());
    assertEquals(0, Script.action(state, "b7b5").points());
    assertEquals(1, Script.action(state, "b7f7").points());
  }
}
