package rookery.engine.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

/** Players type as chess players do, and as the game itself speaks to them. */
class TypingTest {
  private static final int MANY = 1_000;

  /** A game with decks shuffled by the same seed, after what its seats typed in turn. */
  private static State after(String id, String... typed) {
    Game game = Games.find(id).orElseThrow();
    Dealer dealer = Dealer.of(new SplittableRandom(1));
    State state = dealer.deal(game.start(Options.of(game.options(), Map.of())));
    for (String text : typed) {
      Seat seat = toAct(state);
      state = dealer.deal(state.play(seat, one(state, text)));
    }
    return state;
  }

  private static Seat toAct(State state) {
    return state.awaited().get(0).iterator().next();
  }

  private static ActionReading read(State state, String typed) {
    return ActionReader.read(state, toAct(state), typed);
  }

  private static Action one(State state, String typed) {
    return assertInstanceOf(ActionReading.One.class, read(state, typed), typed).action();
  }

  private static List<Completion> offered(State state, String typed) {
    return ActionReader.of(state, toAct(state)).complete(typed, MANY);
  }

  private static List<String> values(State state, String typed) {
    return offered(state, typed).stream().map(Completion::value).toList();
  }

  /** A knight that could go to d4 as well as the pawn of d3. */
  private static State knightAndPawn() {
    return after("custodian", "d2d3", "d6d5", "c1b3", "a6a5");
  }

  @Test
  void aSquareAloneIsThePawnsMove() {
    assertEquals("d3d4", one(knightAndPawn(), "d4").text());
    assertEquals("b3d4", one(knightAndPawn(), "Nd4").text());
  }

  @Test
  void aSquareAloneNeverCompletesToAnotherPiecesMove() {
    List<String> offered = values(knightAndPawn(), "d4");
    assertEquals("d3d4", offered.get(0));
    assertFalse(offered.contains("b3d4"), offered.toString());
  }

  @Test
  void whatIsMeantAlreadyIsOfferedFirst() {
    assertEquals("b3d4", values(knightAndPawn(), "Nd4").get(0));
    assertEquals("b3d4", values(knightAndPawn(), "b3-d4").get(0));
  }

  @Test
  void aCompletionSaysWhichPieceItMoves() {
    assertEquals(
        List.of(new Completion("b3d4", "b3d4: Knight b3 to d4")), offered(knightAndPawn(), "Nd4"));
  }

  @ParameterizedTest
  @CsvSource({"Nd, b3d4", "kni, b3d4", "knight b3-d, b3d4", "b3, b3d4", "B3D, b3d4"})
  void theBeginningOfAnyNameIsCompleted(String typed, String offered) {
    assertTrue(values(knightAndPawn(), typed).contains(offered), typed);
  }

  @Test
  void aFurtherWordIsCompletedToo() {
    State circling = after("split-brain", "circle c2");
    assertEquals(List.of("circle d4"), values(circling, "d4"));
    assertEquals(List.of("circle d4"), values(circling, "circle d4"));
  }

  @Test
  void beforeAnythingIsTypedSquaresComeAsOnTheBoard() {
    List<String> offered = values(after("toddler", "b9b8"), "");
    assertTrue(offered.indexOf("a1a2") < offered.indexOf("b1a2"), offered.toString());
    List<String> later = values(after("toddler"), "");
    assertTrue(later.indexOf("b9b8") < later.indexOf("b11a10"), later.toString());
  }

  @ParameterizedTest
  @CsvSource({
    "custodian, knight b3-d4, b3d4",
    "custodian, Knight b3 d4, b3d4",
    "custodian, knight to d4, b3d4",
    "custodian, the knight goes from b3 to d4, b3d4",
    "custodian, White: knight b3-d4., b3d4",
    "custodian, white: Nd4, b3d4",
    "custodian, pawn d4, d3d4",
  })
  void aMoveMayBeSaidInWords(String game, String typed, String action) {
    assertEquals(action, one(knightAndPawn(), typed).text());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "b3\u2013d4",
        "b3\u2014d4",
        "b3\u2212d4",
        "b3\u00d7d4",
        "b3\u00a0d4",
        "N\u00d7d4",
        "b3d4.",
        "b3-d4!?",
        "b3d4 +",
        "b3d4, ",
      })
  void whatPhonesAndPeoplePutBetweenOrBehindChangesNothing(String typed) {
    assertEquals("b3d4", one(knightAndPawn(), typed).text());
  }

  @ParameterizedTest
  @CsvSource({"d4., circle d4", "circle d4!, circle d4"})
  void aSignBehindASquareChangesNothing(String typed, String action) {
    assertEquals(action, one(after("split-brain", "circle c2"), typed).text());
  }

  @ParameterizedTest
  @CsvSource({
    "gravity",
    "booster",
    "cooperative",
    "custodian",
    "toddler",
    "fluid",
    "parade",
    "neighbour"
  })
  void whatTheLogWillSayIsReadAsTheActionItTellsOf(String id) {
    State state = after(id);
    for (Action action : state.legal(toAct(state))) {
      ActionNews news = state.played(toAct(state), action).news();
      if (!news.reveals()) {
        assertEquals(action, one(state, news.line(Viewer.of(toAct(state))).orElseThrow().plain()));
      }
    }
  }

  @Test
  void theGamesOwnWordsForAMoveAreReadBack() {
    assertEquals("c11a4", one(after("toddler"), "Phoenix c11-a4").text());
    assertEquals("Rd1c1", one(after("fluid"), "rook d1-c1").text());
    assertEquals("d2d4", one(after("fluid"), "pawn d2-d4").text());
  }

  @Test
  void wordsThatFitSeveralActionsAreAskedBack() {
    assertInstanceOf(ActionReading.Several.class, read(knightAndPawn(), "knight"));
    assertInstanceOf(ActionReading.Several.class, read(after("custodian"), "knight d3"));
    State guessing = after("cloak", "setup RNBQKBNR", "setup RNBQKBNR");
    assertInstanceOf(ActionReading.Several.class, read(guessing, "guess 3"));
  }

  @Test
  void aPieceThatIsNotThereMakesNoMove() {
    assertInstanceOf(ActionReading.None.class, read(knightAndPawn(), "bishop b3-d4"));
    assertInstanceOf(ActionReading.None.class, read(knightAndPawn(), "knight d4-b3"));
  }

  static List<String> games() {
    return Games.all().stream().map(Game::id).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatAFileHasForAnActionIsRefusedInASentenceWhateverItIs(String id) {
    State state = after(id);
    for (String written : List.of("x1a1", "a1x1", "a1x1x2", "e2 - e9", "", "x", "@x9")) {
      assertFalse(state.refusal(toAct(state), written).orElse("nothing to say").isBlank(), written);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whoeverIsNotToActIsToldNothingOfMoves(String id) {
    Game game = Games.find(id).orElseThrow();
    State state = after(id);
    game.seats(Options.of(game.options(), Map.of())).stream()
        .filter(seat -> !state.mayAct().contains(seat))
        .forEach(seat -> assertEquals(Optional.empty(), state.refusal(seat, "e7e9")));
  }

  @ParameterizedTest
  @MethodSource("games")
  void whateverIsWrongIsAnsweredWithAnExampleOfWhatIsRight(String id) {
    State state = after(id);
    List<Action> legal = state.legal(toAct(state));
    for (String typed : List.of("hello", "z99", "what shall I do now?", "e4e5e6e7")) {
      ActionReading.None none =
          assertInstanceOf(ActionReading.None.class, read(state, typed), typed);
      assertTrue(none.example().isPresent() || !none.near().isEmpty(), none.sentence());
      assertTrue(legal.containsAll(none.near()), typed);
    }
  }

  @Test
  void theExampleIsTheFirstOnTheBoardAndOnlyGivenWhereNothingIsNear() {
    ActionReading.None none = (ActionReading.None) read(after("toddler"), "O-O");
    assertEquals(Optional.of("a9a8"), none.example().map(Action::text));
    ActionReading.None close = (ActionReading.None) read(after("toddler"), "a9a7");
    assertEquals(Optional.empty(), close.example());
  }

  @Test
  void ofAPieceThatCannotMoveNoOtherPiecesMoveIsMeant() {
    ActionReading.None stuck = (ActionReading.None) read(after("fluid"), "g1f3");
    assertEquals(List.of(), stuck.near());
    assertEquals(List.of(), ((ActionReading.None) read(after("fluid"), "Nf3")).near());
    assertFalse(
        ((ActionReading.None) read(after("fluid"), "e4e5")).near().isEmpty(), "e4 is empty");
    assertFalse(
        ((ActionReading.None) read(after("fluid"), "e7e5")).near().isEmpty(), "e7 is Black's");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pawn e4-d5, capturing the rook. | 3 | pawn e4 d5 capturing the rook",
        "Queen (rook and bishop) d1 | 2 | queen d1",
        "play the Pawn(2 | 4 | play the pawn 2",
        "rook b11 to b111 | 5 | rook b11 to b 111",
      })
  void wordsAreNamesSquaresAndNumbers(String text, int clause, String words) {
    TypedWords spoken = TypedWords.of(text.toLowerCase(Locale.ROOT));
    assertEquals(words, String.join(" ", spoken.all()));
    assertEquals(clause, spoken.firstClause().size());
  }

  @Test
  void cardsThatDifferInTheCaseOfALetterAloneAreLabelledByTheirPiece() {
    State state = after("cooperative");
    List<String> labels = offered(state, "play").stream().map(Completion::label).toList();
    assertTrue(
        Stream.of(
                "play p: play the black pawn card",
                "play r: play the black rook card",
                "play P (play the white pawn card)")
            .anyMatch(labels::contains),
        labels.toString());
  }
}
