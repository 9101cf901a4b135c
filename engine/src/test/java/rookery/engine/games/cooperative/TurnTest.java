package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.kit.script.Script;

class TurnTest {
  private static final String TWO_ROOKS =
      """
      . . . . k . . .
      . . . . . . . .
      . . . . . . . p
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      R . . . K . . R
      """;

  @Test
  void aCardGoesFromTheHandToTheFarEndOfTheLine() {
    State state = Script.played(DrawnCooperative.dealt(false, "NpRqb"), "play R", "end", "play p");
    assertEquals("Rp", DrawnCooperative.cards(state, "line"));
    assertEquals("move", state.position().get("step"));
  }

  @Test
  void aTurnMayBeEndedWithoutAnyMove() {
    State state = Script.played(DrawnCooperative.dealt(false, "NpRqb"), "play R", "end");
    assertEquals(Set.of(CooperativeGame.BLACK), state.mayAct());
    assertEquals("black", state.position().get("turn"));
    assertEquals("play", state.position().get("step"));
  }

  @Test
  void theHandIsFilledUpAtTheEndOfTheTurn() {
    State state = Script.played(DrawnCooperative.dealt(false, "NpRqbB"), "play R");
    assertEquals(
        List.of("N"), DrawnCooperative.turn(state).cards().hand(DrawnCooperative.actor(state)));
    State ended = Script.played(state, "end");
    assertEquals(
        List.of("N", "b"), DrawnCooperative.turn(ended).cards().hand(CooperativeGame.WHITE));
    assertEquals("B", DrawnCooperative.cards(ended, "pile").substring(0, 1));
  }

  @Test
  void aKingThatIsDrawnGoesToTheLineAndIsReplaced() {
    State ended = Script.played(DrawnCooperative.dealt(false, "NpRqkB"), "play R", "end");
    assertEquals("Rk", DrawnCooperative.cards(ended, "line"));
    assertEquals(
        List.of("B", "N"), DrawnCooperative.turn(ended).cards().hand(CooperativeGame.WHITE));
  }

  @Test
  void onlyPiecesOfTheOwnColourMove() {
    // CO-1
    State state = Script.played(DrawnCooperative.dealt(false, "NpRqb"), "play R", "end", "play p");
    assertTrue(
        Script.texts(state).stream().allMatch(t -> t.equals("end") || t.matches(".[78].*")),
        Script.texts(state).toString());
  }

  @Test
  void aloneOneMovesTheColourWhoseTurnItIs() {
    // CO-1
    State state = Script.played(DrawnCooperative.dealt(true, "NpRqb"), "end");
    assertEquals("black", state.position().get("turn"));
    assertTrue(Script.texts(state).contains("e7e5"));
    assertFalse(Script.texts(state).contains("e2e4"));
  }

  @Test
  void afterAMoveWithoutCaptureOnlyCapturesAreLeft() {
    // CO-2
    State state = DrawnCooperative.white(TWO_ROOKS).line("Rp").state();
    State moved = Script.played(state, "a1a6");
    assertEquals("capture", moved.position().get("step"));
    assertEquals(List.of("a6h6x2", "end", "h1h6x2"), Script.texts(moved));
  }

  @Test
  void afterACaptureNoMoveWithoutCaptureIsLeft() {
    // CO-2
    State captured = Script.played(DrawnCooperative.white(TWO_ROOKS).line("Rp").state(), "h1h6x2");
    assertEquals(List.of("end"), Script.texts(captured));
  }

  @Test
  void castlingIsAMoveWithoutCapture() {
    // CO-2
    State state = DrawnCooperative.white(TWO_ROOKS).line("Rp").castling("KQ").state();
    assertEquals("e1c1", Script.legal(state, "e1c"));
    assertEquals("e1g1", Script.legal(state, "e1g"));
    State castled = Script.played(state, "e1g1");
    assertEquals("-", castled.position().get("castling"));
    assertEquals(List.of("end"), Script.texts(castled));
    assertEquals("", Script.legal(Script.played(state, "h1h6x2"), "e1"));
  }

  @Test
  void aCheckNeedNotBeAnswered() {
    // CO-4
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . r . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P . . . . . . .
                . . . . K . . R
                """)
            .castling("K")
            .hands("N", "PP")
            .state();
    assertEquals(
        List.of("e1d1", "e1d2", "e1f1", "e1f2", "end"),
        Script.texts(state),
        "a move must leave the king safe, and castling is no way out of check");
    assertEquals("black", Script.played(state, "end").position().get("turn"));
  }

  @Test
  void noMoveMayLeaveTheOwnKingAttackedNotEvenOneThatTakesAKing() {
    // CO-4, CO-5
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . b . . . . . .
                . . . . . . . .
                . . . N . . . .
                . . . . . n . .
                . . . . . K . .
                """)
            .line("Nk")
            .state();
    assertEquals("", Script.legal(state, "d3"), "the knight is pinned");
  }

  @Test
  void theKingMayStandAttackedAndStayForSeveralTurns() {
    // CO-4, CO-5: nobody has to capture it either.
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . r . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P . . . . . . .
                . . . . K . . .
                """)
            .line("rK")
            .hands("P", "PP")
            .state();
    State black = Script.played(state, "end", "play P");
    assertEquals("e6e1x2", Script.legal(black, "e6e1"));
    assertTrue(Script.played(black, "end").result().isEmpty());
  }

  @Test
  void stalemateAndRepetitionMeanNothing() {
    // CO-10
    State state =
        DrawnCooperative.white(
                """
                . . . . . . . k
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . q . . . . .
                K . . . . . . .
                """)
            .hands("N", "PP")
            .pile("NNPPPPPPPPPPPPPP")
            .state();
    assertEquals(List.of("end"), Script.texts(state));
    State later = Script.played(state, "end");
    for (int i = 0; i < 3; i++) {
      later = Script.played(withCard(later), "c2c3", "end");
      later = Script.played(withCard(later), "end");
      later = Script.played(withCard(later), "c3c2", "end");
      later = Script.played(withCard(later), "end");
    }
    assertTrue(later.result().isEmpty());
  }

  private static State withCard(State state) {
    return Script.played(state, Script.texts(state).get(0));
  }

  @Test
  void theCasesOfTheCardsMatter() {
    State state = DrawnCooperative.dealt(false, "NpnqR");
    assertEquals(List.of("play N", "play n"), Script.texts(state));
    assertTrue(
        state.legal(CooperativeGame.WHITE).stream().allMatch(Action::caseMatters),
        "an upper-case letter is another card");
  }

  @Test
  void whatShowsAHiddenCardIsNotTakenBack() {
    State state = DrawnCooperative.dealt(false, "NpRqb");
    assertTrue(Script.news(state, "play N").reveals());
    State played = Script.played(state, "play N");
    assertFalse(Script.news(played, "e2e4").reveals());
    assertTrue(Script.news(played, "end").reveals());
  }

  @Test
  void anEndWithoutAPileShowsNothing() {
    State state = DrawnCooperative.white(DrawnCooperative.START).hands("N", "PP").pile("").state();
    assertFalse(Script.news(state, "end").reveals());
  }
}
