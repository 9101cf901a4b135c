package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.engine.games.fluid.DrawnFluid.BLACK;
import static rookery.engine.games.fluid.DrawnFluid.WHITE;
import static rookery.engine.games.fluid.DrawnFluid.start;
import static rookery.engine.games.fluid.DrawnFluid.state;
import static rookery.engine.games.fluid.DrawnFluid.white;
import static rookery.engine.kit.script.Script.played;
import static rookery.engine.kit.script.Script.refusal;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.board.Colour;
import rookery.engine.games.fluid.move.Promotions;
import rookery.engine.play.Moment;

/** What a player is told whose move is not possible. */
class FluidRefusalTest {
  private static final Moment<FluidScene> BUSY =
      white(
          """
          ..(rn)...k.
          .P......
          ...(rb)....
          ........
          ....P...
          .....(NN)..
          ...R..(RB).
          R.B.K...
          """);

  @Test
  void squaresThatDoNotExistAreNamed() {
    assertEquals("There is no square e9: the board goes from a1 to h8.", refusal(start(), "e2e9"));
  }

  @Test
  void onlyOwnPiecesMove() {
    assertEquals("There is no piece on e4.", refusal(start(), "e4e5"));
    assertEquals("The pawn on e7 is not yours.", refusal(start(), "e7e5"));
    assertEquals(
        "A move cannot end where it began. It can go to e3 or e4.", refusal(start(), "e2e2"));
  }

  @Test
  void aLetterIsForOneOfTwo() {
    assertEquals(
        "The rook is your only piece on a1, so its moves are written without the letter.",
        refusal(start(), "Ra1b1"));
    assertEquals("Your piece on a1 is a rook.", refusal(start(), "Na1b1"));
    assertEquals(
        "On d1 stand a rook and a bishop. The letter says which of them goes alone; without one"
            + " both go.",
        refusal(start(), "Nd1c1"));
  }

  @Test
  void severalPiecesOnASquareAreSpokenOfAsSeveral() {
    assertEquals("The rook and knight on c8 are not yours.", refusal(BUSY, "c8d8"));
    assertEquals("The queen on d6 is not yours.", refusal(BUSY, "d6d5"));
    assertEquals(
        "On f3 stand two knights. The letter says which of them goes alone; without one both go.",
        refusal(BUSY, "Rf3f4"));
  }

  @Test
  void whereOnlyOtherCompanyGoesTheTextForItIsGiven() {
    assertEquals(
        "They cannot go there together. What is possible: Rd1c1.", refusal(start(), "d1c1"));
    assertEquals(
        "The bishop cannot go there alone. What is possible: Rg2g7 or g2g7.",
        refusal(BUSY, "Bg2g7"));
  }

  @Test
  void whatIsCapturedOrPromotedMustBeSaid() {
    assertEquals(
        "Say which of the two is captured. What is possible: d2d6xB or d2d6xR.",
        refusal(BUSY, "d2d6"));
    assertEquals(
        "Say what the pawn becomes. What is possible: b7b8=B, b7b8=N, b7b8=Q or b7b8=R.",
        refusal(BUSY, "b7b8"));
    assertEquals("What is possible: a1b1.", refusal(BUSY, "a1b1Q"));
  }

  @Test
  void squaresWithoutRoomAreNamed() {
    assertEquals(
        "Your own pawn stands on e4, and nothing joins a pawn. It can go to a2, b2,"
            + " c2, d2, e2, f1, f2, g1, g3, g4, g5, g6 and 5 other squares.",
        refusal(BUSY, "Bg2e4"));
    assertEquals(
        "Two of your pieces stand on g2, and a square holds no more. It can go to"
            + " a2, b2, c2, d1, d3, d4, d5, d6, e2 or f2.",
        refusal(BUSY, "d2g2"));
    Moment<FluidScene> pair =
        white(
            """
            .k......
            ........
            ........
            ........
            ........
            .P......
            .(RR)......
            .(KB)......
            """);
    assertEquals(
        "Your own pawn stands on b3, and nothing joins a pawn. It can go to a2, c2,"
            + " d2, e2, f2, g2 or h2.",
        refusal(pair, "Rb2b3"));
  }

  @Test
  void waysThatAreBlockedAreNamed() {
    assertEquals(
        "The way from a1 to a4 is blocked. A piece passes empty squares and single"
            + " pieces of your own, but no pawn, no pair and no enemy. It can go to b1 or"
            + " c1.",
        refusal(start(), "a1a4"));
    assertEquals(
        "The way from d1 to d5 is blocked. Two that go together pass empty squares"
            + " only. It can go to a1, b1, c1, e1, f1, g1 or h1.",
        refusal(start(), "d1d5"));
  }

  @Test
  void fl10AKnightThatIsBlockedIsToldByWhichSquares() {
    assertEquals(
        "A knight does not jump: g2 or f2 would have to let it through. It has no move now.",
        refusal(start(), "g1f3"));
  }

  @Test
  void aPieceThatIsNamedWithItsTargetIsToldTheSame() {
    assertEquals(refusal(start(), "g1f3"), refusal(start(), "Nf3"));
    assertEquals(refusal(start(), "d1d4"), refusal(start(), "Qd4"));
    assertEquals(refusal(start(), "c1e3"), refusal(start(), "Be3"));
    // Any of three rooks.
    assertEquals("Say which rook goes to e1: Rd1e1 or h1e1.", refusal(start(), "Re1"));
    assertEquals("None of your knights can go to f5.", refusal(start(), "Nf5"));
  }

  @Test
  void piecesKeepToTheirMoves() {
    assertEquals(
        "A rook moves along ranks and files. It can go to b1 or c1.", refusal(start(), "a1b3"));
    assertEquals("A bishop moves along diagonals. It has no move now.", refusal(start(), "c1c3"));
    assertEquals("A king moves one square. It can go to f1.", refusal(start(), "e1e3"));
    assertEquals(
        "A knight goes one square straight and one slanting, in either order, always outwards. It has no move now.",
        refusal(start(), "b1b3"));
    assertEquals(
        "Neither of the two on d1, rook and bishop, moves like that. It can go to a1, b1, c1, e1, f1, g1 or h1.",
        refusal(start(), "d1e3"));
  }

  @Test
  void pawnsKeepToTheirs() {
    assertEquals(
        "A pawn goes diagonally only to capture. It can go to e3 or e4.", refusal(start(), "e2d3"));
    assertEquals(
        "A pawn steps to empty squares only. It has no move now.",
        refusal(played(start(), "e2e4", "e7e5"), "e4e5"));
    assertEquals(
        "A pawn moves one square straight forward, or two from where it starts, and"
            + " captures diagonally forward. It can go to e3 or e4.",
        refusal(start(), "e2e5"));
    Moment<FluidScene> room =
        state(
            Promotions.DOUBLE,
            Colour.WHITE,
            """
            ..(rn)...k.
            .P......
            ........
            ........
            ...(Nr)....
            ....P...
            ........
            K.......
            """);
    assertEquals(
        "One enemy would stay on c8, which leaves no room for the two pieces a pawn becomes. It can go to b8.",
        refusal(room, "b7c8"));
    assertEquals(
        "A pawn shares no square with a piece of its own side, and one stands on d4. It can go to e4.",
        refusal(room, "e3d4"));
  }

  @Test
  void movesThatLeaveTheKingInCheckSayWhence() {
    Moment<FluidScene> state =
        white(
            """
            k..r....
            ........
            ........
            ........
            ........
            ........
            ...R...b
            ...K....
            """);
    assertEquals(
        "After that your king on d1 could be captured from d8. It can go to d3, d4,"
            + " d5, d6, d7 or d8.",
        refusal(state, "d2e2"));
    assertEquals(
        "After that your king on c1 could be captured from b3 and h6. It can go to c2, e1 or e2.",
        refusal(
            white(
                """
                k.......
                ........
                .......b
                ........
                ........
                .n......
                ........
                ...K....
                """),
            "d1c1"));
  }

  @Test
  void castlingIsRefusedWithTheReason() {
    assertEquals(
        "To castle, king and rook slide through empty squares and your own single pieces, pawns"
            + " excepted; g1 or f1 must be empty.",
        refusal(start(), "OO"));
    assertEquals(
        "O-O-O is over: it takes a king and a rook that have stood on e1 and a1 from the start.",
        refusal(played(start(), "a1b1", "a7a6", "Rb1a1", "a6a5"), "OOO"));
    String rows =
        """
        k....r..
        ........
        ........
        ........
        ........
        ........
        ........
        R...K..R
        """;
    assertEquals(
        "You cannot castle out of check, or across or onto an attacked square.",
        refusal(white(rows), "OO"));
    assertEquals(
        "To castle, write O-O-O. It can go to d1, d2 or e2.", refusal(white(rows), "e1c1"));
    assertEquals(
        "You cannot castle out of check, or across or onto an attacked square."
            + " It can go to d1, d2 or e2.",
        refusal(white(rows), "e1g1"));
  }

  @Test
  void whoeverIsNotToMoveIsToldNothingOfMoves() {
    assertEquals(Optional.empty(), start().refusal(BLACK, "e7e9"));
  }

  @Test
  void aSquareAloneIsThePawnsOfItsFile() {
    assertEquals(refusal(start(), "e2e5"), refusal(start(), "e5"));
    assertEquals(refusal(start(), "d2e5"), refusal(start(), "de5"));
  }

  @Test
  void textsThatNameNoSquaresAreToldHowAMoveIsWritten() {
    assertEquals(
        Optional.of("Write a move by its two squares, as in a1b1, or as chess players do."),
        start().refusal(WHITE, "hello"));
  }
}
