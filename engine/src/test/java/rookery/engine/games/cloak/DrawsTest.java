package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.engine.games.cloak.Opening.begun;
import static rookery.engine.games.cloak.Opening.seat;
import static rookery.engine.kit.script.Script.fact;
import static rookery.engine.kit.script.Script.played;
import static rookery.engine.kit.script.Script.reason;

import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.State;

class DrawsTest {
  private static State dance(State state, int times) {
    State danced = state;
    for (int i = 0; i < times; i++) {
      danced = played(danced, "W g1f3, end", "B g8f6, end", "W f3g1, end", "B f6g8, end");
    }
    return danced;
  }

  @Test
  void theThirdOccurrenceMayBeClaimedAtTheStartOfATurn() {
    State second = dance(begun(), 2);
    assertEquals(Set.of(), second.claims(seat("W")), "the start is another position");
    State third = dance(begun(), 3);
    assertEquals(Set.of("threefold"), third.claims(seat("W")));
    assertEquals(Set.of(), third.claims(seat("B")));
    assertEquals(Set.of(), played(third, "W guess 5 Q").claims(seat("W")));
    assertEquals(Set.of(), played(third, "W a2a3").claims(seat("W")));
  }

  @Test
  void whichCheckersHaveMovedTellsPositionsApart() {
    State state = played(begun(), "W g1f3, end", "B g8f6, end", "W f3g1, end", "B f6g8, end");
    State other = played(state, "W b1c3, end", "B g8f6, end", "W c3b1, end", "B f6g8, end");
    assertEquals(Set.of(), dance(other, 1).claims(seat("W")));
  }

  @Test
  void aPublicIdentityTellsPositionsApart() {
    State twice = dance(begun(), 2);
    State guessed = played(twice, "W guess 5 K, g1f3, skip, end", "B g8f6, end", "W f3g1, end");
    assertEquals(Set.of(), played(guessed, "B f6g8, end").claims(seat("W")));
  }

  @Test
  void theFifthOccurrenceIsADraw() {
    State state = played(dance(begun(), 4), "W g1f3, end", "B g8f6, end");
    assertEquals("fivefold", reason(state));
  }

  @Test
  void halfmovesCountRegularMovesAndEndWithProgress() {
    State state = played(begun(), "W g1f3, end", "B g8f6, end");
    assertEquals(2, fact(state, "halfmove"));
    State bonus = played(state, "W guess 5 K, f3g1");
    assertEquals(3, fact(bonus, "halfmove"));
    assertEquals(0, fact(played(bonus, "W bonus a2a3"), "halfmove"));
    assertEquals(3, fact(played(bonus, "W skip"), "halfmove"));
  }

  @Test
  void aPawnThatCameBackMayRepeatAnEarlierPosition() {
    State once =
        played(
            begun(),
            "W e2e4, end",
            "B d7d5, end",
            "W e4d5, end",
            "B d8d6, end",
            "W f1b5, end",
            "B d6e6, end",
            "W d1e2, end",
            "B e6d6, end");
    State twice = droppedAndTaken(once);
    assertEquals(Set.of(), twice.claims(seat("W")));
    assertEquals(Set.of("threefold"), droppedAndTaken(twice).claims(seat("W")));
  }

  /** Black's captured pawn comes back on d7 and is taken there, and all go back. */
  private static State droppedAndTaken(State state) {
    return played(
        state,
        "W guess 1 K, e2e3, end",
        "B bonus @d7, d6e6, end",
        "W b5d7, end",
        "B e6d6, end",
        "W d7b5, end",
        "B d6e6, end",
        "W e3e2, end",
        "B e6d6, end");
  }
}
