package rookery.engine.games.toddler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.toddler.DrawnToddler.BLACK;
import static rookery.engine.games.toddler.DrawnToddler.WHITE;
import static rookery.engine.games.toddler.DrawnToddler.drawn;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;

/** What could be captured next, told to whoever is about to move. */
class ToddlerDangerTest {
  /** The Android on a3 sees the Nurse on e6 round a corner; the Soldier on g4 guards f5. */
  private static final State STATE =
      drawn(
          """
          t..........
          ...........
          a..........
          ......s....
          ...........
          ....N......
          ...........
          ...........
          ...........
          ...........
          ........EWT
          """);

  private static Optional<String> danger(Seat seat) {
    return STATE.danger(seat).map(Explanation::told).map(told -> told.plain());
  }

  @Test
  void aPieceThatCouldBeCapturedIsNamed() {
    assertEquals(Optional.of("In danger: your Nurse on e6."), danger(WHITE));
    assertEquals(Optional.empty(), danger(BLACK));
  }

  @Test
  void aPieceForWhichMoreCouldBeCapturedInReturnIsInNoDanger() {
    State guarded =
        drawn(
            """
            t..........
            ...........
            a..........
            ...........
            ...........
            ....N......
            ...S.......
            ...........
            ...........
            ...........
            ........EWT
            """);
    assertEquals(Optional.empty(), guarded.danger(WHITE));
  }

  @Test
  void itIsMarkedAndTheWayToItIsDrawnRoundTheCorner() {
    Explanation why = STATE.danger(WHITE).orElseThrow();
    assertEquals(
        List.of(
            Mark.arrow(Square.named("a3"), Square.named("e3"), "red"),
            Mark.arrow(Square.named("e3"), Square.named("e6"), "red"),
            Mark.danger(List.of(Square.named("e6")))),
        why.marks());
  }

  @Test
  void aMoveToAGuardedSquareIsExposed() {
    assertTrue(action("e6f5").isExposed());
    assertFalse(action("i11i10").isExposed());
  }

  @Test
  void whatCanBeCapturedIsTheTask() {
    assertEquals(
        "You can capture the Android on a3 with your Emperor on i11. Your other captures would win nothing in the end.",
        STATE.view(Viewer.of(WHITE)).task().orElseThrow().plain());
  }

  @Test
  void ofACaptureThatLosesMoreThanItWinsWhoTakesBackIsSaid() {
    State losing =
        drawn(
            """
            t..........
            .....n.....
            ....s......
            ...........
            ...........
            ...........
            ...........
            ...........
            ...........
            ....E......
            .........WT
            """);
    assertEquals(
        "You can capture the Soldier on e3, but the Nurse on f2 would recapture: you'd give an"
            + " Emperor (9) for a Soldier (1).",
        losing.view(Viewer.of(WHITE)).task().orElseThrow().plain());
  }

  @Test
  void ofManyTheFirstAreNamed() {
    State many =
        DrawnToddler.start(
            DrawnToddler.white(
                """
                t..........
                ...........
                ...........
                .....s.....
                ...........
                ...........
                ...........
                ..s..E...s.
                ...........
                .....s.....
                T..........
                """));
    assertEquals(
        "You can capture the Soldier on f4, the Soldier on c8, the Soldier on j8 or the Soldier on"
            + " f10.",
        many.view(Viewer.of(WHITE)).task().orElseThrow().plain());
  }

  @Test
  void aThreatToAPieceOfWorthIsKnown() {
    assertTrue(action("i11a11").isThreatening());
    assertFalse(action("i11i10").isThreatening());
  }

  private static Action action(String text) {
    return STATE.find(WHITE, text).orElseThrow();
  }

  @Test
  void whoCouldCaptureAPieceWhereItGoesIsToldAndDrawn() {
    State state =
        drawn(
            """
            t..........
            ...........
            a..........
            ......s....
            ...........
            ...........
            ....N......
            ...........
            ...........
            ...........
            ........EWT
            """);
    Action move = state.find(WHITE, "e7f6").orElseThrow();
    Explanation exposure = move.exposure().orElseThrow();
    assertEquals("Black could capture it on f6 with the Android on a3.", exposure.told().plain());
    assertEquals(
        List.of(
            Mark.arrow(Square.named("a3"), Square.named("f3"), "red"),
            Mark.arrow(Square.named("f3"), Square.named("f6"), "red")),
        exposure.marks());
    assertEquals("It threatens the Toddler on a1.", move.explained().orElseThrow().told().plain());
  }

  private static final State SOLDIERS =
      drawn(
          """
          t..........
          ...........
          ...........
          ...........
          ...........
          ...........
          .........e.
          ...........
          .......SSS.
          ...........
          ........EWT
          """);

  private static String exposure(State state, String move) {
    return state.find(WHITE, move).orElseThrow().exposure().orElseThrow().told().plain();
  }

  @Test
  void ofAMoveThatOffersATradeTheWholeExchangeIsTold() {
    assertEquals(
        "Black could capture it on i8 with the Emperor on j7; you'd recapture with the Soldier on"
            + " h9, giving a Soldier (1) for an Emperor (9).",
        exposure(SOLDIERS, "i9i8"));
  }

  @Test
  void aMoveThatOffersNoMoreThanItGetsIsNotExposed() {
    assertFalse(SOLDIERS.find(WHITE, "i9i8").orElseThrow().isExposed());
  }

  @Test
  void aCaptureIsExposedOnlyWhereItLosesMoreThanItWins() {
    State captures =
        drawn(
            """
            t..........
            ...........
            .......s...
            ......n....
            ...........
            ....N......
            ...........
            ..s........
            ...s.......
            ...........
            ........EWT
            """);
    assertFalse(captures.find(WHITE, "e6g4").orElseThrow().isExposed());
    assertTrue(captures.find(WHITE, "e6c8").orElseThrow().isExposed());
  }
}
