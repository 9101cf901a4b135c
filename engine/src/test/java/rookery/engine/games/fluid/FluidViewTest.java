package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.fluid.DrawnFluid.BLACK;
import static rookery.engine.games.fluid.DrawnFluid.WHITE;
import static rookery.engine.games.fluid.DrawnFluid.start;
import static rookery.engine.games.fluid.DrawnFluid.white;
import static rookery.engine.kit.script.Script.played;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.play.PlayableState;
import rookery.engine.text.Sentences;

/** What people see and read of a game. */
class FluidViewTest {
  private static View seen(PlayableState<FluidSituation> state) {
    return state.view(Viewer.SPECTATOR);
  }

  private static Mark last(String... squares) {
    return Mark.last(List.of(squares).stream().map(Square::named).toList());
  }

  @Test
  void theQueenIsDrawnAsARookAndABishop() {
    Diagram diagram = seen(start()).diagram();
    assertEquals(
        new Cell.Pair(new Cell.Piece('R'), new Cell.Piece('B')), diagram.at(Square.named("d1")));
    assertEquals(
        new Cell.Pair(new Cell.Piece('r'), new Cell.Piece('b')), diagram.at(Square.named("d8")));
    assertEquals(new Cell.Piece('k'), diagram.at(Square.named("e8")));
    assertEquals(new Cell.Empty(), diagram.at(Square.named("e4")));
  }

  @Test
  void blackSeesTheBoardFromItsSide() {
    assertEquals(Colour.BLACK, start().view(Viewer.of(BLACK)).diagram().seenFrom());
    assertEquals(Colour.WHITE, start().view(Viewer.of(WHITE)).diagram().seenFrom());
    assertEquals(Colour.WHITE, seen(start()).diagram().seenFrom());
  }

  @Test
  void theAltTextNamesThePiecesAndWhoShares() {
    assertEquals(
        "It's White's turn. White: king e1; rooks a1, d1, h1; bishops c1, d1, f1; knights b1, g1;"
            + " pawns a2, b2, c2, d2, e2, f2, g2, h2. Black: king e8; rooks a8, d8, h8; bishops"
            + " c8, d8, f8; knights b8, g8; pawns a7, b7, c7, d7, e7, f7, g7, h7. Squares with"
            + " two pieces: d1, d8.",
        seen(start()).alt());
  }

  @Test
  void theLastMoveIsMarkedAndTold() {
    View view = seen(played(start(), "Rd1b1"));
    assertEquals(List.of(last("d1", "b1")), view.diagram().marks());
    assertTrue(
        view.alt()
            .endsWith(
                "Last move: White's rook d1-b1, leaving the bishop behind and joining the knight."),
        view.alt());
  }

  @Test
  void castlingMarksFourSquares() {
    PlayableState<FluidSituation> state =
        white(
            """
            ........
            ........
            ......k.
            ........
            ........
            ........
            ........
            R...K..R
            """);
    View view = seen(played(state, "O-O"));
    assertEquals(List.of(last("e1", "g1", "h1", "f1")), view.diagram().marks());
    assertTrue(
        view.alt().endsWith("Last move: White castled (king to g1 and rook to f1)."), view.alt());
  }

  @Test
  void aKingInCheckIsMarkedAndNamed() {
    PlayableState<FluidSituation> state =
        white(
            """
            k..r....
            ........
            ........
            ........
            ........
            ........
            ...(KN)....
            ........
            """);
    View view = state.view(Viewer.of(WHITE));
    assertEquals(
        List.of(
            Mark.check(Square.named("d2")),
            Mark.arrow(Square.named("d8"), Square.named("d2"), "red")),
        view.diagram().marks());
    assertEquals(
        "White is in check and must get out of it. The rook on d8 attacks the king on d2.",
        view.status().plain());
    assertTrue(view.alt().endsWith("In check: the king on d2. Arrow: d8 to d2."), view.alt());
    assertEquals(
        Optional.of("Move your king: nothing else works."), view.task().map(Sentences::plain));
  }

  /** FL-8. */
  @Test
  void theStatusSaysLikeWhatAKingMovesThatSharesASquare() {
    assertEquals(
        "It's White's turn. White's king moves like its rook, too.",
        status(
            """
            k.......
            ........
            ........
            ........
            ........
            ........
            ...(KR)....
            ........
            """));
  }

  @Test
  void twoPiecesTogetherAttackTheKing() {
    PlayableState<FluidSituation> state =
        white(
            """
            k.......
            ........
            ........
            ........
            ........
            ........
            ...(rn)..K.
            ........
            """);
    assertEquals(
        "White is in check and must get out of it. The rook and knight on d2 attack the king on g2.",
        state.view(Viewer.of(WHITE)).status().plain());
  }

  @Test
  void theStatusSaysWhatCantMoveAsItProtectsTheKing() {
    assertEquals(
        "It's White's turn. White's knight on d3 can't move: it protects the king.",
        status(
            """
            k..r....
            ........
            ........
            ........
            ........
            ...N....
            ........
            ...K....
            """));
    assertEquals(
        "It's White's turn. White's pawn on c2 and knight on d3 can't move: they protect"
            + " the king.",
        status(
            """
            k..r....
            ........
            ........
            ........
            b.......
            ...N....
            ..P.....
            ...K....
            """));
  }

  @Test
  void whatIsBlockedOrCanStillMoveIsNoPinnedPiece() {
    assertEquals(
        "It's White's turn.",
        status(
            """
            k..r....
            ........
            ........
            ...p....
            ...P....
            ...R....
            ........
            ...K....
            """));
  }

  /** FL-4, FL-11: the pawn keeps the rook from the king's square as long as it stands there. */
  @Test
  void whatCouldOnlyCaptureAnEnemyBesideItsOwnKingIsNoPinnedPiece() {
    assertEquals(
        "It's White's turn. Both sides share e2.",
        status(
            """
            k...r...
            ........
            ........
            ........
            ........
            ........
            P...(Kp).P.
            .....B..
            """));
  }

  private static String status(String rows) {
    return seen(white(rows)).status().plain();
  }

  @Test
  void theStatusSaysWhereBothSidesStand() {
    PlayableState<FluidSituation> state =
        white(
            """
            k.......
            ........
            ...(nP)....
            ........
            ........
            .(Rb)......
            ........
            .K......
            """);
    assertEquals("It's White's turn. Both sides share b3 and d6.", seen(state).status().plain());
  }

  @Test
  void whoeverCanCaptureEnPassantReadsIt() {
    assertEquals(
        "It's White's turn. White can capture en passant with the pawn on e5.",
        seen(played(start(), "e2e4", "a7a6", "e4e5", "d7d5")).status().plain());
    assertEquals(
        "It's White's turn.",
        seen(played(start(), "e2e4", "d7d5", "e4e5", "a7a6")).status().plain());
  }

  @Test
  void theStatusNamesNothingThatIsGuarded() {
    assertEquals(
        "It's White's turn.",
        seen(played(start(), "d2d4", "e7e6", "a2a3", "d8f6")).status().plain());
  }

  @Test
  void whatIsInDangerIsLeftToItsOwnSentence() {
    PlayableState<FluidSituation> state =
        played(
            DrawnFluid.black(
                """
                ...(rb)k...
                ........
                ........
                ........
                ........
                ........
                P.......
                ....K..R
                """),
            "d8d5");
    assertEquals("It's White's turn.", seen(state).status().plain());
    assertEquals(
        Optional.of("In danger: your rook on h1 and your pawn on a2."),
        state.danger(WHITE).map(Explanation::told).map(Sentences::plain));
  }

  @Test
  void thePositionHasTheKeysOfThePage() {
    PlayableState<FluidSituation> state = played(start(), "e2e4");
    assertEquals(
        Set.of("position", "turn", "castling", "ep", "halfmove"), state.position().keySet());
    assertEquals(
        List.of(
            "rnb(rb)kbnr",
            "pppppppp",
            "........",
            "........",
            "....P...",
            "........",
            "PPPP.PPP",
            "RNB(RB)KBNR"),
        state.position().get("position"));
    assertEquals("black", state.position().get("turn"));
    assertEquals("KQkq", state.position().get("castling"));
    assertEquals("e3", state.position().get("ep"));
    assertEquals(null, start().position().get("ep"));
  }

  @Test
  void twoOnASquareAreWrittenInTheOrderOfThePage() {
    String rows =
        """
        k.......
        ........
        ...(nP)....
        ..(Rr).....
        .(rN)......
        .(Rb)...(RN)..
        ........
        .(KB)......
        """;
    assertEquals(List.of(rows.split("\n")), white(rows).position().get("position"));
  }

  @Test
  void endingsAreSaidInWords() {
    PlayableState<FluidSituation> mate =
        white(
            """
            k.......
            ........
            K.......
            ........
            ........
            ........
            ........
            ..R.....
            """);
    assertEquals(
        "Checkmate: White has won. The rook on c8 attacks the king on a8, and no move saves it.",
        seen(played(mate, "c1c8")).status().plain());
    assertEquals(
        "Stalemate: Black isn't in check but can't move. It's a draw.",
        seen(played(mate, "c1b1")).status().plain());
  }
}
