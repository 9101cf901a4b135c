package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.Mark;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.text.Named;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

class SolitaireTest {
  private static final Viewer PLAYER = Viewer.of(CooperativeGame.ALONE);

  @Test
  void thereIsOneSeat() {
    CooperativeGame game = new CooperativeGame();
    Options alone = Options.of(game.options(), Map.of("solitaire", "true"));
    assertEquals(List.of(CooperativeGame.ALONE), game.seats(alone));
    assertEquals(Set.of(CooperativeGame.ALONE), DrawnCooperative.dealt(true, "N").mayAct());
  }

  @Test
  void theTopCardGoesToTheLineAsTheFirstTurnBegins() {
    State state = DrawnCooperative.dealt(true, "NpRq");
    assertEquals("N", DrawnCooperative.cards(state, "line"));
    assertEquals("pRq", DrawnCooperative.cards(state, "pile").substring(0, 3));
    assertEquals(Map.of(), state.position().get("hands"));
    assertEquals("move", state.position().get("step"));
  }

  @Test
  void whoeverBeginsAloneReadsThatThereIsNoHand() {
    CooperativeGame game = new CooperativeGame();
    String alone = game.aim(Options.of(game.options(), Map.of("solitaire", "true")));
    assertEquals(
        "You play both sides, White first. Each turn you draw a card from the pile.", alone);
    assertEquals(game.summary(), game.aim(Options.of(game.options(), Map.of())));
    assertEquals("solitaire", game.alone().orElseThrow().name());
  }

  @Test
  void theCardsLeftAreSeenWhileAPieceIsChosen() {
    State state = DrawnCooperative.dealt(true, "NpRq");
    String text = state.choosing(CooperativeGame.ALONE).orElseThrow().text();
    assertTrue(text.contains(" \u00b7 31 cards"), text);
  }

  @Test
  void aKingInCheckIsTheFirstThingThatIsSaid() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . r . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """)
            .line("N")
            .state();
    String task = state.view(PLAYER).task().orElseThrow().plain();
    assertEquals(
        "White's king is in check from the rook on e7. Get out of it"
            + " before anything else, or end your turn. 2 turns left. Capture a king, or you score"
            + " 0.",
        task);
  }

  @Test
  void whoseTurnItIsAndThePointsAreKeptOnEveryScreen() {
    List<String> points =
        Script.played(DrawnCooperative.dealt(true, "NpRq"), "e2e4", "end")
            .view(PLAYER)
            .status()
            .sentences()
            .stream()
            .filter(sentence -> sentence.role() == SentenceRole.POINTS)
            .map(Sentence::plain)
            .toList();
    assertEquals(List.of("Black's turn, 0 of 32 points so far."), points);
  }

  @Test
  void theNextCardFollowsAsTheNextTurnBegins() {
    State state = Script.played(DrawnCooperative.dealt(true, "NpRq"), "e2e4", "end");
    assertEquals("Np", DrawnCooperative.cards(state, "line"));
    assertEquals("black", state.position().get("turn"));
    assertEquals("move", state.position().get("step"));
  }

  @Test
  void aKingBringsAnotherCardWithIt() {
    assertEquals("KN", DrawnCooperative.cards(DrawnCooperative.dealt(true, "KNp"), "line"));
    assertEquals("KkN", DrawnCooperative.cards(DrawnCooperative.dealt(true, "KkNp"), "line"));
    assertEquals(
        "NKp",
        DrawnCooperative.cards(Script.played(DrawnCooperative.dealt(true, "NKpR"), "end"), "line"));
  }

  @Test
  void aKingThatIsTheLastCardLiesAloneAndTheTurnIsPlayed() {
    // CO-14
    State state = DrawnCooperative.white(DrawnCooperative.START).pile("K").line("N").state();
    State last = Script.played(state, "end");
    assertEquals("NK", DrawnCooperative.cards(last, "line"));
    assertTrue(last.result().isEmpty());
    assertTrue(Script.texts(last).contains("e7e5"));
    assertEquals(
        Optional.of("out-of-cards"), Script.played(last, "end").result().map(r -> r.reason()));
  }

  @Test
  void theEndOfATurnShowsACardUnlessThePileIsEmpty() {
    State state = DrawnCooperative.dealt(true, "NpRq");
    assertTrue(Script.news(state, "end").reveals());
    assertFalse(Script.news(state, "e2e4").reveals());
    State last = DrawnCooperative.white(DrawnCooperative.START).line("N").pile("").state();
    assertFalse(Script.news(last, "end").reveals());
  }

  @Test
  void thePlayerHasNoSecret() {
    View view = DrawnCooperative.dealt(true, "NpRq").view(PLAYER);
    assertEquals(Optional.empty(), view.secret().map(Sentences::plain));
    assertEquals(31, view.facts().get("pile"));
  }

  @Test
  void theFirstTaskSaysWhoPlaysAndWhereCardsComeFrom() {
    State state = DrawnCooperative.dealt(true, "NpRq");
    String both = "You play both sides, and each turn a new card joins the end of the line.";
    assertEquals(Optional.of(both + " Move a white piece, or end the turn."), task(state));
    Optional<String> next = task(Script.played(state, "e2e4", "end"));
    assertTrue(next.isPresent() && !next.get().contains(both), next.toString());
  }

  private static Optional<String> task(State state) {
    return state.view(PLAYER).task().map(Sentences::plain);
  }

  @Test
  void theLogTellsWhatIsTurnedUp() {
    State state = DrawnCooperative.dealt(true, "NKpR");
    assertEquals(
        Optional.of(
            "New in the line: white king. As a king came up, one more card is added: black pawn."),
        Script.line(state, "end", Viewer.SPECTATOR));
  }

  @Test
  void theCardThatHasComeIsPointedOutUntilSomethingIsDone() {
    State turn = Script.played(DrawnCooperative.dealt(true, "BpqR"), "e2e4", "end");
    assertTrue(marks(turn).contains("text: new, 3.66, -0.77"), marks(turn)::toString);
    assertFalse(marks(Script.played(turn, "e7e5")).toString().contains("new"));
  }

  private static List<String> marks(State state) {
    return state.view(PLAYER).diagram().marks().stream().map(Mark::line).toList();
  }

  @Test
  void aCaptureTellsWhatItBrings() {
    State state =
        DrawnCooperative.white(
                """
                . . . . k . . .
                . . . . . . . .
                . . . . . . . .
                r . n . . . . .
                R P . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . K . . .
                """)
            .line("rRnP")
            .state();
    assertEquals(
        "The player: white rook a4-a5, capturing the rook (+1 point).",
        Script.told(state, "a4a5x1"));
    assertEquals(
        "The player: white pawn b4-c5, capturing the last knight (+11 points).",
        Script.told(Script.played(state, "a4a5x1"), "b4c5x2"));
  }

  @Test
  void linkedPiecesAreNamedWithTheTurnInWhichOneCanTakeTheOther() {
    State state = Script.played(DrawnCooperative.dealt(true, "BpqR"), "e2e4", "end");
    assertEquals(
        Optional.of(
            "Move a piece, or end your turn. Next turn the white bishop on f1 can go to a6, then"
                + " capture the pawn on b7."),
        task(state));
  }

  @Test
  void whyAKingBringsAnotherCardIsSaidEachTime() {
    State state = Script.played(DrawnCooperative.dealt(true, "NKpkR"), "end");
    assertEquals(
        Optional.of(
            "New in the line: black king. As a king came up, one more card is added: white rook."),
        Script.line(state, "end", Viewer.SPECTATOR));
  }

  @Test
  void thereIsNoHandToPlayFrom() {
    assertEquals(
        Optional.of("You have no hand in solitaire: move, capture, or type `end`."),
        DrawnCooperative.dealt(true, "NpRq").refusal(CooperativeGame.ALONE, "playN"));
  }

  @Test
  void coloursAreNamedAndNoPartners() {
    State state = DrawnCooperative.dealt(true, "NpRq");
    assertEquals("The player: white pawn e2-e4.", Script.told(state, "e2e4"));
    List<Object> named =
        state.view(PLAYER).status().sentences().stream()
            .flatMap(sentence -> sentence.arguments().stream())
            .toList();
    assertTrue(named.contains("White"), named.toString());
    assertTrue(named.stream().noneMatch(Named.class::isInstance), named.toString());
  }
}
