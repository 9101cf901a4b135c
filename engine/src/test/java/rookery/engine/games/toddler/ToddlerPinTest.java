package rookery.engine.games.toddler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.toddler.DrawnToddler.WHITE;
import static rookery.engine.games.toddler.DrawnToddler.drawn;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;

/** What can be captured elsewhere once a piece leaves its square. */
class ToddlerPinTest {
  /** The Phoenix stands between the Android on a3, which can turn on a5, and the Emperor. */
  private static final State BETWEEN =
      drawn(
          """
          ...e.t.....
          ..n..iws...
          asAgscs..ss
          .s.P.G.....
          ....PE.....
          ...........
          ...........
          S..C....C..
          S..SSCSS..S
          ...........
          N..IWT...NA
          """);

  private static Action action(State state, String text) {
    return state.find(WHITE, text).orElseThrow();
  }

  private static String chosen(State state, String square) {
    return state.about(WHITE, square).orElseThrow().limit().plain();
  }

  private static Optional<String> exposure(State state, String text) {
    return action(state, text).exposure().map(Explanation::told).map(told -> told.plain());
  }

  @Test
  void whoeverChoosesAPieceIsToldWhatItKeepsFromBeingCaptured() {
    assertEquals(
        "It keeps the Android on a3 from capturing your Emperor on f5.", chosen(BETWEEN, "e5"));
    assertEquals("", chosen(BETWEEN, "i8"));
  }

  @Test
  void aMoveThatLetsAnotherPieceBeCapturedIsExposed() {
    Action away = action(BETWEEN, "e5h7");
    assertTrue(away.isExposed());
    assertTrue(away.isExposedElsewhere());
    assertEquals(
        Optional.of("Then the Android on a3 could capture your Emperor on f5."),
        exposure(BETWEEN, "e5h7"));
    assertEquals(
        List.of(
            Mark.arrow(Square.named("a3"), Square.named("a5"), "red"),
            Mark.arrow(Square.named("a5"), Square.named("f5"), "red")),
        away.exposure().orElseThrow().marks());
    assertFalse(action(BETWEEN, "e5b5").isExposed(), "it stays in between");
  }

  @Test
  void whatACaptureLetsTheOtherSideCaptureIsToldThoughItIsRepaid() {
    Action capture = action(BETWEEN, "e5d3");
    assertFalse(capture.isExposed());
    assertEquals(Optional.of("a Genius"), capture.recompense());
    assertEquals(
        Optional.of("Then the Android on a3 could capture your Emperor on f5."),
        exposure(BETWEEN, "e5d3"));
  }

  /** The Nurse on e9 can recapture on f8. */
  private static final State GUARDING =
      drawn(
          """
          tw.........
          ...........
          ...........
          .....e.....
          ...........
          ...........
          ...........
          .....P.....
          ....N......
          ...........
          .........WT
          """);

  @Test
  void whatAPieceGuardsAgainstAnAttackIsTold() {
    assertEquals("It guards your Phoenix on f8.", chosen(GUARDING, "e9"));
    assertEquals(
        Optional.of("Then the Emperor on f4 could capture your Phoenix on f8."),
        exposure(GUARDING, "e9d8"));
    assertTrue(action(GUARDING, "e9d8").isExposed());
    assertEquals(Optional.empty(), exposure(GUARDING, "e9d10"));
  }

  @Test
  void aGeniusKeepsItsNeighboursFromCapturing() {
    State genius =
        drawn(
            """
            tw.........
            ...........
            ...........
            ....Ge.....
            ...........
            ...........
            ...........
            .....P.....
            ...........
            ...........
            .........WT
            """);
    assertEquals(
        "It keeps the Emperor on f4 from capturing your Phoenix on f8.", chosen(genius, "e4"));
  }
}
