package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.cloak.Opening.begun;
import static rookery.engine.kit.script.Script.played;

import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;

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
  void theCaptorOfAKingIsNamedAtTheEnd() {
    State end = played(attacked("uncloak 4, "), "B a7a6, end", "W h5e8");
    assertEquals(
        "The queen on h5 captured the king on e8.", end.why().orElseThrow().told().plain());
  }
}
