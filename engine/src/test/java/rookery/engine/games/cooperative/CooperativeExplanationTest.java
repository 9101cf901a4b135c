package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.Stroke;
import rookery.engine.kit.script.Script;

/** What an explained board shows: the captures that the line allows to either colour. */
class CooperativeExplanationTest {
  private static final String BOARD =
      """
      . . . . k . . .
      . . . . . . . .
      . . . p . . . .
      . . . . . . . .
      . . . . N . . .
      . . . . . . . .
      . . . . . . . r
      R . B . K . N R
      """;

  private static View explained(State state) {
    return state.explained(Viewer.SPECTATOR).orElseThrow();
  }

  private static List<String> arrows(State state) {
    return explained(state).diagram().marks().stream()
        .filter(Stroke.Form.ARROW::isOf)
        .map(Mark::line)
        .toList();
  }

  @Test
  void bothColoursCapturesAreShownByArrows() {
    State state = DrawnCooperative.white(BOARD).line("pNPrR").hands("P", "pp").state();
    assertEquals(
        List.of("arrow: h1, h2, red", "arrow: e4, d6, red", "arrow: h2, h1, red"), arrows(state));
  }

  @Test
  void theyAreToldInWordsWithWhatPawnsNearTheLastRankCouldBecome() {
    State state = DrawnCooperative.white(BOARD).line("pNPrR").hands("P", "pp").state();
    assertEquals(
        "Possible captures for White: rook h1\u00d7h2 and knight e4\u00d7d6. Possible captures"
            + " for Black: rook h2\u00d7h1.",
        explained(state).status().plain());
    String near = BOARD.replaceFirst("k . . .\n.", "k . . .\nP");
    State promoting = DrawnCooperative.white(near).line("pNPrR").hands("P", "pp").state();
    String told = explained(promoting).status().plain();
    assertTrue(told.contains("A white pawn can become a queen or bishop."), told);
    assertFalse(told.contains("A black pawn"), told);
  }

  @Test
  void aLinkWithAKingIsNamed() {
    State state = DrawnCooperative.white(BOARD).line("pNKp").hands("P", "pp").state();
    String told = explained(state).status().plain();
    assertTrue(told.contains("Linked with a king: white king and black pawn."), told);
  }

  @Test
  void theLineCountsBeforeACardIsPlayedToo() {
    State state =
        DrawnCooperative.white(BOARD)
            .line("pN")
            .hands("PR", "pp")
            .step(CooperativeTurn.Step.PLAY)
            .state();
    assertEquals(List.of("arrow: e4, d6, red"), arrows(state));
  }

  @Test
  void inCheckItTellsWhatThatCanComeToAndWhatGetsOutOfIt() {
    DrawnCooperative drawn =
        DrawnCooperative.white(
            """
            . . . . k . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . b . . . . .
            . . P . P P . .
            . . . Q K R . .
            """);
    assertEquals(
        "White's king on e1 is in check from the bishop on c3. The cards don't let Black capture"
            + " it yet. White can get out of check with queen d1-d2, or end the turn. A capture"
            + " needs two cards of different colours side by side.",
        explained(drawn.line("KN").hands("P", "pp").state()).status().plain());
    State state = drawn.line("Kb").hands("P", "pp").step(CooperativeTurn.Step.PLAY).state();
    assertTrue(
        explained(state)
            .status()
            .plain()
            .contains(
                "The cards would let Black capture it. After playing a card, White can get out of"
                    + " check with queen d1-d2, or end the turn."));
    assertEquals(List.of("arrow: c3, e1, red"), arrows(state));
  }

  @Test
  void inCheckItDoesNotSayWhatNoMoveDoesBeforeACardIsPlayed() {
    DrawnCooperative drawn =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . B . . . . . .
                . . n P P P . .
                . . . Q K R . .
                """)
            .line("kn")
            .hands("B", "pp");
    String check = "White's king on e1 is in check from the knight on c2. ";
    String danger = "The cards don't let Black capture it yet. ";
    String captures =
        "A capture needs two cards of different colours side by side."
            + " 9 more points win, such as the last queen (+11) and a king.";
    assertEquals(
        check + danger + "No move gets White out of check, but White can end the turn. " + captures,
        explained(drawn.state()).status().plain());
    assertEquals(
        check + danger + captures,
        explained(drawn.step(CooperativeTurn.Step.PLAY).state()).status().plain());
  }

  @Test
  void theMovesOfTheTurnGiveWay() {
    State state = DrawnCooperative.white(BOARD).line("PN").hands("P", "pp").state();
    State moved = Script.played(state, "e1f1");
    assertEquals(List.of(), arrows(moved));
    assertTrue(explained(moved).status().plain().startsWith("A capture needs two cards"));
  }

  @Test
  void whereLinkedPiecesCannotCaptureItTellsWhichTheyAreAndWhatComesNext() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . p . . . .
                . . . . . . . .
                . . . . . N . .
                . . . . . . . .
                . . . . K . . R
                """)
            .line("RpN")
            .hands("", "")
            .step(CooperativeTurn.Step.CAPTURE)
            .state();
    assertTrue(
        explained(state)
            .status()
            .plain()
            .startsWith(
                "These are linked but can't capture each other yet: white rook and black pawn,"
                    + " white knight and black pawn."));
    State before =
        DrawnCooperative.white(DrawnCooperative.START).line("pQ").hands("P", "pp").state();
    assertEquals(
        "These are linked but can't capture each other yet: white queen and black pawn.",
        explained(before).status().plain());
  }

  @Test
  void linkedPiecesOfWhichAPawnCanCaptureAndPromoteNextTurnCanCaptureEachOther() {
    State state =
        DrawnCooperative.white(
                """
                k . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . p . . . .
                . . . . R . K .
                """)
            .line("pR")
            .hands("P", "pp")
            .step(CooperativeTurn.Step.CAPTURE)
            .state();
    String told = state.view(Viewer.SPECTATOR).status().plain();
    assertTrue(told.contains("Next turn pawn d2\u00d7e1 is possible."), told);
  }

  @Test
  void itTellsNothingOfHands() {
    State state = DrawnCooperative.white(BOARD).line("pNPrR").hands("P", "pp").state();
    Viewer white = Viewer.of(CooperativeGame.WHITE);
    State other = state.resample(white, new SplittableRandom(1));
    assertEquals(state.explained(white), other.explained(white));
  }
}
