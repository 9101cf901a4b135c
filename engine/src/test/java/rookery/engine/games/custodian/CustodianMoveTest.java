package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.custodian.Positions.RECRUIT;
import static rookery.engine.games.custodian.Positions.move;
import static rookery.engine.games.custodian.Positions.position;
import static rookery.engine.games.custodian.Positions.white;
import static rookery.engine.kit.script.Script.told;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Choice;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;

class CustodianMoveTest {
  @Test
  void theMenusAskForPieceAndTarget() {
    PlayableState<CustodianSituation> state =
        white(
            """
            ......k
            .......
            .......
            Rp.....
            ..R....
            .......
            K......
            """);
    assertEquals(
        List.of(
            new Choice("Which piece?", "c3", "Rook c3"),
            Choice.capture(
                "Where to?",
                Square.named("c4"),
                "%s, %s",
                Square.named("c4"),
                "capturing the pawn on b4 with help from the rook on a4")),
        move(state, "c3c4").path());
    assertEquals("c5", move(state, "c3c5").path().get(1).label());
  }

  @Test
  void theMenusAskWhatAPawnBecomes() {
    PlayableState<CustodianSituation> state =
        white(
            """
            .......
            .pP....
            B......
            .......
            .......
            .......
            K.....k
            """);
    assertEquals(
        List.of(
            new Choice("Which piece?", "c6", "Pawn c6"),
            Choice.capture(
                "Where to?",
                Square.named("c7"),
                "%s, %s",
                Square.named("c7"),
                "capturing the pawn on b6 with help from the bishop on a5"),
            new Choice("What does the pawn become?", "N", "Knight")),
        move(state, "c6c7=N").path());
  }

  @Test
  void theMenusSayThatAKingCastles() {
    PlayableState<CustodianSituation> state =
        white(
            """
            ...k...
            .......
            .......
            .......
            .......
            .......
            ...K..R
            """);
    assertEquals("f1, castling with the rook on g1", move(state, "d1f1").path().get(1).label());
  }

  @Test
  void recruitingIsCalledThat() {
    PlayableState<CustodianSituation> state =
        position(
            RECRUIT,
            Colour.WHITE,
            """
            ......k
            .....p.
            .......
            Rn.pR..
            ..R....
            .......
            K......
            """);
    assertEquals(
        "c4, recruiting the knight on b4 and the pawn on d4",
        move(state, "c3c4").path().get(1).label());
  }

  @Test
  void manyVictimsAreNamedByTheirSquares() {
    CustodianMove capture = taking("a1", "b2", "c3", "d4", "e5");
    assertEquals(
        "g2, capturing the pieces on a1, b2, c3, d4 and e5", capture.path().get(1).label());
  }

  @Test
  void aPartnerIsNamedOnceForAllThatItCapturesWith() {
    PlayableState<CustodianSituation> state =
        white(
            """
            ......k
            .......
            .......
            ..pN...
            ...p...
            .......
            K.R....
            """);
    assertEquals(
        "c3, capturing the pawns on d3 and c4 with help from the knight on d4",
        move(state, "c1c3").path().get(1).label());
  }

  @Test
  void aLabelWithEveryNeighbourCapturedFitsAMenu() {
    CustodianMove capture = taking("a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3");
    assertTrue(capture.path().get(1).label().length() <= 100);
  }

  @Test
  void theLogSaysWhatWasDone() {
    PlayableState<CustodianSituation> state =
        white(
            """
            ......k
            .....P.
            .......
            Rp.....
            ..R....
            .......
            ...K..R
            """);
    assertEquals(
        "White: rook c3-c4, capturing the pawn on b4. The rook on a4 helped.", told(state, "c3c4"));
    assertEquals("White: pawn f6-f7, promoting to a bishop.", told(state, "f6f7=B"));
    assertEquals("White castled (king to f1 and rook to e1).", told(state, "d1f1"));
    String alt = Script.played(state, "d1f1").view(Viewer.SPECTATOR).alt();
    assertTrue(alt.endsWith("Last move: White castled (king to f1 and rook to e1)."), alt);
  }

  @Test
  void theLogSaysAsWhatPawnsAndKingsCapture() {
    PlayableState<CustodianSituation> state =
        white(
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
        "White: pawn b3-b4, capturing the pawn on c3. The king on d4 helped.", told(state, "b3b4"));
  }

  private static CustodianMove taking(String... squares) {
    List<CapturedPiece> taken =
        List.of(squares).stream()
            .map(Square::named)
            .map(square -> new CapturedPiece(square, 'b', Square.at(square.file(), 6), 'N'))
            .toList();
    return new CustodianMove(
        'N', Square.named("e1"), Square.named("g2"), Optional.empty(), taken, false);
  }
}
