package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;

/** What a hint says of a move without a capture. */
class CooperativeMotivesTest {
  private static String why(String line, String action) {
    State state = DrawnCooperative.white(DrawnCooperative.START).line(line).hands("", "").state();
    return ComputerChoices.why(new CooperativeGame(), state, "W", action);
  }

  @Test
  void aMoveOpensTheWayForTheOnesWhoseCardsAreLinked() {
    assertEquals(
        "In two turns the white bishop on f1 can go to a6, then capture the pawn on" + " b7.",
        why("Bp", "e2e3"));
  }

  @Test
  void theOtherColourMayHaveToMoveFirst() {
    assertEquals(
        "Next turn the black bishop on f8 can go to b4, then capture the pawn on c3.",
        ComputerChoices.why(new CooperativeGame(), behindThePawns("bP", "", ""), "W", "c2c3"));
  }

  @Test
  void whereNoCardsAreLinkedAMoveSaysWhichPiecesItBringsTogether() {
    assertEquals(
        "Later, the white knight on c3 can go to b5, then capture the pawn on a7, if their"
            + " cards lie side by side.",
        why("N", "b1c3"));
  }

  /** The knight's card lies before the king's, behind which all others come. */
  @Test
  void noCaptureIsPromisedByCardsThatCanNeverLieSideBySide() {
    assertEquals("", later("NK", "PPPPPPPPP"));
    String told =
        "Later, the white knight on c3 can go to b5, then capture the pawn on a7, if their cards"
            + " lie side by side.";
    assertEquals(told, later("KN", "PPPPpPPPP"));
    assertEquals("", later("KN", "PPPPPPPPP"), "no black pawn card is to come");
    assertEquals("", later("KN", "p"), "no turn of White's is to come");
  }

  private static String later(String line, String pile) {
    State state =
        DrawnCooperative.white(DrawnCooperative.START).line(line).hands("", "").pile(pile).state();
    return ComputerChoices.why(new CooperativeGame(), state, "W", "b1c3");
  }

  @Test
  void whoeverIsAdvisedToEndTheTurnReadsThatNoMoveBringsACapture() {
    assertEquals("Whatever you move, there's nothing to capture this turn.", why("B", "end"));
  }

  @Test
  void whoeverCanStillMoveIsAskedBeforeACaptureThatEndsThat() {
    State state = queenOut();
    Action capture = Script.action(state, "g4e6x1");
    assertEquals(Optional.of("Capture now"), capture.asks());
    assertEquals(
        "Capturing now gives up your move: move first, then capture.",
        capture.warning().orElseThrow().plain());
    assertEquals(Optional.empty(), Script.action(Script.played(state, "a2a3"), "g4e6x1").asks());
  }

  /** After either of its moves the king no longer reaches the queen. */
  @Test
  void whoeverWouldLoseTheCaptureByMovingFirstIsNotToldToDoSo() {
    String rows =
        """
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . %s
        . . q . . . . .
        . . . K . . . .
        . . . . . . . .
        """;
    State inCheck = DrawnCooperative.white(rows.formatted(".")).line("Kq").state();
    assertEquals(Optional.empty(), Script.action(inCheck, "d2c3x2").asks());
    State withARook = DrawnCooperative.white(rows.formatted("R")).line("Kq").state();
    assertEquals(
        Optional.empty(),
        Script.action(withARook, "d2c3x2").asks(),
        "the rook doesn't get the king out of check");
  }

  @Test
  void whoEndsATurnWithACaptureLeftReadsWhich() {
    Action end = Script.action(queenOut(), "end");
    assertEquals(Optional.of("End it anyway"), end.asks());
    assertEquals(
        "You can still capture: queen g4\u00d7g7 and queen g4\u00d7e6.",
        end.warning().orElseThrow().plain());
    Action next = Script.action(Script.played(queenOut(), "g4e6x1"), "end");
    assertEquals(Optional.empty(), next.warning());
  }

  @Test
  void aMoveThatLeavesACaptureForAfterItSaysSo() {
    assertEquals(
        "Then you can still play queen g4\u00d7g7.",
        Script.action(queenOut(), "a2a3").fits().orElseThrow().plain());
    assertEquals(Optional.empty(), Script.action(queenOut(), "g4d1").fits());
  }

  @Test
  void allCapturesThatCanFollowAreCountedTogether() {
    State state = behindThePawns("ppQ", "N", "p");
    CooperativeGame game = new CooperativeGame();
    assertEquals(
        "Then you can play queen g4\u00d7g7 and queen g7\u00d7h7: 2 points in all.",
        ComputerChoices.why(game, state, "W", "d1g4"));
    assertEquals(
        "It captures a pawn, then you can play queen e6\u00d7f7: 2 points in all.",
        ComputerChoices.why(game, Script.played(state, "d1g4"), "W", "g4e6x2"));
  }

  private static State openFile() {
    return DrawnCooperative.white(
            """
            r n b q k b n r
            p p p p . p p p
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . Q . . . .
            P P P . . P P P
            R N B . K B N R
            """)
        .line("Q")
        .state();
  }

  @Test
  void aCheckThatNothingCouldEndIsAskedAbout() {
    Action check = Script.action(beforeTheBackRank("."), "a1a8");
    assertEquals(Optional.of("Give check anyway"), check.asks());
    assertEquals(
        "No move or capture gets out of that check: Black could only end the turn.",
        check.warning().orElseThrow().plain());
    assertEquals(
        Optional.empty(),
        Script.action(beforeTheBackRank("b"), "a1a8").asks(),
        "a capture ends it");
  }

  private static State beforeTheBackRank(String onF3) {
    return DrawnCooperative.white(
            """
            . . . . . . k .
            . . . . . p p p
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . %s . .
            . . . . . . . .
            R . . . K . . .
            """
                .formatted(onF3))
        .line("Q")
        .state();
  }

  @Test
  void aCheckCostsTheOtherColour() {
    Evaluation evaluation =
        new CooperativeGame()
            .evaluation(Options.of(new CooperativeGame().options(), Map.of("solitaire", "true")));
    double calm = evaluation.of(Script.played(openFile(), "d3d2"));
    double check = evaluation.of(Script.played(openFile(), "d3e3"));
    assertTrue(check < calm, check + " < " + calm);
  }

  private static State queenOut() {
    return DrawnCooperative.white(
            """
            r n b q k b n r
            p p p p . p p p
            . . . . p . . .
            . . . . . . . .
            . . . . P . Q .
            . . . . . . . .
            P P P P . P P P
            R N B . K B N R
            """)
        .line("pQ")
        .hands("N", "p")
        .state();
  }

  @Test
  void computersDontThinkOfEndingATurnInWhichTheyCanMoveOrCapture() {
    State state = queenOut();
    assertFalse(sensible(state).contains("end"));
    assertFalse(sensible(state).contains("g4e6x1"), "the move comes first");
    State moved = Script.played(state, "a2a3");
    assertFalse(sensible(moved).contains("end"));
    assertTrue(sensible(moved).contains("g4e6x1"));
    assertEquals(List.of("end"), sensible(Script.played(moved, "g4e6x1")));
  }

  private static List<String> sensible(State state) {
    CooperativeGame game = new CooperativeGame();
    return game
        .evaluation(Options.of(game.options(), Map.of()))
        .sensible(state.legal(CooperativeGame.WHITE))
        .stream()
        .map(Action::text)
        .toList();
  }

  private static State behindThePawns(String line, String white, String black) {
    return behindThePawns().line(line).hands(white, black).state();
  }

  private static DrawnCooperative behindThePawns() {
    return DrawnCooperative.white(
        """
        r n b q k b n r
        p p p p . p p p
        . . . . p . . .
        . . . . . . . .
        . . . . P . . .
        . . . . . . . .
        P P P P . P P P
        R N B Q K B N R
        """);
  }

  @Test
  void aMoveAfterWhichACaptureIsPossibleSaysWhich() {
    assertEquals(
        "Then the white queen on g4 can capture the pawn on e6.",
        ComputerChoices.why(new CooperativeGame(), behindThePawns("pQ", "", ""), "W", "d1g4"));
  }

  @Test
  void aCardSaysWhatItLetsBeCaptured() {
    State state =
        behindThePawns().line("p").hands("Qq", "p").step(CooperativeTurn.Step.PLAY).state();
    CooperativeGame game = new CooperativeGame();
    assertEquals(
        "With it, the white queen on d1 can go to g4, then capture the pawn on e6.",
        ComputerChoices.why(game, state, "W", "play Q"));
    assertEquals(
        "If Black plays a white pawn card next, the black queen on d8 can go to f6, then capture the"
            + " pawn on b2.",
        ComputerChoices.why(game, state, "W", "play q"));
  }

  @Test
  void noCardIsAwaitedThatThePartnerSaidNotToHold() {
    State state =
        behindThePawns().line("p").hands("Qq", "pn").step(CooperativeTurn.Step.PLAY).state();
    State told = state.answered(CooperativeGame.BLACK, "a white pawn?", false);
    String why = ComputerChoices.why(new CooperativeGame(), told, "W", "play q");
    assertFalse(why.contains("plays a white pawn"), why);
  }

  @Test
  void aCardWithoutACaptureSaysWhichCardOfThePartnerWouldBringOne() {
    State state =
        behindThePawns()
            .line("")
            .hands("Qb", "pp")
            .pile("pN")
            .step(CooperativeTurn.Step.PLAY)
            .state();
    CooperativeGame game = new CooperativeGame();
    assertEquals(
        "If Black plays a black pawn card next, the white queen on d1 can go to g4, then capture"
            + " the pawn on e6.",
        ComputerChoices.why(game, state, "W", "play Q"));
    assertEquals("", ComputerChoices.why(game, state, "W", "play b"), "nothing is sure to follow");
  }

  /** The cards of both pawns lie side by side already, so no further one is needed for it. */
  @Test
  void aCardBesideWhichNothingNewIsPossibleSaysWhatTheLineAllowsAlready() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . p .
                . . . . . . . .
                . . . . . . . .
                . . . . . P . P
                . . . . K . . .
                """)
            .line("pP")
            .hands("p", "P")
            .pile("")
            .step(CooperativeTurn.Step.PLAY)
            .state();
    assertEquals(
        "Then the white pawn on f2 can go to f4, then capture the pawn on g5.",
        ComputerChoices.why(new CooperativeGame(), state, "W", "play p"));
  }

  @Test
  void aCardBesideAKingSaysWhoCouldEndTheGame() {
    State state =
        behindThePawns()
            .line("k")
            .hands("NR", "BB")
            .pile("BB")
            .step(CooperativeTurn.Step.PLAY)
            .state();
    assertEquals(
        "It lets a white rook capture the black king to end the game.",
        ComputerChoices.why(new CooperativeGame(), state, "W", "play R"));
  }

  @Test
  void whoeverIsAdvisedToEndTheTurnReadsWhichMoveWouldBringACapture() {
    assertEquals(
        "You can capture this turn: the white queen on d1 can go to g4, then capture"
            + " the pawn on e6.",
        ComputerChoices.why(new CooperativeGame(), behindThePawns("pQ", "", ""), "W", "end"));
  }

  private static final String QUEEN_OUT =
      """
      r n b q k b n r
      p p p p p p p p
      . . . . . . . .
      . . . . . . . Q
      . . . . . . . .
      . . . . P . . .
      P P P P . P P P
      R N B . K B N R
      """;

  @Test
  void aMoveIsNotPraisedForWhatTheSamePieceCouldCaptureBefore() {
    State state = DrawnCooperative.white(QUEEN_OUT).line("Q").hands("", "").state();
    String why = ComputerChoices.why(new CooperativeGame(), state, "W", "h5g4");
    assertFalse(why.contains("white queen on g4 can capture"), why);
  }

  @Test
  void whatGetsTheKingOutOfCheckAlsoSaysWhatCanBeCapturedThen() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . r . . . . .
                . . . . . . . .
                r . . . K . . .
                """)
            .line("Kr")
            .hands("", "")
            .state();
    assertEquals(
        "It gets the white king out of check; then the white king on d2 can capture the rook on"
            + " c3.",
        ComputerChoices.why(new CooperativeGame(), state, "W", "e1d2"));
  }

  @Test
  void aMoveIntoAPartnersReachSaysSo() {
    State state =
        DrawnCooperative.white(
                """
                r n b q k b n r
                p p p . p p p p
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P P P P P P P P
                R N B Q K B N R
                """)
            .line("bP")
            .hands("", "")
            .state();
    assertEquals(
        "Next turn the black bishop on c8 can capture the pawn on g4: their cards lie side by"
            + " side.",
        ComputerChoices.why(new CooperativeGame(), state, "W", "g2g4"));
  }

  /** On b6 the queen would stand where no black pawn can capture her. */
  @Test
  void noHintCapturesAwayWhatThePartnerCouldCaptureForElevenPoints() {
    State state =
        DrawnCooperative.white(
                """
                . . . . . . . k
                . . p . . . . .
                . p . Q . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """)
            .line("Qp")
            .hands("P", "pp")
            .pile("PPPPPPPP")
            .step(CooperativeTurn.Step.CAPTURE)
            .state();
    CooperativeGame game = new CooperativeGame();
    String last = "the black pawn on c7 can capture the last queen on d6 (+11 points)";
    assertEquals(
        "Next turn " + last + ", but not after your capture.",
        Script.action(state, "d6b6x2").warning().orElseThrow().plain());
    assertTrue(Script.action(state, "d6b6x2").loss() > Script.action(state, "end").loss());
    assertTrue(
        state
            .view(Viewer.of(CooperativeGame.WHITE))
            .task()
            .orElseThrow()
            .plain()
            .endsWith("Next turn " + last + "."));
  }
}
