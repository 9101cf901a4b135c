package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.engine.games.fluid.DrawnFluid.BLACK;
import static rookery.engine.games.fluid.DrawnFluid.start;
import static rookery.engine.games.fluid.DrawnFluid.state;
import static rookery.engine.games.fluid.DrawnFluid.white;
import static rookery.engine.kit.script.Script.refusal;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.board.Colour;
import rookery.engine.games.fluid.move.Promotions;
import rookery.engine.play.SceneState;

/** What a player is told whose move is not possible. */
class FluidRefusalTest {
  private static final SceneState<FluidScene> BUSY =
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
  void severalPiecesOnASquareAreSpokenOfAsSeveral() {
    assertEquals("The rook and knight on c8 aren't yours.", refusal(BUSY, "c8d8"));
    assertEquals("The queen on d6 isn't yours.", refusal(BUSY, "d6d5"));
    assertEquals(
        "Two knights stand on f3. Start with the letter of one to move it alone; without a"
            + " letter both move.",
        refusal(BUSY, "Rf3f4"));
  }

  @Test
  void whereOnlyOtherCompanyGoesTheTextForItIsGiven() {
    assertEquals(
        "The bishop can't go there alone. You can play `Rg2g7` or `g2g7`.", refusal(BUSY, "Bg2g7"));
  }

  @Test
  void whatIsCapturedOrPromotedMustBeSaid() {
    assertEquals(
        "Say which of the two is captured. You can play `d2d6xB` or `d2d6xR`.",
        refusal(BUSY, "d2d6"));
    assertEquals(
        "Say what the pawn becomes. You can play `b7b8=B`, `b7b8=N`, `b7b8=Q` or `b7b8=R`.",
        refusal(BUSY, "b7b8"));
    assertEquals("You can play `a1b1`.", refusal(BUSY, "a1b1Q"));
  }

  @Test
  void squaresWithoutRoomAreNamed() {
    assertEquals(
        "Your own pawn stands on e4, and nothing can join a pawn. The pieces on g2 can go to"
            + " a2, b2, c2, d2, e2, f1, f2, g1, g3, g4, g5, g6 and 5 other squares.",
        refusal(BUSY, "Bg2e4"));
    assertEquals(
        "Two of your pieces are already on g2, and a square has no room for more. The rook on"
            + " d2 can go to a2, b2, c2, d1, d3, d4, d5, d6, e2 or f2.",
        refusal(BUSY, "d2g2"));
    SceneState<FluidScene> pair =
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
        "Your own pawn stands on b3, and nothing can join a pawn. The pieces on b2 can go to"
            + " a2, c2, d2, e2, f2, g2 or h2.",
        refusal(pair, "Rb2b3"));
  }

  @Test
  void aPieceThatIsNamedWithItsTargetIsToldTheSame() {
    // Any of three rooks.
    assertEquals("Say which rook goes to e1: `Rd1e1` or `h1e1`.", refusal(start(), "Re1"));
  }

  @Test
  void pawnsKeepToTheirs() {
    SceneState<FluidScene> room =
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
        "An enemy would stay on c8, which leaves no room for the two pieces a pawn becomes. The"
            + " pawn on b7 can go to b8.",
        refusal(room, "b7c8"));
    assertEquals(
        "A pawn can't share a square with a piece of its own side, and one stands on d4. The"
            + " pawn on e3 can go to e4.",
        refusal(room, "e3d4"));
  }

  @Test
  void movesThatLeaveTheKingInCheckSayWhence() {
    SceneState<FluidScene> state =
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
        "That would leave your king on d1 open to capture from d8. The rook on d2 can go to d3,"
            + " d4, d5, d6, d7 or d8.",
        refusal(state, "d2e2"));
    assertEquals(
        "That would leave your king on c1 open to capture from b3 and h6. The king on d1 can go"
            + " to c2, e1 or e2.",
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
        "You can't castle out of check, or across or onto an attacked square.",
        refusal(white(rows), "OO"));
    assertEquals(
        "To castle, type `O-O-O`. The king on e1 can go to d1, d2 or e2.",
        refusal(white(rows), "e1c1"));
    assertEquals(
        "You can't castle out of check, or across or onto an attacked square. The king on e1"
            + " can go to d1, d2 or e2.",
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
}
