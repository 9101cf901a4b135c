package rookery.engine.games.splitbrain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.drawn;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.moved;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.rows;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.seat;
import static rookery.engine.games.splitbrain.DrawnSplitBrain.viewer;
import static rookery.engine.kit.script.Script.action;
import static rookery.engine.kit.script.Script.line;
import static rookery.engine.kit.script.Script.news;
import static rookery.engine.kit.script.Script.played;
import static rookery.engine.kit.script.Script.texts;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.diagram.Mark;
import rookery.engine.text.Sentences;

class SplitBrainTurnTest {
  private static final State START = DrawnSplitBrain.start();
  private static final State UNFIT = played(START, "WK circle c2", "WQ circle e4");

  @Test
  void thePartnerOnTheCheckersSideChooses() {
    assertEquals(List.of(Set.of(seat("WK")), Set.of(seat("WQ"))), START.awaited());
    assertTrue(texts(START, "WK").contains("circle c2"));
    assertTrue(texts(START, "WQ").contains("circle c4"));
  }

  @Test
  void theCheckerSlidesAfterEachMoveOfBlack() {
    State white = moved(START, "c2b4");
    assertEquals("h8", white.position().get("checker"));
    State black = moved(white, "c7b5");
    assertEquals("a8", black.position().get("checker"));
    assertTrue(texts(black, "WQ").contains("circle b4"));
    assertEquals("h8", moved(black, "b4c2", "b5c7").position().get("checker"));
  }

  @Test
  void circlesThatFitAreTheMove() {
    State state = played(START, "WQ circle d4", "WK circle c2");
    assertEquals("..N...", rows(state).get(3));
    assertEquals("black", state.position().get("turn"));
    assertEquals(Map.of(), state.position().get("circles"));
    assertEquals(1, state.position().get("halfmove"));
  }

  @Test
  void theOpponentsChooserRulesOnCirclesThatDoNotFit() {
    assertEquals("ruling", UNFIT.position().get("phase"));
    assertEquals(List.of(Set.of(seat("BK"))), UNFIT.awaited());
    assertEquals(List.of("use piece", "use target"), texts(UNFIT, "BK"));
    assertEquals("white", UNFIT.position().get("turn"));
  }

  @Test
  void bothCirclesAreShownToAllOnceBothAreIn() {
    for (Viewer viewer : DrawnSplitBrain.viewers()) {
      View view = UNFIT.view(viewer);
      assertEquals(Map.of("WK", "c2", "WQ", "e4"), view.facts().get("circles"));
      String text = view.diagram().text();
      assertTrue(text.contains("arrow: c2, c2, blue\ncorner text: "), text);
      assertTrue(text.contains("rect: 5, 4, 5, 4\ncorner text: "), text);
    }
  }

  @Test
  void othersAreShownBySeatsWhoCircledWhat() {
    View view = UNFIT.view(viewer("BK"));
    String text = view.diagram().text();
    assertTrue(text.contains("corner text: WK, 3, 2\n"), text);
    assertTrue(text.contains("corner text: WQ, 5, 4\n"), text);
    assertTrue(
        view.alt()
            .contains("White's king-side player circled the knight on c2 (marked with a ring)."));
    assertTrue(view.alt().contains("White's queen-side player circled e4 (marked with a frame)."));
  }

  @Test
  void partnersAreShownTheirOwnCircleAndTheirPartners() {
    View view = UNFIT.view(viewer("WQ"));
    String text = view.diagram().text();
    assertTrue(text.contains("corner text: Partner, 3, 2\n"), text);
    assertTrue(text.contains("corner text: You, 5, 4\n"), text);
    assertTrue(
        view.alt().contains("Your partner circled the knight on c2 (marked with a ring)."),
        view.alt());
    assertTrue(view.alt().contains("You circled e4 (marked with a frame)."), view.alt());
  }

  @Test
  void whoSitsOnTheCheckersSideIsWrittenBesideThePiecesOfEachTeam() {
    assertEquals(
        List.of("Partner: square, 1, 1", "You: piece, 8, 1", "BQ, 1, 8", "BK, 8, 8"),
        names(START, viewer("WK")));
    assertEquals(
        List.of("WQ, 1, 1", "WK, 8, 1", "Partner, 1, 8", "You, 8, 8"), names(START, viewer("BK")));
    assertEquals(
        List.of("WQ, 1, 1", "WK, 8, 1", "BQ, 1, 8", "BK, 8, 8"),
        names(moved(START, "c2b4"), Viewer.SPECTATOR));
  }

  @Test
  void onceTheCirclesAreShownTheyAloneBearNames() {
    assertEquals(List.of("Partner, 3, 2", "You, 5, 4"), names(UNFIT, viewer("WQ")));
  }

  private static List<String> names(State state, Viewer viewer) {
    return state
        .view(viewer)
        .diagram()
        .text()
        .lines()
        .filter(line -> line.startsWith("corner text: "))
        .map(line -> line.substring("corner text: ".length()))
        .toList();
  }

  @Test
  void aPartnerIsToldThatTheOtherHasCircledAndNoMore() {
    State circled = played(START, "WK circle c2");
    String own = "Your partner has circled a piece.";
    assertEquals(Optional.of(own), line(START, "WK circle c2", viewer("WQ")));
    assertTrue(circled.view(viewer("WQ")).status().plain().contains(own));
    assertEquals(
        Optional.of("White's king-side player has drawn a circle."),
        line(START, "WK circle c2", viewer("BQ")));
  }

  @Test
  void partnersAreToldWhatHasBecomeOfTheirCircles() {
    State circled = played(START, "WK circle c2");
    assertEquals(
        Optional.of("You both agreed on knight c2-d4."),
        line(circled, "WQ circle d4", viewer("WK")));
    assertEquals(
        Optional.of(
            "You circled e4, and your partner circled the knight on c2, which can't go there."
                + " Black's king-side player chooses which circle counts."),
        line(circled, "WQ circle e4", viewer("WQ")));
    assertEquals(
        Optional.of(
            "Black's king-side player chose the circle on c2, not e4: White's knight c2-d4."),
        line(UNFIT, "BK use piece", viewer("WQ")));
  }

  @Test
  void whereSeveralAreEquallyNearItIsToldBetweenWhichAndWhoPicks() {
    State ruled = played(UNFIT, "BK use target");
    assertEquals(
        Optional.of(
            "Black's king-side player chose the circle on e4, not c2. The piece nearest to c2 must go"
                + " to e4, but two are equally near (3 steps)."),
        line(UNFIT, "BK use target", viewer("WK")));
    assertEquals(
        "Move the pawn on e3 or the knight on f2 to e4.",
        ruled.view(viewer("WK")).task().orElseThrow().plain());
    assertEquals(
        "The square counts: the pawn on e3 or the knight on f2 goes to e4 (White chooses)",
        UNFIT.find(seat("BK"), "use target").orElseThrow().path().get(0).label());
  }

  @Test
  void whoeverChoosesIsToldWhyAndWhatEachCircleWouldLeave() {
    assertEquals(
        "Either is fine: you lose nothing yet. If the piece counts,"
            + " they play knight c2-d4, and none of your pieces is in danger. If the square counts,"
            + " they could play pawn e3-e4, and none of your pieces would be in danger.",
        action(UNFIT, "BK use piece").explained().orElseThrow().told().plain());
  }

  @Test
  void whatAMoveOfTheirsLeavesToBeCapturedIsSaidToWhoeverCanCaptureIt() {
    State apart =
        played(
            drawn(
                Colour.WHITE,
                CheckerPlacement.H8,
                "....k.",
                "......",
                ".....n",
                "...N..",
                "P.P...",
                "....K."),
            "WK circle d3",
            "WQ circle b4");
    assertEquals(
        "You can then capture the knight on e4.",
        ComputerChoices.hint(new SplitBrainGame(), apart, "BK", "use piece"));
    assertEquals(
        "You can then capture the knight on e4. Either way, your knight on g5 stays in danger. If"
            + " the piece counts, they play pawn d3-d4, and you can then capture the knight on e4. If"
            + " the square counts, they play pawn b3-b4, and no other piece of yours is in danger.",
        ComputerChoices.explained(new SplitBrainGame(), apart, "BK", "use piece"));
  }

  @Test
  void thatAPieceIsAttackedEitherWayIsSaid() {
    State apart =
        played(
            drawn(
                Colour.WHITE,
                CheckerPlacement.H8,
                "r.qk.r",
                "pppppp",
                "...n..",
                "......",
                "PPPPPP",
                "R.QK.R"),
            "WK circle d3",
            "WQ circle f4");
    assertEquals(
        "They can attack your knight either way, but this leaves them less room: 11 moves, not 12.",
        apart.find(seat("BK"), "use target").orElseThrow().fits().orElseThrow().plain());
  }

  @Test
  void whatACircleCanLeadToIsDrawnBeforeItIsConfirmed() {
    assertEquals(
        List.of("arrow: c2, c2, blue", "candidates: d4, b4"),
        marks(START.find(seat("WK"), "circle c2").orElseThrow()));
    assertEquals(
        List.of("rect: 5, 4, 5, 4", "arrow: f2, e4, blue", "arrow: e3, e4, blue"),
        marks(START.find(seat("WQ"), "circle e4").orElseThrow()));
  }

  private static List<String> marks(Action action) {
    return action.marks().stream().map(Mark::line).toList();
  }

  @Test
  void aSingleMoveLeftIsMadeByItself() {
    State state = played(UNFIT, "BK use piece");
    assertEquals("..N...", rows(state).get(3));
    assertEquals("black", state.position().get("turn"));
    assertEquals("circle", state.position().get("phase"));
  }

  @Test
  void amongMovesEquallyNearTheMoverPicks() {
    State state =
        drawn(
            Colour.WHITE,
            CheckerPlacement.A8,
            "k.....",
            "......",
            "R.....",
            "..N...",
            "......",
            ".....K");
    State finishing = played(state, "WQ circle d4", "WK circle d5", "BQ use piece");
    assertEquals(List.of("d4c6", "d4e6", "d4f5"), texts(finishing, "WK"));
    assertEquals(List.of(Set.of(seat("WK"))), finishing.awaited());
    assertEquals(
        "It's White's turn. The knight on d4 must go as near to d5 as it can, but several squares"
            + " are equally near (2 steps). White's king-side player must move the knight on d4 to c6, e6 or f5.",
        finishing.view(Viewer.SPECTATOR).status().plain());
    assertEquals("R...N.", rows(played(finishing, "WK d4f5")).get(2));
  }

  @Test
  void onlyTheCircleThatMakesBothKnownReveals() {
    State circled = played(START, "WK circle c2");
    assertFalse(news(START, "WK circle c2").reveals());
    assertFalse(news(circled, "WK circle e3").reveals());
    assertTrue(news(circled, "WQ circle e4").reveals());
    assertFalse(news(UNFIT, "BK use piece").reveals());
  }

  @Test
  void circlesAreSecretAndTheRestIsNot() {
    assertTrue(action(START, "WK circle c2").secret());
    assertFalse(action(UNFIT, "BK use piece").secret());
  }

  @Test
  void theLogTellsWhatBothCircledAndWhatCameOfIt() {
    State circled = played(START, "WK circle c2");
    assertEquals(
        Optional.of(
            "White's king-side player and White's queen-side player agreed on knight" + " c2-d4."),
        line(circled, "WQ circle d4", Viewer.SPECTATOR));
    assertEquals(
        Optional.of(
            "White's king-side player circled the knight on c2, and White's queen-side player"
                + " e4, where the knight can't go."),
        line(circled, "WQ circle e4", viewer("BQ")));
    assertEquals(
        Optional.of(
            "Black's king-side player chose the circle on c2, not e4: White's knight c2-d4."),
        line(UNFIT, "BK use piece", viewer("BQ")));
    assertEquals(
        "It's White's turn. The piece nearest to c2 must go to e4, but two are equally near (3"
            + " steps). White's king-side player must move the pawn on e3 or the knight on f2 to e4.",
        played(UNFIT, "BK use target").view(Viewer.SPECTATOR).status().plain());
    assertEquals(
        Optional.of("White's king-side player: knight f2-e4."),
        line(played(UNFIT, "BK use target"), "WK f2e4", Viewer.SPECTATOR));
  }

  @Test
  void bothMovesSinceOnesLastTurnAreDrawnEvenIfOneTookTheOther() {
    State taken =
        played(
            START,
            "WK circle e3",
            "WQ circle e4",
            "BK circle d6",
            "BQ circle d5",
            "WQ circle e4",
            "WK circle d5");
    String text = taken.view(viewer("BK")).diagram().text();
    assertTrue(text.contains("arrow: d6, d5, black"), text);
    assertTrue(text.contains("arrow: e4, d5, white"), text);
    assertFalse(text.contains("arrow: e3, e4"), text);
    assertEquals(
        Optional.of(
            "White's queen-side player and White's king-side player agreed on pawn e4-d5,"
                + " capturing the pawn."),
        line(
            played(
                START,
                "WK circle e3",
                "WQ circle e4",
                "BK circle d6",
                "BQ circle d5",
                "WQ circle e4"),
            "WK circle d5",
            Viewer.SPECTATOR));
  }

  @Test
  void theLogSaysMateInAWord() {
    State state =
        drawn(
            Colour.WHITE,
            CheckerPlacement.H8,
            "..k...",
            "R.....",
            "......",
            "......",
            "......",
            "K....R");
    assertEquals(
        Optional.of(
            "White's king-side player and White's queen-side player agreed on rook g2-g7,"
                + " with checkmate."),
        line(played(state, "WK circle g2"), "WQ circle g7", Viewer.SPECTATOR));
  }

  @Test
  void movesMayBeNamedInSan() {
    State finishing = played(UNFIT, "BK use target");
    assertEquals("f2e4", finishing.aliases(seat("WK")).get("Ne4").text());
    assertEquals("e3e4", finishing.aliases(seat("WK")).get("e4").text());
    assertEquals(Map.of(), finishing.aliases(seat("WQ")));
  }

  @Test
  void squaresAloneNameCircles() {
    assertEquals("circle c2", START.aliases(seat("WK")).get("c2").text());
  }

  @Test
  void menusNamePiecesAndWhatIsTaken() {
    State state = moved(START, "c2d4", "c7d5", "d4e6");
    assertEquals(
        List.of(new Choice("Which piece?", "d5", "Knight d5")),
        action(state, "BQ circle d5").path());
    assertEquals(
        List.of(
            Choice.capture(
                "Which target?",
                Square.named("e6"),
                "%s, capturing the %s",
                Square.named("e6"),
                "knight")),
        action(state, "BK circle e6").path());
  }

  @Test
  void menusOfMoreThanTwentyFiveTargetsAskForTheRankFirst() {
    State state =
        drawn(
            Colour.WHITE,
            CheckerPlacement.H8,
            "k....Q",
            "..Q...",
            "......",
            "...R..",
            ".....R",
            "K.....");
    assertTrue(texts(state, "WQ").size() > 25);
    assertEquals(
        List.of(
            new Choice("Which rank?", "rank 4", "Rank 4"),
            Choice.target("Which target?", Square.named("b4"))),
        action(state, "WQ circle b4").path());
  }

  @Test
  void menusOfTheLastMoveAskOnlyWhatIsOpen() {
    State finishing = played(UNFIT, "BK use target");
    assertEquals(
        List.of(new Choice("Which piece?", "f2", "Knight f2")),
        action(finishing, "WK f2e4").path());
  }

  @Test
  void blackSeesTheBoardFromItsOwnSide() {
    assertEquals(Colour.BLACK, START.view(viewer("BQ")).diagram().seenFrom());
    assertEquals(Colour.WHITE, START.view(Viewer.SPECTATOR).diagram().seenFrom());
  }

  @Test
  void thePictureShowsTheCheckerTheLastMoveAndCheck() {
    State state =
        moved(
            drawn(
                Colour.WHITE,
                CheckerPlacement.H8,
                "...k..",
                "......",
                "......",
                "......",
                "......",
                "K....R"),
            "g2g7");
    String text = state.view(Viewer.SPECTATOR).diagram().text();
    assertTrue(text.contains("area: b2, g7"), text);
    assertTrue(text.contains("checkers: h8, 1, black"), text);
    assertTrue(text.contains("last: g2, g7"), text);
    assertTrue(text.contains("check: e7"), text);
    assertTrue(
        state
            .view(viewer("BK"))
            .status()
            .plain()
            .startsWith("Black is in check and must get out of it."));
  }

  @Test
  void whatTheFinalMoveIsChosenFromIsMarked() {
    View view = played(UNFIT, "BK use target").view(Viewer.SPECTATOR);
    assertTrue(view.diagram().text().contains("candidates: f2, e3"), view.diagram().text());
    assertTrue(
        view.alt().endsWith("circled e4 (marked with a frame). Possible squares: f2, e3."),
        view.alt());
  }

  @Test
  void onlyThoseWhoMayActHaveATask() {
    assertTrue(
        START.view(viewer("WK")).task().map(Sentences::plain).orElseThrow().contains("piece"));
    assertTrue(
        START.view(viewer("WQ")).task().map(Sentences::plain).orElseThrow().contains("square"));
    assertEquals(Optional.empty(), START.view(viewer("BK")).task().map(Sentences::plain));
    assertEquals(
        Optional.of("Which of White's circles counts?"),
        UNFIT.view(viewer("BK")).task().map(Sentences::plain));
  }

  @Test
  void theExampleOfTheRulesIsTrue() {
    assertEquals("..N...", rows(played(UNFIT, "BK use piece")).get(3));
    assertEquals(List.of("e3e4", "f2e4"), texts(played(UNFIT, "BK use target"), "WK"));
  }

  @Test
  void drawsAreClaimedAtTheStartOfATurnBeforeCircles() {
    List<String> shuffle = List.of("c2b4", "c7b5", "b4c2", "b5c7");
    List<String> twice = new ArrayList<>(shuffle);
    twice.addAll(shuffle);
    State third = moved(START, twice.toArray(String[]::new));
    assertEquals(Set.of("threefold"), third.claims(seat("WK")));
    assertEquals(Set.of("threefold"), third.claims(seat("WQ")));
    assertEquals(Set.of(), third.claims(seat("BK")));
    assertEquals(Set.of(), played(third, "WQ circle c4").claims(seat("WK")));
  }

  @Test
  void theCheckerIsPartOfTheSamePosition() {
    State state =
        drawn(
            Colour.WHITE,
            CheckerPlacement.H8,
            "....rk",
            "......",
            "......",
            "......",
            "......",
            "KR....");
    String[] triangles = {"b2b3", "g7g6", "b3c3", "g6f6", "c3b2", "f6g7"};
    State twiceOnEitherCorner = moved(moved(moved(state, triangles), triangles), triangles);
    assertEquals(rows(state), rows(twiceOnEitherCorner));
    assertEquals(Set.of(), twiceOnEitherCorner.claims(seat("WK")));
    assertEquals(Set.of("threefold"), moved(twiceOnEitherCorner, triangles).claims(seat("WK")));
  }
}
