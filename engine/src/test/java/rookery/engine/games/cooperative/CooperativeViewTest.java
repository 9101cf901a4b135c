package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.diagram.Mark;
import rookery.engine.games.cooperative.cards.DealtCards;
import rookery.engine.kit.script.Script;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

class CooperativeViewTest {
  private static final Viewer WHITE = Viewer.of(CooperativeGame.WHITE);
  private static final Viewer BLACK = Viewer.of(CooperativeGame.BLACK);

  private static State dealt() {
    return DrawnCooperative.dealt(false, "NpRqkBbb");
  }

  private static List<String> lines(State state, Viewer viewer) {
    return state.view(viewer).diagram().marks().stream().map(Mark::line).toList();
  }

  @Test
  void eachPartnerKnowsItsOwnHandAlone() {
    assertEquals(Optional.of("Your cards: white knight, white rook."), secret(WHITE));
    assertEquals(Optional.of("Your cards: black pawn, black queen."), secret(BLACK));
    assertEquals(Optional.empty(), secret(Viewer.SPECTATOR));
  }

  @Test
  void theOwnHandAloneStaysInSightWhileAPieceIsChosen() {
    String text = dealt().choosing(CooperativeGame.WHITE).orElseThrow().text();
    assertTrue(text.contains("card: N, 0.45") && text.contains("card: R, 1.23"), text);
    assertFalse(text.contains("card: back"), text);
  }

  @Test
  void whoeverIsToPlayACardIsToldWhatEachWouldAllow() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . r
                . . . . K . . R
                """)
            .line("r")
            .hands("PR", "p")
            .step(CooperativeTurn.Step.PLAY)
            .state();
    assertEquals(
        Optional.of(
            "Your cards: white pawn, white rook. With your white rook card you could"
                + " capture the rook on h2."),
        state.view(WHITE).secret().map(Sentences::plain));
    assertEquals(
        Optional.of("Your cards: black pawn."), state.view(BLACK).secret().map(Sentences::plain));
    assertFalse(
        state.view(WHITE).status().plain().contains("A capture needs"),
        "it needs that card, as arrows show");
    assertTrue(state.view(BLACK).status().plain().contains("A capture needs"));
  }

  @Test
  void whatACardWouldLetCaptureIsToldOnceForEachKind() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . p . p . .
                . . p . . . . .
                . . . . N . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """)
            .line("p")
            .hands("BN", "p")
            .step(CooperativeTurn.Step.PLAY)
            .state();
    assertEquals(
        Optional.of(
            "Your cards: white bishop, white knight. With your white knight card you could capture"
                + " the pawns on c6, d7 and f7."),
        state.view(WHITE).secret().map(Sentences::plain));
  }

  @Test
  void whatBothCardsWouldAllowIsToldOnce() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . r
                . . . . K . . R
                """)
            .line("Rr")
            .hands("PN", "p")
            .step(CooperativeTurn.Step.PLAY)
            .state();
    assertEquals(
        Optional.of(
            "Your cards: white pawn, white knight. With either card you could capture the"
                + " rook on h2."),
        state.view(WHITE).secret().map(Sentences::plain));
    assertTrue(
        state.view(WHITE).status().plain().contains("Possible captures: rook h1\u00d7h2."),
        "whatever the picture links is told");
    assertTrue(
        state
            .view(WHITE)
            .alt()
            .contains("Line: (1) white rook, (2) black rook. Now card 1 can capture 2."),
        state.view(WHITE).alt());
  }

  private static Optional<String> secret(Viewer viewer) {
    return dealt().view(viewer).secret().map(Sentences::plain);
  }

  @Test
  void theFactsGiveOtherHandsAndThePileByTheirSizes() {
    View view = dealt().view(WHITE);
    assertEquals(new TreeMap<>(Map.of("W", List.of("N", "R"), "B", 2)), view.facts().get("hands"));
    assertEquals(28, view.facts().get("pile"));
    assertEquals(
        new TreeMap<>(Map.of("W", 2, "B", 2)), dealt().view(Viewer.SPECTATOR).facts().get("hands"));
  }

  @Test
  void theOwnHandIsDrawnFaceUpOnTheLeftAndThePartnersFaceDownOnTheRight() {
    assertEquals(
        List.of(
            "card: N, 0.45, 9.11, 0.33",
            "card: R, 1.23, 9.11, 0.33",
            "card: back, 6.2, 9.11, 0.33",
            "card: back, 6.98, 9.11, 0.33",
            "card: back, 3.1, 9.11, 0.33"),
        lines(dealt(), WHITE).subList(1, 6));
    assertTrue(lines(dealt(), BLACK).contains("card: q, 1.23, 9.11, 0.33"));
  }

  @Test
  void onceTheGameIsOverBothHandsAndThePileLieFaceUp() {
    View end = dealt().viewAtEnd(WHITE);
    assertEquals(dealt().position(), end.facts());
    assertTrue(end.alt().contains("Black's hand: black pawn, black queen."), end.alt());
    List<String> lines = end.diagram().marks().stream().map(Mark::line).toList();
    assertTrue(lines.contains("card: p, 6.2, 9.11, 0.33"), lines.toString());
    assertTrue(lines.contains("card: q, 6.98, 9.11, 0.33"), lines.toString());
    assertEquals(28, lines.stream().filter(line -> line.contains(", 10.15, 0.33")).count());
    assertTrue(end.alt().contains("Pile: 28 cards. Cards in the pile: "), end.alt());
  }

  @Test
  void whereNoCardsAreLeftThePictureEndsWithTheLine() {
    State some =
        DrawnCooperative.white(DrawnCooperative.START).hands("", "").line("pPb").pile("K").state();
    State none = DrawnCooperative.white(DrawnCooperative.START).line("pPb").pile("").state();
    assertEquals(3.46, some.view(Viewer.SPECTATOR).diagram().margins().bottom());
    assertEquals(2.42, none.view(Viewer.SPECTATOR).diagram().margins().bottom());
  }

  /** The pile says less: the cards in the hands are played too, and kings take no turn. */
  @Test
  void thePictureCountsTheTurnsThatAreLeft() {
    DrawnCooperative drawn =
        DrawnCooperative.white(DrawnCooperative.START).line("N").hands("PP", "pp").pile("PKPkP");
    List<String> before = lines(drawn.step(CooperativeTurn.Step.PLAY).state(), BLACK);
    String told = "text: White's turn \u00b7 0/32 points \u00b7 ";
    assertTrue(
        before.stream().anyMatch(line -> line.startsWith(told + "7 turns left,")),
        before.toString());
    State last = drawn.hands("", "").pile("").step(CooperativeTurn.Step.MOVE).state();
    List<String> then = lines(last, BLACK);
    assertTrue(
        then.stream().anyMatch(line -> line.startsWith(told + "1 turn left,")), then.toString());
  }

  @Test
  void whoseTurnItIsThePointsAndTheKindsThatAreLeftStandBeneathTheLine() {
    State state =
        DrawnCooperative.black(DrawnCooperative.START.replace('q', '.').replace('Q', '.'))
            .line("pPb")
            .pile("K")
            .state();
    List<String> lines = lines(state, Viewer.SPECTATOR);
    assertTrue(
        lines.contains("text: Black's turn \u00b7 12/32 points \u00b7 1 card, 4.25, -1.66"),
        lines.toString());
    assertTrue(
        lines.contains("text: Left: R4 B4 N4 P16 \u00b7 last one +10, 4.25, -2.05"),
        lines.toString());
  }

  @Test
  void spectatorsSeeBacksOnly() {
    assertTrue(
        lines(dealt(), Viewer.SPECTATOR).stream()
            .filter(line -> line.startsWith("card"))
            .allMatch(line -> line.startsWith("card: back")));
  }

  @Test
  void eachPartnerSitsBehindTheOwnPieces() {
    assertEquals(Colour.WHITE, dealt().view(WHITE).diagram().seenFrom());
    assertEquals(Colour.BLACK, dealt().view(BLACK).diagram().seenFrom());
    assertEquals(Colour.WHITE, dealt().view(Viewer.SPECTATOR).diagram().seenFrom());
  }

  @Test
  void theLineLiesBeneathTheBoardWithItsCardsNumbered() {
    State state = DrawnCooperative.white(DrawnCooperative.START).line("pPb").state();
    assertEquals(
        List.of(
            "link: 1.46, 9.27, 1.7, 9.27, thin",
            "card: p, 0.64, 8.65, 0.42, 1",
            "link: 2.52, 9.27, 2.75, 9.27, thin",
            "card: P, 1.7, 8.65, 0.42, 2",
            "card: b, 2.75, 8.65, 0.42, 3"),
        lines(state, Viewer.SPECTATOR).subList(0, 5));
  }

  @Test
  void aLongLineGoesOnInFurtherRows() {
    List<String> lines =
        lines(
            DrawnCooperative.white(DrawnCooperative.START).line("pPbPPPrRqP").state(),
            Viewer.SPECTATOR);
    assertTrue(lines.contains("card: q, 7.1, 8.65, 0.36, 9"), lines.toString());
    assertTrue(lines.contains("card: P, 0.64, 9.91, 0.36, 10"), lines.toString());
    assertTrue(lines.contains("link: 7.8, 9.18, 0.64, 10.44, thin"), "across the break: " + lines);
  }

  @Test
  void cardsThatAllowACaptureOnTheBoardAreLinkedMorePlainly() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . p . . . .
                . . . . P . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """)
            .line("NpPk")
            .state();
    List<String> links =
        lines(state, Viewer.SPECTATOR).stream().filter(line -> line.startsWith("link")).toList();
    assertEquals(
        List.of("thin", "thick, second", "thin"), links.stream().map(line -> end(line)).toList());
  }

  private static String end(String link) {
    return link.replaceAll("link: [^a-z]*", "");
  }

  @Test
  void aLinkThatOnlyTheOtherColourCanUseLooksDifferent() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . p . . . .
                . . . . . . . .
                . . . . N . . .
                . . . . . . . .
                . . . . K . q .
                """)
            .line("Kqp")
            .state();
    List<String> links =
        lines(state, Viewer.SPECTATOR).stream().filter(line -> line.startsWith("link")).toList();
    assertEquals(List.of("waiting, second"), links.stream().map(line -> end(line)).toList());
  }

  @Test
  void aCardIsDrawnWithWhatItWouldAllowBeforeItIsPlayed() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . p . . . .
                . . . . P . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """)
            .hands("NP", "nn")
            .line("p")
            .step(CooperativeTurn.Step.PLAY)
            .state();
    assertEquals(List.of("arrow: e4, d5, red"), marks(state, "play P"));
    assertEquals(List.of(), marks(state, "play N"));
  }

  private static List<String> marks(State state, String text) {
    return state.find(CooperativeGame.WHITE, text).orElseThrow().marks().stream()
        .map(Mark::line)
        .toList();
  }

  @Test
  void theMovesOfATurnAreShownByArrowsUntilTheNextMove() {
    State state = Script.played(dealt(), "play R", "e2e4");
    assertTrue(lines(state, BLACK).contains("arrow: e2, e4, black"));
    state = Script.played(state, "end", "play p");
    assertTrue(lines(state, BLACK).contains("arrow: e2, e4, black"));
    state = Script.played(state, "e7e5");
    assertFalse(lines(state, BLACK).contains("arrow: e2, e4, black"));
    assertTrue(lines(state, BLACK).contains("arrow: e7, e5, black"));
  }

  @Test
  void aTurnWithoutAMoveShowsNoArrows() {
    State state = Script.played(dealt(), "play R", "e2e4", "end", "play p", "end");
    assertTrue(lines(state, WHITE).stream().noneMatch(line -> line.startsWith("arrow")));
  }

  @Test
  void eitherKingIsMarkedWhereItStandsAttacked() {
    // CO-4
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . R
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . r
                """)
            .state();
    assertTrue(lines(state, WHITE).containsAll(List.of("check: e1", "check: e8")));
    assertTrue(state.view(WHITE).alt().contains("The king on e8 is in check."));
  }

  @Test
  void theStatusSaysWhatIsPossibleAndWhatAKingWouldMake() {
    assertEquals(
        "White must play a card. 0 of 32 points so far. A capture needs two cards of different"
            + " colours side by side.",
        dealt().view(WHITE).status().plain());
    State state =
        DrawnCooperative.white(DrawnCooperative.START.replace('q', '.').replace('Q', '.'))
            .hands("R", "p")
            .line("Nk")
            .state();
    assertEquals(
        "There's nothing to capture now. 12 of 32 points so far, with all queens gone. Only a"
            + " king's card is linked so far. 20 more points win, such as all 4 rooks (+14), 5 other"
            + " pieces and a king. If you capture a king now, the"
            + " game ends with 13 points; you need 32 to win.",
        state.view(WHITE).status().plain());
  }

  @Test
  void whoPlaysIsToldWhatWinnersHaveByThenAndWhatIsNearlyGone() {
    String rows = DrawnCooperative.START.replace("n", ".").replace("N B", ". B");
    State state = DrawnCooperative.white(rows).line("Nk").pile("PPPPPPPPP").state();
    assertTrue(
        state
            .view(WHITE)
            .status()
            .plain()
            .contains(
                "3 of 32 points, 10 turns left: you need 29 more"
                    + " points, a king last. Even below 32 points, a king keeps them; without one you"
                    + " score 0."),
        state.view(WHITE).status().plain());
    assertTrue(
        state.view(WHITE).status().plain().contains("Worth 11 points now: knight g1."),
        state.view(WHITE).status().plain());
    State early =
        DrawnCooperative.white(DrawnCooperative.START.replace('q', '.').replace('Q', '.'))
            .line("Nk")
            .pile("PPPPPPPPPPPPPP")
            .state();
    assertTrue(
        early
            .view(WHITE)
            .status()
            .plain()
            .contains("12 of 32 points (winners usually have 11 by now), with all queens gone."),
        early.view(WHITE).status().plain());
  }

  @Test
  void everyLastPieceIsNamedAndNearTheEndOnlyThoseThatCanStillBeCaptured() {
    DrawnCooperative drawn =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                n . . . . . . .
                . . . . . . . .
                . . . . . p p .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . R
                """)
            .line("nR")
            .hands("p", "p");
    String early = drawn.pile("pppppp").state().view(WHITE).status().plain();
    assertTrue(early.contains("Worth 11 points now: rook h1 and knight a6."), early);
    String late = drawn.pile("").state().view(WHITE).status().plain();
    assertTrue(late.contains("Worth 11 points now: knight a6."), late);
    String lost = drawn.pile("").line("RppKkn").state().view(WHITE).status().plain();
    assertFalse(lost.contains("Worth 11"), lost);
  }

  private static String task(String hand, String pile) {
    return late(hand, pile).view(WHITE).task().orElseThrow().plain();
  }

  private static State late(String hand, String pile) {
    return DrawnCooperative.white(DrawnCooperative.START)
        .line("Nk")
        .hands(hand, hand)
        .pile(pile)
        .state();
  }

  @Test
  void everybodyReadsHowManyTurnsAreLeft() {
    View all = late("", "PP").view(Viewer.SPECTATOR);
    assertTrue(
        all.status().plain().startsWith("3 turns left. Capture a king, even below 32 points"),
        all.status().plain());
    String own = late("", "PP").view(WHITE).status().plain();
    assertFalse(own.contains("turns left"), "the task says it");
  }

  @Test
  void whoPlaysIsToldInTimeThatTheCardsRunOut() {
    assertTrue(
        task("", "PP")
            .startsWith(
                "3 turns left: this one, Black's and yours. Capture a king, even below 32 points,"
                    + " or you score 0. "),
        task("", "PP"));
    assertTrue(
        task("", "P").startsWith("2 turns left: this one and Black's. Capture a king"),
        task("", "P"));
    assertTrue(
        task("", "")
            .startsWith("This is the last turn, and no king can be captured: you score 0. "),
        task("", ""));
    assertTrue(task("", "PPPP").startsWith("Move a piece, or end your turn."));
  }

  @Test
  void inTheLastTurnsItIsToldHowAKingCouldBeCaptured() {
    State state =
        DrawnCooperative.white(
                """
                r . . . k . . .
                . . . . . . . .
                . . . . . . . .
                p . . . . . . .
                P . . . . . . .
                . . . K . . . .
                . . . . . . . .
                . . . . . . . .
                """)
            .line("pPrK")
            .hands("", "")
            .pile("P")
            .state();
    String told = "Next turn the black rook on a8 can go to d8, then capture the king on d3.";
    Sentence task = last(state.view(WHITE).task().orElseThrow());
    assertEquals(told, task.plain());
    assertEquals(SentenceRole.FACT, task.role(), "what there is to do is needed more");
    assertTrue(
        state.view(WHITE).status().sentences().stream()
            .filter(one -> one.plain().equals(told))
            .allMatch(one -> one.role() == SentenceRole.WEIGHTY));
  }

  private static Sentence last(Sentences text) {
    return text.sentences().get(text.sentences().size() - 1);
  }

  @Test
  void asATurnBeginsTheEndIsToldInTime() {
    DrawnCooperative drawn =
        DrawnCooperative.white(DrawnCooperative.START)
            .line("N")
            .hands("PP", "pp")
            .step(CooperativeTurn.Step.PLAY);
    assertEquals(
        "8 turns are left, 4 of them yours: you need 32 more points, a king last. Play a"
            + " card at the end of the line.",
        drawn.pile("PKPPkP").state().view(WHITE).task().orElseThrow().plain());
    assertTrue(
        drawn
            .pile("PKPPkP")
            .state()
            .view(Viewer.SPECTATOR)
            .status()
            .plain()
            .contains(
                "0 of 32 points, 8 turns left: you need 32 more"
                    + " points, a king last. Even below 32 points, a king keeps them; without one you score"
                    + " 0."));
    assertEquals(
        "Play a card at the end of the line.",
        drawn.pile("PPPPPPP").state().view(WHITE).task().orElseThrow().plain());
  }

  @Test
  void whoHasEnoughPointsIsToldToCaptureAKingInTime() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . P
                . . . . K . . .
                """)
            .line("N")
            .hands("PP", "pp")
            .pile("PPKk")
            .step(CooperativeTurn.Step.PLAY)
            .state();
    assertEquals(
        "6 turns are left, 3 of them yours: capture a king by then. Play a card at the end of the"
            + " line.",
        state.view(WHITE).task().orElseThrow().plain());
    String told = state.view(BLACK).status().plain();
    assertTrue(
        told.contains(
            " points so far, enough to win, 6 turns left: capture a king by then. A capture needs"),
        told);
  }

  private static DrawnCooperative lastTurn(String line) {
    return DrawnCooperative.white(
            """
            . . . . k . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . p
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . . . K . . .
            """)
        .line(line)
        .hands("", "")
        .pile("");
  }

  @Test
  void whoCannotCaptureAKingInTheLastTurnReadsThatNothingCountsAnyMore() {
    String lost = "This is the last turn, and no king can be captured: you score 0. ";
    State state = lastTurn("Rp").state();
    assertTrue(state.view(WHITE).task().orElseThrow().plain().startsWith(lost));
    assertTrue(state.view(BLACK).status().plain().startsWith(lost));
    assertFalse(state.view(BLACK).status().plain().contains("Worth 11"), "no points are left");
    assertEquals("", ComputerChoices.why(new CooperativeGame(), state, "W", "a1a5"));
    assertTrue(
        lastTurn("Rk")
            .state()
            .view(WHITE)
            .task()
            .orElseThrow()
            .plain()
            .startsWith("This is the last turn: capture a king, or you score 0. "));
    State card = lastTurn("R").hands("P", "").step(CooperativeTurn.Step.PLAY).state();
    assertTrue(card.view(WHITE).task().orElseThrow().plain().startsWith(lost));
    assertFalse(card.view(BLACK).status().plain().contains("no king can"), "a hand is secret");
  }

  @Test
  void whereNoKingCanBeCapturedInTheLastTurnNoOtherCaptureIsPromised() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                p . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                R . . . K . . .
                """)
            .line("Rp")
            .hands("", "")
            .pile("")
            .state();
    Action end = Script.action(state, "end");
    assertEquals(Optional.empty(), end.asks());
    assertEquals(Optional.empty(), end.warning());
    assertEquals(Optional.empty(), Script.action(state, "a1a5x2").asks());
    assertEquals("End the turn", state.duty(CooperativeGame.WHITE).orElseThrow().words());
    String told = state.view(BLACK).status().plain();
    assertFalse(told.contains("to capture now"), told);
  }

  @Test
  void nothingIsToldOfATurnAfterTheLast() {
    String told = lastTurn("rK").state().view(WHITE).status().plain();
    assertFalse(told.contains("Next turn"), told);
  }

  @Test
  void aKingInCheckIsToldToEverybodyAsATurnBegins() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . r . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """)
            .line("N")
            .hands("PP", "pp")
            .step(CooperativeTurn.Step.PLAY)
            .state();
    String told = "White's king is in check from the rook on e6.";
    assertTrue(state.view(Viewer.SPECTATOR).status().plain().startsWith(told));
    assertFalse(state.view(WHITE).status().plain().startsWith(told), "the task says it");
  }

  @Test
  void aKingThatKeepsThePointsInTheLastTurnIsOfferedAndAsksNothing() {
    DrawnCooperative drawn =
        DrawnCooperative.white(
                """
                r n b q k b n r
                p p p p p p p p
                . . . . . N . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P P P P P P P P
                R . B Q K B . R
                """)
            .line("Nk")
            .hands("", "");
    State last = drawn.pile("").state();
    String task = last.view(WHITE).task().orElseThrow().plain();
    assertTrue(task.endsWith("Possible captures: knight f6\u00d7e8."), task);
    String late = "This is the last turn, too late to win: capture a king to keep your points.";
    assertTrue(task.startsWith(late), task);
    assertEquals(Optional.empty(), Script.action(last, "f6e8x2").asks());
    String told = "The knight on f6 captured the king on e8 as the cards ran out, 30 points short.";
    assertTrue(ended(last).endsWith(told), ended(last));
    State early = drawn.pile("PPPP").state();
    String tooEarly = "captured the king on e8 too early, 30 points short.";
    assertTrue(ended(early).endsWith(tooEarly), ended(early));
  }

  private static String ended(State state) {
    return Script.played(state, "f6e8x2").view(WHITE).status().plain();
  }

  @Test
  void linkedCardsWhosePiecesReachNothingAreNoReasonForOthers() {
    assertTrue(
        linked("Nq").endsWith("The linked cards' pieces can't capture each other yet."),
        linked("Nq"));
    assertTrue(linked("BkR").endsWith("Only a king's card is linked so far."), linked("BkR"));
  }

  private static String linked(String line) {
    return DrawnCooperative.white(DrawnCooperative.START)
        .line(line)
        .hands("P", "pp")
        .pile("PPPPPPP")
        .state()
        .view(WHITE)
        .task()
        .orElseThrow()
        .plain();
  }

  @Test
  void theTaskNamesWhatCanBeCaptured() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . p . q . .
                . . . . . . . .
                . . . . N . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """)
            .hands("N", "PP")
            .line("pNq")
            .state();
    assertEquals(
        Optional.of(
            "Move, capture, or end your turn. Possible captures: knight e4\u00d7f6 and"
                + " knight e4\u00d7d6."),
        state.view(WHITE).task().map(Sentences::plain));
    assertEquals(Optional.empty(), state.view(BLACK).task().map(Sentences::plain));
    State spent = Script.played(state, "e1e2", "e4f6x3", "end", "play P", "e8d8");
    assertEquals(
        Optional.of(
            "3 turns left: this one, White's and yours. Capture a king, or you score"
                + " 0. Nothing to capture now: end your turn. Next turn the white knight on f6 can go to"
                + " e4, then capture the last pawn on d6 (+11 points)."),
        spent.view(BLACK).task().map(Sentences::plain));
    assertEquals(
        List.of(SentenceRole.FACT),
        spent.view(BLACK).task().orElseThrow().sentences().stream()
            .filter(sentence -> sentence.plain().startsWith("Next turn"))
            .map(Sentence::role)
            .toList(),
        "it takes no room from what there is to do");
    assertTrue(
        spent
            .view(WHITE)
            .status()
            .plain()
            .startsWith(
                "3 turns left. Capture a king, or you score 0. There's nothing to capture now. "));
  }

  @Test
  void theCardsAreToldInWords() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                p . . . . . . P
                . . . . K . . .
                """)
            .hands("P", "p")
            .line("Kk")
            .pile("")
            .state();
    assertEquals(
        "White can move, capture or end the turn. White: king e1; pawn h2. Black: king e8; pawn a2."
            + " Line: (1) white king, (2) black king. Black's hand: 1 card. White's hand: white pawn. Pile:"
            + " 0 cards. Discards: a white queen, 2 white rooks, 2 white bishops, 2 white knights,"
            + " 7 white pawns, a black queen, 2 black rooks, 2 black bishops, 2 black knights and 7"
            + " black pawns. 28 pieces captured so far.",
        state.view(WHITE).alt());
  }

  @Test
  void theEndIsToldInTheStatus() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . Q
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . p
                . . . . K . . .
                """)
            .line("Qk")
            .pile("")
            .state();
    assertEquals(
        "A king was captured. 29 pieces captured in all, including all rooks, bishops and"
            + " knights. The score is 59 points. The queen on h8 captured the king on e8.",
        Script.played(state, "h8e8x2").view(WHITE).status().plain());
    assertEquals(
        "The cards ran out before a king was captured, which cost the 58 points so far.",
        Script.played(state, "end").view(WHITE).status().plain());
    assertTrue(
        lines(Script.played(state, "end"), WHITE).stream()
            .anyMatch(line -> line.startsWith("text: 0/32 points (58 lost) \u00b7 0 cards,")),
        "the picture shows what is left of them");
  }

  @Test
  void whatOthersHoldChangesNothingInAView() {
    State state = Script.played(dealt(), "play R", "e2e4", "end");
    RandomGenerator random = new SplittableRandom(3);
    for (int i = 0; i < 20; i++) {
      for (Viewer viewer : List.of(WHITE, BLACK, Viewer.SPECTATOR)) {
        State other = state.resample(viewer, random);
        assertEquals(state.view(viewer), other.view(viewer));
        assertEquals(state.view(Viewer.SPECTATOR), other.view(Viewer.SPECTATOR));
        assertNotEquals(state.position(), other.position());
      }
    }
  }

  @Test
  void anyUnseenCardButAKingMayBeInTheOtherHand() {
    State state =
        DrawnCooperative.white(DrawnCooperative.START)
            .hands("N", "qq")
            .line("N")
            .pile("KkBR")
            .state();
    RandomGenerator random = new SplittableRandom(4);
    Set<List<String>> hands = new HashSet<>();
    Set<String> tops = new HashSet<>();
    for (int i = 0; i < 400; i++) {
      DealtCards cards = DrawnCooperative.turn(state.resample(WHITE, random)).cards();
      hands.add(cards.hand(CooperativeGame.BLACK));
      tops.add(cards.pile().get(0));
      assertEquals(List.of("N"), cards.hand(CooperativeGame.WHITE));
      assertEquals(4, cards.pile().size());
    }
    assertEquals(
        Set.of(List.of("q", "q"), List.of("B", "q"), List.of("R", "q"), List.of("B", "R")), hands);
    assertEquals(Set.of("K", "k", "B", "R", "q"), tops);
  }

  @Test
  void theLogTellsEverybodyWhatWasDone() {
    State state = dealt();
    List<String> log = new ArrayList<>();
    for (String text : List.of("play N", "g1f3", "end", "play q", "e7e6", "end")) {
      log.add(Script.told(state, text));
      state = Script.played(state, text);
    }
    assertEquals(
        List.of(
            "White played a white knight card.",
            "White: knight g1-f3.",
            "White ended the turn and drew a card. White drew the black king: kings go"
                + " straight into the line.",
            "Black played a black queen card.",
            "Black: pawn e7-e6.",
            "Black ended the turn and drew a card."),
        log);
  }

  @Test
  void whoeverFindsOnlyAKingInThePileHasDrawnNoCard() {
    State state =
        DrawnCooperative.white(DrawnCooperative.START).hands("N", "pp").line("P").pile("K").state();
    assertTrue(
        Script.told(state, "end")
            .startsWith(
                "White ended the turn. White drew the white king: kings go straight into the line."));
  }
}
