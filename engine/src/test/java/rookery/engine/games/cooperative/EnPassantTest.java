package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.kit.script.Script;

/** CO-3 */
class EnPassantTest {
  private static final String PAWNS =
      """
      . . . . k . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . p . . n .
      . . . . . . . .
      . . P . P P . .
      R . . . K . . .
      """;

  private static State before() {
    return DrawnCooperative.white(PAWNS).line("Pp").hands("N", "nn").pile("RRnn").state();
  }

  private static State passed() {
    return Script.played(before(), "e2e4");
  }

  @Test
  void theSquarePassedIsKeptUntilTheEndOfTheNextTurn() {
    State state = passed();
    assertEquals("e3", state.position().get("ep"));
    state = Script.played(state, "end");
    assertEquals("e3", state.position().get("ep"));
    state = Script.played(state, "play n");
    assertEquals("e3", state.position().get("ep"));
    assertNull(Script.played(state, "end").position().get("ep"));
  }

  @Test
  void theOtherSideMayCaptureAtOnceIfTheCardsAllow() {
    State black = Script.played(passed(), "end", "play n");
    assertEquals("d4d3 d4e3x1", Script.legal(black, "d4"));
    State captured = Script.played(black, "d4e3x1");
    assertEquals(
        """
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . n .
        . . . . p . . .
        . . P . . P . .
        R . . . K . . .
        """,
        Script.rows(captured));
    assertNull(captured.position().get("ep"));
  }

  @Test
  void itIsACapture() {
    State black =
        Script.played(
            DrawnCooperative.white(PAWNS).line("PNp").hands("N", "nn").pile("RRnn").state(),
            "e2e4",
            "end");
    assertEquals("d4d3", Script.legal(Script.played(black, "play n"), "d4"));
  }

  @Test
  void aMoveBeforeItLosesTheRight() {
    State black = Script.played(passed(), "end", "play n", "g4h2");
    assertEquals("", Script.legal(black, "d4"));
    assertNull(black.position().get("ep"));
  }

  @Test
  void anotherCaptureBeforeItLosesTheRight() {
    State state = DrawnCooperative.white(PAWNS).line("PpnP").hands("N", "nn").pile("RRnn").state();
    State black = Script.played(state, "e2e4", "end", "play n");
    assertEquals("d4e3x1", Script.legal(black, "d4e3"));
    State captured = Script.played(black, "g4f2x4");
    assertEquals("", Script.legal(captured, "d4e3"));
    assertNull(captured.position().get("ep"));
  }

  @Test
  void aCaptureOfTheOwnSideAfterTheDoubleStepLosesTheRight() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                n . . p . . . .
                . . . . . . . .
                . . . . P . . .
                R . . . K . . .
                """)
            .line("RnPp")
            .pile("RRnn")
            .state();
    State captured = Script.played(state, "e2e4", "a1a4x2");
    assertNull(captured.position().get("ep"));
    assertEquals("d4d3", Script.legal(Script.played(captured, "end"), "d4"));
  }

  @Test
  void theOwnSideCannotCaptureSo() {
    State state = DrawnCooperative.white(PAWNS).line("PP").hands("N", "nn").pile("RR").state();
    assertEquals("", Script.legal(Script.played(state, "e2e4"), "f2"));
  }

  @Test
  void theRightIsGoneTwoTurnsLater() {
    State state = Script.played(passed(), "end", "play n", "end", "play N", "end", "play n");
    assertEquals("d4d3", Script.legal(state, "d4"));
  }

  @Test
  void aloneTheOtherColourCaptures() {
    State state = DrawnCooperative.white(PAWNS).line("Pp").pile("RRnn").state();
    State black = Script.played(state, "e2e4", "end");
    assertEquals("d4e3x1", Script.legal(black, "d4e3"));
  }

  @Test
  void aDoubleStepOfBlackIsKeptForWhite() {
    State state =
        DrawnCooperative.black(
                """
                . . . . k . . .
                . . . . . p . .
                . . . . . . . .
                . . . . P . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """)
            .line("Pp")
            .pile("RRnn")
            .state();
    State white = Script.played(state, "f7f5", "end");
    assertEquals("f6", white.position().get("ep"));
    assertEquals("e5f6x2", Script.legal(white, "e5f6"));
  }

  @Test
  void aCaptureThatExposesTheKingIsNone() {
    State state =
        DrawnCooperative.black(
                """
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . P p . . k
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """)
            .line("Pp")
            .passed("d3")
            .state();
    assertEquals("e4e3", Script.legal(state, "e4"));
  }
}
