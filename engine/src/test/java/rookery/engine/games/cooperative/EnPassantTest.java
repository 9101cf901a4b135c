package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import rookery.engine.State;

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
    return Drawn.white(PAWNS).line("Pp").hands("N", "nn").pile("RRnn").state();
  }

  private static State passed() {
    return Drawn.played(before(), "e2e4");
  }

  @Test
  void theSquarePassedIsKeptUntilTheEndOfTheNextTurn() {
    State state = passed();
    assertEquals("e3", state.position().get("ep"));
    state = Drawn.played(state, "end");
    assertEquals("e3", state.position().get("ep"));
    state = Drawn.played(state, "play n");
    assertEquals("e3", state.position().get("ep"));
    assertNull(Drawn.played(state, "end").position().get("ep"));
  }

  @Test
  void theOtherSideMayCaptureAtOnceIfTheCardsAllow() {
    State black = Drawn.played(passed(), "end", "play n");
    assertEquals("d4d3 d4e3x1", Drawn.legal(black, "d4"));
    State captured = Drawn.played(black, "d4e3x1");
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
        Drawn.rows(captured));
    assertNull(captured.position().get("ep"));
  }

  @Test
  void itIsACapture() {
    State black =
        Drawn.played(
            Drawn.white(PAWNS).line("PNp").hands("N", "nn").pile("RRnn").state(), "e2e4", "end");
    assertEquals("d4d3", Drawn.legal(Drawn.played(black, "play n"), "d4"));
  }

  @Test
  void aMoveBeforeItLosesTheRight() {
    State black = Drawn.played(passed(), "end", "play n", "g4h2");
    assertEquals("", Drawn.legal(black, "d4"));
    assertNull(black.position().get("ep"));
  }

  @Test
  void anotherCaptureBeforeItLosesTheRight() {
    State state = Drawn.white(PAWNS).line("PpnP").hands("N", "nn").pile("RRnn").state();
    State black = Drawn.played(state, "e2e4", "end", "play n");
    assertEquals("d4e3x1", Drawn.legal(black, "d4e3"));
    State captured = Drawn.played(black, "g4f2x4");
    assertEquals("", Drawn.legal(captured, "d4e3"));
    assertNull(captured.position().get("ep"));
  }

  @Test
  void aCaptureOfTheOwnSideAfterTheDoubleStepLosesTheRight() {
    State state =
        Drawn.white(
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
    State captured = Drawn.played(state, "e2e4", "a1a4x2");
    assertNull(captured.position().get("ep"));
    assertEquals("d4d3", Drawn.legal(Drawn.played(captured, "end"), "d4"));
  }

  @Test
  void theOwnSideCannotCaptureSo() {
    State state = Drawn.white(PAWNS).line("PP").hands("N", "nn").pile("RR").state();
    assertEquals("", Drawn.legal(Drawn.played(state, "e2e4"), "f2"));
  }

  @Test
  void theRightIsGoneTwoTurnsLater() {
    State state = Drawn.played(passed(), "end", "play n", "end", "play N", "end", "play n");
    assertEquals("d4d3", Drawn.legal(state, "d4"));
  }

  @Test
  void aloneTheOtherColourCaptures() {
    State state = Drawn.white(PAWNS).line("Pp").pile("RRnn").state();
    State black = Drawn.played(state, "e2e4", "end");
    assertEquals("d4e3x1", Drawn.legal(black, "d4e3"));
  }

  @Test
  void aDoubleStepOfBlackIsKeptForWhite() {
    State state =
        Drawn.black(
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
    State white = Drawn.played(state, "f7f5", "end");
    assertEquals("f6", white.position().get("ep"));
    assertEquals("e5f6x2", Drawn.legal(white, "e5f6"));
  }

  @Test
  void aCaptureThatExposesTheKingIsNone() {
    State state =
        Drawn.black(
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
    assertEquals("e4e3", Drawn.legal(state, "e4"));
  }
}
