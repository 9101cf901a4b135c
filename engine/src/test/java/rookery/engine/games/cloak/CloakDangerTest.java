package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.cloak.Opening.begun;
import static rookery.engine.kit.script.Script.action;
import static rookery.engine.kit.script.Script.played;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;

/**
 * A cloaked king may stand where a piece attacks it that its owner knows; then its owner is told.
 */
class CloakDangerTest {
  /** White's queen attacks the king on e8. */
  private static State attacked(String uncloaking) {
    return played(begun(), "W e2e4, end", "B f7f6, end", "W d1h5, " + uncloaking + "end");
  }

  @Test
  void aCloakedKingThatAVisiblePieceAttacksIsWarnedOf() {
    assertEquals(
        "Careful: White could capture your king on e8 with the queen on h5.",
        attacked("uncloak 4, ").threat(TwoColourSeats.BLACK).orElseThrow().told().plain());
  }

  @Test
  void nobodyIsWarnedOfWhatIsCloaked() {
    assertTrue(attacked("").threat(TwoColourSeats.BLACK).isEmpty());
  }

  @Test
  void nobodyElseIsWarned() {
    assertTrue(attacked("uncloak 4, ").threat(TwoColourSeats.WHITE).isEmpty());
  }

  @Test
  void aPieceThatAPawnAttacksIsInDangerAndOneBehindACloakIsNotSaidToBe() {
    State attacked = played(begun(), "W b1c3, end", "B d7d5, end", "W a2a3, end", "B d5d4, end");
    assertEquals(
        "In danger: your knight on c3.",
        attacked.danger(TwoColourSeats.WHITE).orElseThrow().told().plain());
    assertEquals(Optional.empty(), attacked.danger(TwoColourSeats.BLACK));
    State cloaked = played(begun(), "W b2b4, end", "B e7e6, end");
    assertEquals(Optional.empty(), cloaked.danger(TwoColourSeats.WHITE));
  }

  @Test
  void aCheckerThatCanOnlyBeOneThingPutsPiecesInDanger() {
    State knight = played(begun(), "W b2b4, end", "B b8c6, end");
    assertEquals(
        "In danger: your pawn on b4.",
        knight.danger(TwoColourSeats.WHITE).orElseThrow().told().plain());
  }

  @Test
  void aMoveToWhereAPawnCapturesIsExposed() {
    State state = played(begun(), "W b1c3, end", "B d7d5, end");
    assertEquals(
        "The pawn on d5 could capture it on e4.",
        action(state, "c3e4").exposure().orElseThrow().told().plain());
    assertFalse(action(state, "c3a4").isExposed());
  }

  @Test
  void onlyWhereAHiddenCheckerCouldCaptureIsAPlayerToldToBeware() {
    State state = played(begun(), "W e2e3, end", "B d7d5, end");
    assertEquals("Where to? A hidden enemy checker could capture it on g4.", where(state, "d1f3"));
    assertEquals("Where to?", where(state, "b1c3"));
    assertEquals("Where to?", where(state, "h2h4"));
  }

  @Test
  void whereAPawnCouldCaptureNobodyIsWarnedOfAHiddenCheckerToo() {
    State state = played(begun(), "W e2e4, end", "B c7c5, end");
    assertTrue(action(state, "f1a6").isExposed());
    assertEquals("Where to?", where(state, "f1b5"));
  }

  private static String where(State state, String move) {
    return action(state, move).path().get(1).question();
  }

  @Test
  void theEndOfATurnSaysWhatRevealingIsGoodFor() {
    assertEquals(
        "End your turn. Revealing a checker helps only once Black's king is revealed.",
        task(played(begun(), "W e2e4"), TwoColourSeats.WHITE));
    State castled = played(begun(), "W g1f3, end", "B a7a6, end", "W g2g3, end", "B a6a5, end");
    State known = played(castled, "W f1g2, end", "B a5a4, end", "W O-O");
    assertEquals(
        "End your turn, or reveal checker 7, so that Black can't guess it for a bonus.",
        task(known, TwoColourSeats.WHITE));
    State king = played(known, "end", "B h7h6, uncloak 5, end", "W h2h3");
    assertEquals(
        "End your turn, or reveal checker 7, so that Black can't guess it for a bonus.",
        task(king, TwoColourSeats.WHITE));
    State alone = played(begun(), "W e2e4, end", "B h7h6, uncloak 5, end", "W h2h3");
    assertEquals(
        "End your turn, or reveal a checker to give check to Black's king.",
        task(alone, TwoColourSeats.WHITE));
  }

  private static String task(State state, Seat seat) {
    return state.view(Viewer.of(seat)).task().orElseThrow().plain();
  }

  @Test
  void theCaptorOfAKingIsNamedAtTheEnd() {
    State end = played(attacked("uncloak 4, "), "B a7a6, end", "W h5e8");
    assertEquals(
        "The queen on h5 captured the king on e8.", end.why().orElseThrow().told().plain());
  }
}
