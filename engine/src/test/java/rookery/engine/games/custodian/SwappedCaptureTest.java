package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.engine.games.custodian.Positions.captured;
import static rookery.engine.games.custodian.Positions.position;
import static rookery.engine.games.custodian.Positions.with;

import org.junit.jupiter.api.Test;
import rookery.engine.board.Colour;

/** The option that swaps the places of knights with rooks and bishops. */
class SwappedCaptureTest {
  @Test
  void aRookAndAKnightCaptureFromCornersAtRightAngles() {
    CustodianState state =
        position(
            with("bishops", "swapped"),
            Colour.WHITE,
            """
            ......k
            .......
            .......
            ...p...
            ..N...R
            .......
            K......
            """);
    assertEquals("d4", captured(state, "g3e3"));
  }

  @Test
  void aKnightComesToARookOnACorner() {
    CustodianState state =
        position(
            with("bishops", "swapped"),
            Colour.WHITE,
            """
            ......k
            .......
            .......
            ...p...
            ....R..
            N......
            K......
            """);
    assertEquals("d4", captured(state, "a2c3"));
  }

  @Test
  void aKingThatStepsOrthogonallyIsARookOnACorner() {
    CustodianState state =
        position(
            with("bishops", "swapped"),
            Colour.WHITE,
            """
            ......k
            .......
            .......
            ...p...
            ..N....
            ....K..
            .......
            """);
    assertEquals("d4", captured(state, "e2e3"));
  }

  @Test
  void aRookAndAKnightBesideCaptureNothing() {
    CustodianState state =
        position(
            with("bishops", "swapped"),
            Colour.WHITE,
            """
            ......k
            .......
            .......
            ..Np...
            ......R
            .......
            K......
            """);
    assertEquals("", captured(state, "g3d3"));
  }

  @Test
  void aBishopAndAKnightCaptureFromBesideAtRightAngles() {
    CustodianState state =
        position(
            with("bishops", "swapped"),
            Colour.WHITE,
            """
            ......k
            .......
            .....B.
            ...p...
            ...N...
            .......
            K......
            """);
    assertEquals("d4", captured(state, "f5e4"));
  }

  @Test
  void aPawnThatStepsStraightIsABishopBeside() {
    CustodianState state =
        position(
            with("bishops", "swapped"),
            Colour.WHITE,
            """
            ......k
            .......
            .......
            ...p...
            ...NP..
            .......
            K......
            """);
    assertEquals("d4", captured(state, "e3e4"));
  }

  @Test
  void aBishopComesToAWaitingKingBeside() {
    CustodianState state =
        position(
            with("bishops", "swapped"),
            Colour.WHITE,
            """
            ......k
            .......
            .....B.
            ...p...
            ...K...
            .......
            .......
            """);
    assertEquals("d4", captured(state, "f5e4"));
  }

  @Test
  void aBishopAndAKnightOnCornersCaptureNothing() {
    CustodianState state =
        position(
            with("bishops", "swapped"),
            Colour.WHITE,
            """
            ......k
            .......
            .......
            ...p...
            ..N....
            .......
            K.....B
            """);
    assertEquals("", captured(state, "g1e3"));
  }

  @Test
  void aRookBesideAndABishopOnTheCornerStillCapture() {
    CustodianState state =
        position(
            with("bishops", "swapped"),
            Colour.WHITE,
            """
            ......k
            .......
            .......
            ...p...
            R...B..
            .......
            K......
            """);
    assertEquals("d4", captured(state, "a3d3"));
  }

  @Test
  void aBishopBesideAndARookOnTheCornerCaptureToo() {
    CustodianState state =
        position(
            with("bishops", "swapped"),
            Colour.WHITE,
            """
            ......k
            .......
            .......
            ...p...
            ...B..R
            .......
            K......
            """);
    assertEquals("d4", captured(state, "g3e3"));
  }

  @Test
  void aRookAndABishopMustStillBeAdjacent() {
    CustodianState state =
        position(
            with("bishops", "swapped"),
            Colour.WHITE,
            """
            ......k
            .......
            ....B..
            ...p...
            R......
            .......
            K......
            """);
    assertEquals("", captured(state, "a3d3"));
  }

  @Test
  void twoRooksCaptureAsEver() {
    CustodianState state =
        position(
            with("bishops", "swapped"),
            Colour.WHITE,
            """
            ......k
            .......
            .......
            Rp.....
            ..R....
            .......
            K......
            """);
    assertEquals("b4", captured(state, "c3c4"));
  }

  @Test
  void twoBishopsCaptureAsEver() {
    CustodianState state =
        position(
            with("bishops", "swapped"),
            Colour.WHITE,
            """
            ......k
            ...B...
            .......
            ...p...
            ..B....
            .......
            K......
            """);
    assertEquals("d4", captured(state, "d6e5"));
  }

  @Test
  void twoKnightsCaptureAsEver() {
    CustodianState state =
        position(
            with("bishops", "swapped"),
            Colour.WHITE,
            """
            ......k
            ......N
            .......
            ...p...
            ...N...
            .......
            K......
            """);
    assertEquals("d4", captured(state, "g6e5"));
  }
}
