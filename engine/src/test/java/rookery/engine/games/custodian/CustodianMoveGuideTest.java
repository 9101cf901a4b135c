package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Explanation;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;

/**
 * A move is explained before it's played: with whom it captures, as what, and what could follow.
 */
class CustodianMoveGuideTest {
  private static Action move(State state, String text) {
    return state.find(TwoColourSeats.WHITE, text).orElseThrow();
  }

  private static String explained(State state, String text) {
    return move(state, text).explained().orElseThrow().told().plain();
  }

  @Test
  void aCaptureIsExplainedByWhatEachOfThePairCountsAs() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            ...K...
            .Pp....
            .......
            .......
            """);
    assertEquals(
        "After a straight step, the pawn counts as a bishop. The king on d4 stays and counts as a"
            + " knight. The pawn on b4 and the king on d4 capture the pawn on c3: both stand"
            + " diagonally"
            + " next to the enemy, at neighbouring corners.",
        explained(state, "b3b4"));
  }

  @Test
  void aPawnThatStaysIsSaidToCopyTheOther() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            N......
            ..pP...
            .......
            K......
            """);
    assertEquals(
        "The pawn on d3 stays and counts as a knight, like the piece that moves. The knight on b2"
            + " and the pawn on d3 capture the pawn on c3: one stands beside the enemy and the"
            + " other diagonally next to it, a knight's move apart.",
        explained(state, "a4b2"));
  }

  @Test
  void ofAQuietMoveItIsSaidWhatCouldFollow() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            ..p....
            P......
            ....N..
            K......
            """);
    assertEquals(
        "That move doesn't capture anything, but next turn you could capture the pawn on c4 by"
            + " playing pawn a3-b4 with the knight on c3 (the moving pawn counts as a rook). Then"
            + " both stand beside the"
            + " enemy, on neighbouring sides.",
        explained(state, "e2c3"));
    assertEquals(Optional.empty(), move(state, "a1a2").explained());
  }

  @Test
  void whoCouldCaptureThePieceThereIsToldAndDrawn() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            N......
            r..r...
            .......
            K......
            """);
    Explanation exposure = move(state, "a4c3").exposure().orElseThrow();
    assertEquals(
        "There Black could capture your knight by playing rook a3-b3 with the rook on" + " d3.",
        exposure.told().plain());
    assertEquals(
        List.of(
            Mark.arrow(Square.named("a3"), Square.named("b3"), "red"),
            Mark.bow(Square.named("d3"), Square.named("c3"), "red")),
        exposure.marks());
    assertEquals(Optional.empty(), move(state, "a4b6").exposure());
  }
}
