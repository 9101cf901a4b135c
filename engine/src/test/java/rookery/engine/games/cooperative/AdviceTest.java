package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.diagram.Mark;
import rookery.engine.kit.script.Script;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** What whoever is to act is told about kings, about last pieces, and about the partner's turn. */
class AdviceTest {
  private static final Viewer WHITE = Viewer.of(CooperativeGame.WHITE);
  private static final Viewer BLACK = Viewer.of(CooperativeGame.BLACK);

  /** The knight attacks the king, and nearly everything is still there. */
  private static final String EARLY =
      """
      r n b q k b n r
      p p p p p p p p
      . . . . . N . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      P P P P P P P P
      R . B Q K B . R
      """;

  private static final String LATE =
      """
      . . . . k . . .
      . . . . . . . .
      . . . . . N . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . K . . .
      """;

  private static DrawnCooperative drawn(String rows, String line) {
    return DrawnCooperative.white(rows).line(line).hands("PR", "pp").pile("PPPPPPP");
  }

  private static String task(State state) {
    return state.view(WHITE).task().orElseThrow().plain();
  }

  @Test
  void aKingWhoseCaptureWouldLoseIsNotOfferedAndAsksFirst() {
    State state = drawn(EARLY, "Nk").state();
    assertTrue(
        task(state)
            .startsWith(
                "Move, or end your turn. If you capture the king now, you lose with 2 points."),
        task(state));
    View view = state.view(WHITE);
    assertTrue(view.status().plain().startsWith("There's nothing to capture now."));
    assertFalse(view.status().plain().contains("Possible captures"), view.status().plain());
    assertTrue(
        view.diagram().marks().stream().map(Mark::line).noneMatch(line -> line.contains("thick")));
    assertEquals(
        Optional.of("Capture the king anyway"),
        state.find(CooperativeGame.WHITE, "f6e8x2").orElseThrow().asks());
    State moved = Script.played(state, "a2a3");
    assertTrue(
        task(moved)
            .startsWith("If you capture the king now, you lose with 2 points. End your turn."),
        task(moved));
  }

  @Test
  void aKingWhoseCaptureWinsIsOffered() {
    State state = drawn(LATE, "Nk").state();
    assertTrue(task(state).endsWith("Possible captures: knight f6\u00d7e8."), task(state));
  }

  @Test
  void noCardIsPraisedForAKingWhoseCaptureWouldLose() {
    State state = drawn(EARLY, "Nk").step(CooperativeTurn.Step.PLAY).state();
    assertEquals(
        "Your cards: white pawn, white rook.", state.view(WHITE).secret().orElseThrow().plain());
    assertEquals(List.of(), state.find(CooperativeGame.WHITE, "play P").orElseThrow().marks());
  }

  @Test
  void aCheckIsToldBeforeTheCardIsPlayedToo() {
    String checked = LATE.replace("N", "r").replace(". . . . . r", ". . . . r .");
    State state = drawn(checked, "N").step(CooperativeTurn.Step.PLAY).state();
    String told = "White's king is in check from the rook on e6";
    assertEquals(told + ". Play a card at the end of the line.", task(state));
    assertEquals(
        told + ". Get out of it before anything else, or end your turn.",
        task(Script.played(state, "play P")));
  }

  @Test
  void kingsThatWereDrawnSinceOnesLastTurnAreTold() {
    State dealt = DrawnCooperative.dealt(false, "KPpPpkNR");
    assertEquals("You drew the white king: kings go straight into the line.", task(dealt));
    State drawn = Script.played(DrawnCooperative.dealt(false, "PpPpkNRnKN"), "play P", "end");
    assertTrue(
        drawn
            .view(BLACK)
            .task()
            .orElseThrow()
            .plain()
            .startsWith("White drew the black king: kings go straight into the line."));
    State both = Script.played(drawn, "play p", "end");
    assertEquals("You drew the black king: kings go straight into the line.", task(both));
    assertTrue(
        both.view(Viewer.SPECTATOR).status().plain().startsWith("White drew the black king: kings"),
        "what everybody reads tells it, too");
    State two = Script.played(DrawnCooperative.dealt(false, "PpPpkNKn"), "play P", "end");
    assertEquals(
        "You drew the black king into the line, Black the white king.",
        task(Script.played(two, "play p", "end")));
  }

  @Test
  void theLastOfAKindIsToldBeforeOtherCaptures() {
    String rows =
        """
        . . . . k . . .
        . . . . . . q .
        . . . . . . . .
        . . . . . . . p
        . . . . . . . .
        p . . . . . . .
        . . . . . . . .
        . . . . K R . .
        """;
    State state = drawn(rows, "RqPPRp").state();
    assertTrue(
        task(state)
            .startsWith(
                "Move a piece, or end your turn. Now the white rook on f1 can go to f7, then capture"
                    + " the last queen on g7 (+11 points)."),
        task(state));
  }

  private static final State SEVERAL_CAPTURES =
      drawn(
              """
              . . . . k . n .
              . . . . . P . R
              . . . . . . p .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . . . . .
              . . . . K . . .
              """,
              "nRp")
          .state();

  @Test
  void aHintLeavesNoneOfSeveralCapturesOut() {
    assertEquals("h7g7", ComputerChoices.advised(new CooperativeGame(), SEVERAL_CAPTURES, "W"));
    double most = loss("h7g7");
    for (String duller : List.of("e1d2", "end")) {
      assertTrue(loss(duller) > most, duller);
    }
  }

  private static double loss(String action) {
    return loss(SEVERAL_CAPTURES, action);
  }

  private static double loss(State state, String action) {
    return state.find(CooperativeGame.WHITE, action).orElseThrow().loss();
  }

  /** A king that is captured ends the game: what could be captured before it is left out. */
  @Test
  void aHintLeavesNothingOutBeforeTheKing() {
    String rows =
        """
        R . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . p . . .
        . . . . . . . .
        . . . N . . . .
        . . . . . . . .
        . . . . K . . .
        """;
    State both = drawn(rows, "kRNp").state();
    assertTrue(loss(both, "a8e8x1") > loss(both, "d3e5x4"));
  }

  /** After the bishop the king can still be captured, but not after the rook as well. */
  @Test
  void aHintLeavesOutNothingThatCouldBeCapturedBeforeTheKingThoughNotAllCould() {
    String rows =
        """
        R . . . k . . .
        . . . . . . . .
        . . . . . . . .
        r . . . . . . .
        . . . . . . b .
        . . . . . . . .
        . . . . . . . .
        . . . . K . R .
        """;
    State some = drawn(rows, "kRbr").state();
    assertTrue(loss(some, "a8e8x1") > loss(some, "g1g4x3"));
  }

  /** The rook that captures the pawn no longer attacks the king. */
  @Test
  void aHintMayTakeTheKingWhereOtherCapturesWouldSaveIt() {
    String rows =
        """
        R . . . k . . .
        . . . . . . . .
        . . . . . . . .
        p . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
        """;
    State either = drawn(rows, "kRp").state();
    assertEquals(loss(either, "a8a5x3"), loss(either, "a8e8x1"));
  }

  @Test
  void severalCapturesAfterAMoveAreToldBeforeASingleOne() {
    State state = SEVERAL_CAPTURES;
    String told =
        "Now you can play rook h7-g7, then rook g7\u00d7g8 and rook g8\u00d7g6: 12 points.";
    assertTrue(task(state).endsWith(told), task(state));
  }

  @Test
  void whoGivesCheckIsToldWhatThatCosts() {
    State state = drawn(LATE.replace("N", "R"), "R").state();
    assertTrue(
        Script.told(state, "f6e6").endsWith("Check: Black's moves are limited."),
        Script.told(state, "f6e6"));
  }

  @Test
  void aPartnersTurnOfSeveralCapturesIsSummedUpWithAllOfThem() {
    State state =
        drawn(
                """
                . . . . k . . .
                . . . . . . . .
                . . . p . p . .
                . . . . . . . .
                . . . . N . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """,
                "pNp")
            .state();
    State moved = Script.played(state, "e1e2");
    assertEquals(
        List.of(
            "White played a black pawn card, then king e1-e2; knight e4 captured pawn d6 (+1"
                + " point, now 58).",
            "White captured pawn d6 (+1 point, now 58).",
            "White played king e1-e2 and knight e4\u00d7d6 (+1 point, now 58)."),
        digests(Script.played(moved, "e4d6x1", "end")));
    assertEquals(List.of(), digests(moved));
    String rows =
        """
        . . . . k . . .
        . . . . . . . .
        . . . p . p . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . R
        . . . . K . . .
        """;
    State both = Script.played(drawn(rows, "pRp").state(), "h2h6", "h6f6x3", "f6d6x1", "end");
    assertEquals(
        List.of(
            "White played a black pawn card, then rook h2-h6; rook h6 captured pawn f6 and the"
                + " last pawn on d6 (+12 points, now 69).",
            "White captured pawn f6 and the last pawn on d6 (+12 points, now 69).",
            "White played rook h2-h6\u00d7f6\u00d7d6 (+12 points, now 69)."),
        digests(both));
    assertEquals(List.of(), digests(Script.played(both, "play p")));
  }

  @Test
  void aPartnersTurnSaysWhichPieceCapturedWhat() {
    State state =
        drawn(
                """
                . . . . k . . .
                p . . . . . . .
                . . . . . . . n
                . . . . . . . .
                B . . . . . p .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . R
                """,
                "nRpB")
            .state();
    State both = Script.played(state, "a4c2", "h1h6x1", "end");
    assertEquals(
        "White captured the last knight on h6 (+11 points, now 46).", digests(both).get(1));
    State two =
        Script.played(
            drawn(
                    """
                    . . . . k . . .
                    . . . . . . . .
                    . . . . . . . n
                    . . . . . . . .
                    B . . . . . . .
                    . . . . . . . .
                    . . p . . . . .
                    . . . . K . . R
                    """,
                    "nRPpB")
                .state(),
            "e1f1",
            "h1h6x1",
            "a4c2x3",
            "end");
    assertEquals(
        List.of(
            "White played a white bishop card, then king e1-f1; rook h1 captured the last"
                + " knight on h6 and bishop a4 captured the last pawn on c2 (+22 points, now"
                + " 58).",
            "White captured the last knight on h6 and the last pawn on c2 (+22 points, now 58).",
            "White played king e1-f1, rook h1\u00d7h6 and bishop a4\u00d7c2 (+22 points, now"
                + " 58)."),
        digests(two));
  }

  @Test
  void theFirstKingWithCardsBeforeHisComesWithAWarning() {
    State drawn = Script.played(DrawnCooperative.dealt(false, "PpPpkNRnKN"), "play P", "end");
    String told = "Cards played later can't be linked with those before it.";
    assertEquals(
        "White drew the black king: kings go straight into the line. " + told, task(drawn, BLACK));
    State second = Script.played(drawn, "play p", "end", "play P", "end");
    assertFalse(task(second, BLACK).contains(told), "it is said once");
  }

  @Test
  void kingsThatComeWithoutCardsBeforeThemOrTogetherWarnOfNothing() {
    String told = "can't be linked";
    State both = DrawnCooperative.dealt(false, "PpPKkpNRnN");
    assertFalse(task(both).contains(told), task(both));
    State together = Script.played(DrawnCooperative.dealt(false, "PpPpkKNRnN"), "play P", "end");
    assertFalse(task(together, BLACK).contains(told), task(together, BLACK));
  }

  private static String task(State state, Viewer viewer) {
    return state.view(viewer).task().orElseThrow().plain();
  }

  private static List<String> digests(State state) {
    return state.digests().stream().map(Sentences::plain).toList();
  }

  /** Black's rook, whose card lies beside the white king's, can capture him in the last turn. */
  @Test
  void whatTakesTheLastCaptureOfAKingFromThePartnerAsksFirstAndIsNoCaptureToBeTold() {
    State state =
        DrawnCooperative.white(
                """
                k . . . . . . r
                p . . . . . . R
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """)
            .line("KrR")
            .hands("", "p")
            .pile("")
            .state();
    assertEquals(
        Optional.of("Then Black couldn't capture a king in the last turn, and you'd score 0."),
        warned(state, "h7h8x2"));
    assertEquals(Optional.empty(), warned(state, "h7h1"));
    assertFalse(task(state).contains("Possible captures"), task(state));
  }

  private static Optional<String> warned(State state, String text) {
    return Action.find(state.legal(CooperativeGame.WHITE), text)
        .orElseThrow()
        .warning()
        .map(Sentence::plain);
  }
}
