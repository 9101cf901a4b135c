package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.engine.games.custodian.Positions.CYLINDER;
import static rookery.engine.games.custodian.Positions.captured;
import static rookery.engine.games.custodian.Positions.position;

import org.junit.jupiter.api.Test;
import rookery.engine.board.Colour;

/** Captures where the files a and g are neighbours. */
class CylinderCaptureTest {
  @Test
  void twoRooksCaptureAcrossTheSeam() {
    CustodianState state =
        position(
            CYLINDER,
            Colour.WHITE,
            """
            ...k...
            .......
            .......
            pR.....
            .......
            ......R
            ...K...
            """);
    assertEquals("a4", captured(state, "g2g4"));
  }

  @Test
  void twoBishopsCaptureAcrossTheSeam() {
    CustodianState state =
        position(
            CYLINDER,
            Colour.WHITE,
            """
            ...k...
            .....B.
            .......
            p......
            .B.....
            .......
            ...K...
            """);
    assertEquals("a4", captured(state, "f6g5"));
  }

  @Test
  void twoKnightsCaptureAcrossTheSeam() {
    CustodianState state =
        position(
            CYLINDER,
            Colour.WHITE,
            """
            ...k...
            .......
            .......
            p...N..
            N......
            .......
            ...K...
            """);
    assertEquals("a4", captured(state, "e4g5"));
  }

  @Test
  void aRookAndAKnightCaptureAcrossTheSeam() {
    CustodianState state =
        position(
            CYLINDER,
            Colour.WHITE,
            """
            ...k...
            .......
            .......
            p......
            N......
            .......
            ...K..R
            """);
    assertEquals("a4", captured(state, "g1g4"));
  }

  @Test
  void aBishopAndAKnightCaptureAcrossTheSeam() {
    CustodianState state =
        position(
            CYLINDER,
            Colour.WHITE,
            """
            ...k...
            .....B.
            .N.....
            p......
            .......
            .......
            ...K...
            """);
    assertEquals("a4", captured(state, "f6g5"));
  }

  @Test
  void aRookAndABishopCaptureAcrossTheSeam() {
    CustodianState state =
        position(
            CYLINDER,
            Colour.WHITE,
            """
            ...k...
            .......
            .......
            p...R..
            ......B
            .......
            ...K...
            """);
    assertEquals("a4", captured(state, "e4g4"));
  }

  @Test
  void aKingStepsAcrossTheSeamAsARook() {
    CustodianState state =
        position(
            CYLINDER,
            Colour.WHITE,
            """
            ...k...
            .......
            .......
            K...Rp.
            .......
            .......
            .......
            """);
    assertEquals("f4", captured(state, "a4g4"));
  }

  @Test
  void aKingStepsDiagonallyAcrossTheSeamAsABishop() {
    CustodianState state =
        position(
            CYLINDER,
            Colour.WHITE,
            """
            ...k...
            .......
            .......
            K....p.
            ....B..
            .......
            .......
            """);
    assertEquals("f4", captured(state, "a4g5"));
  }

  @Test
  void aPawnStepsAcrossTheSeamAsARook() {
    CustodianState state =
        position(
            CYLINDER,
            Colour.WHITE,
            """
            ...k...
            .......
            .......
            ....Rp.
            P......
            .......
            ...K...
            """);
    assertEquals("f4", captured(state, "a3g4"));
  }
}
