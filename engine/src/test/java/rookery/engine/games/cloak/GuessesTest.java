package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.cloak.Opening.begun;
import static rookery.engine.kit.script.Script.fact;
import static rookery.engine.kit.script.Script.line;
import static rookery.engine.kit.script.Script.mayPlay;
import static rookery.engine.kit.script.Script.played;
import static rookery.engine.kit.script.Script.texts;
import static rookery.engine.kit.script.Script.told;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.kit.script.Script;

class GuessesTest {
  private static final State START = begun();

  @Test
  void anyCloakedCheckerCanBeGuessedToBeAnything() {
    assertEquals(8 * 5, texts(START, "W", "guess").size());
  }

  @Test
  void whoeverBeginsAGuessReadsWhatItCanWinAndLose() {
    assertEquals(
        "Which checker? If you're right, you get a bonus pawn move; if not, your opponent does.",
        Script.action(START, "guess 5 K").path().get(1).question());
  }

  @Test
  void afterAGuessOnlyAMoveIsLeft() {
    State guessed = played(START, "W guess 5 K");
    assertEquals(20, texts(guessed, "W").size());
    assertEquals(List.of(), texts(guessed, "W", "guess"));
    assertEquals("guess", fact(guessed, "step"));
    assertEquals("right", fact(guessed, "guessed"));
  }

  @Test
  void aRightGuessGivesABonusAfterTheMove() {
    State moved = played(START, "W guess 5 K, e2e4");
    assertEquals("bonus", fact(moved, "step"));
    State bonus = played(moved, "W bonus d2d4");
    assertEquals("uncloak", fact(bonus, "step"));
    assertEquals("uncloak", fact(played(moved, "W skip"), "step"));
  }

  /** Castling shows the king, and its move a knight. */
  @Test
  void aWrongGuessThatLeavesOnePossibilitySaysWhichItIs() {
    State state = played(START, "W g1f3, end", "B a7a6, end", "W g2g3, end", "B a6a5, end");
    State castled = played(state, "W f1g2, end", "B a5a4, end", "W O-O, end");
    assertEquals(
        "Black wrongly guessed that White's checker 5 is a rook, so it must be the king."
            + " White's next turn can begin with a bonus pawn move.",
        told(castled, "B guess 5 R"));
    assertEquals(
        "Black wrongly guessed that White's checker 7 is a rook, so it must be a knight."
            + " White's next turn can begin with a bonus pawn move.",
        told(played(START, "W g1f3, end"), "B guess 7 R"));
    assertEquals(
        "White wrongly guessed that Black's checker 5 is a rook."
            + " So Black's next turn can begin with a bonus pawn move.",
        told(START, "W guess 5 R"));
  }

  /** The king starts on none of the corners, and four others were guessed before. */
  @Test
  void aWrongGuessThatGivesAwayAnotherCheckerSaysSo() {
    State two = played(START, "W guess 7 K, a2a3, end", "B skip, a7a6, end");
    State three = played(two, "W guess 6 K, a3a4, end", "B skip, a6a5, end");
    State four = played(three, "W guess 4 K, b2b3, end", "B skip, b7b6, end");
    State last = played(four, "W guess 3 K, b3b4, end", "B skip, b6b5, end");
    assertEquals(
        "White wrongly guessed that Black's checker 2 is the king, so checker 5 must be the king."
            + " Black's next turn can begin with a bonus pawn move.",
        told(last, "W guess 2 K"));
  }

  @Test
  void aWrongGuessGivesTheOtherSideABonusBeforeItsTurn() {
    State wrong = played(START, "W guess 5 Q, e2e4");
    assertEquals("uncloak", fact(wrong, "step"));
    State reply = played(wrong, "W end");
    assertEquals("reply", fact(reply, "step"));
    assertNull(fact(reply, "guessed"));
    assertEquals(17, texts(reply, "B").size());
    assertEquals("guess", fact(played(reply, "B bonus e7e5"), "step"));
  }

  @Test
  void cl1WhatIsPublicCannotBeGuessedAgain() {
    State state = played(START, "W guess 5 K, e2e4, skip, end", "B e7e5, uncloak 1, end");
    assertEquals(List.of(), texts(state, "W", "guess 5"));
    assertEquals(List.of(), texts(state, "W", "guess 1"));
    assertEquals(6 * 5, texts(state, "W", "guess").size());
  }

  @Test
  void cl1ACheckerWhoseMovesGiveItAwayCanBeGuessed() {
    State state = played(START, "W e2e4, end", "B g8f6, end");
    assertTrue(mayPlay(state, "W guess 7 N"));
  }

  @Test
  void cl1AWronglyGuessedCheckerCanBeGuessedAgain() {
    State state = played(START, "W guess 5 Q, e2e4, end", "B skip, e7e5, end");
    assertTrue(mayPlay(state, "W guess 5 Q"));
  }

  @Test
  void cl1ACapturedCheckerCannotBeGuessed() {
    State state = played(START, "W g1f3, end", "B d7d6, end", "W f3e5, end", "B d6e5, end");
    assertEquals(List.of(), texts(played(state, "W a2a3, end"), "B", "guess 7"));
  }

  @Test
  void cl9APendingBonusIsLostIfNotUsed() {
    State state = played(START, "W guess 1 Q, e2e4, end", "B skip");
    assertEquals(List.of(), texts(state, "B", "bonus"));
    assertEquals("uncloak", fact(played(state, "B e7e5"), "step"));
  }

  @Test
  void aRightGuessTellsAllButUncloaksNothing() {
    State state = played(START, "W guess 5 K");
    assertEquals(Map.of("5", "K"), ((Map<?, ?>) fact(state, "public")).get("black"));
    assertEquals(
        List.of(1, 2, 3, 4, 5, 6, 7, 8), ((Map<?, ?>) fact(state, "cloaked")).get("black"));
    assertTrue(state.view(Viewer.SPECTATOR).diagram().text().contains("b5K"));
  }

  @Test
  void guessesAndAnswersAreToldToAll() {
    assertEquals(
        Optional.of(
            "White correctly guessed that Black's checker 5 is the king. That earns White a bonus pawn move after this turn's move."),
        line(START, "W guess 5 K", Viewer.SPECTATOR));
    assertEquals(
        Optional.of(
            "White wrongly guessed that Black's checker 5 is a rook. So Black's next turn can begin with a bonus pawn move."),
        line(START, "W guess 5 R", Viewer.SPECTATOR));
  }

  @Test
  void afterAGuessItIsSaidWhoGetsABonusMove() {
    assertEquals(
        "White guessed right and can make a bonus move after moving a piece.",
        played(START, "W guess 5 K").view(Viewer.SPECTATOR).status().plain());
    assertEquals(
        "White guessed wrong, so Black gets a bonus move next. It's White's turn.",
        played(START, "W guess 5 R").view(Viewer.SPECTATOR).status().plain());
  }

  @Test
  void afterAGuessItIsSaidWhoGetsABonusMoveAndNoLongerThatOneMayGuess() {
    State right = played(START, "W guess 5 K");
    State wrong = played(START, "W guess 5 R");
    Seat white = TwoColourSeats.seat(Colour.WHITE);
    assertEquals(
        "Move a piece; then a pawn gets a bonus move, and may capture.",
        right.view(Viewer.of(white)).task().orElseThrow().plain());
    assertEquals(
        "Move a piece. Then Black can start with a bonus pawn move.",
        wrong.view(Viewer.of(white)).task().orElseThrow().plain());
    assertNotEquals(START.duty(white), wrong.duty(white), "a first game's hint is about guesses");
  }

  @Test
  void whoeverBeginsWithABonusMoveReadsThatANormalMoveFollows() {
    State reply = played(START, "W guess 1 Q, e2e4, end");
    Seat black = TwoColourSeats.seat(Colour.BLACK);
    assertEquals(
        "Use the pawn bonus or skip it, then move.",
        reply.view(Viewer.of(black)).task().orElseThrow().plain());
  }

  private static String status(State state, Seat seat) {
    return state.view(Viewer.of(seat)).status().plain();
  }

  @Test
  void bothAreToldOfAKingThatTheTablesGiveAway() {
    State castled = played(Opening.begun("RNBQKBNR", "BQRKNBNR"), "W e2e4, end", "B O-O-O, end");
    Seat white = TwoColourSeats.seat(Colour.WHITE);
    Seat black = TwoColourSeats.seat(Colour.BLACK);
    assertEquals("It's White's turn. Black's checker 4 must be the king.", status(castled, white));
    assertEquals(
        "It's White's turn. White knows Black's checker 4 is the king.", status(castled, black));
    assertEquals("It's White's turn.", status(START, white));
    assertFalse(secret(castled, white).contains("must be"), secret(castled, white));
    assertTrue(secret(castled, black).contains("your king"), secret(castled, black));
    State guessed = played(castled, "W guess 4 K");
    assertFalse(secret(guessed, white).contains("must be"), "everybody knows that now");
  }

  @Test
  void aKingThatTheOtherSideCanTellIsRevealedByOneChoiceThatIsConfirmed() {
    State castled = played(Opening.begun("RNBQKBNR", "BQRKNBNR"), "W e2e4, end", "B O-O-O");
    Action reveal = Script.action(castled, "uncloak 4");
    assertEquals(
        List.of("Reveal 4"), reveal.path().stream().map(step -> step.words().plain()).toList());
    assertEquals(Optional.of("Reveal the king"), reveal.asks());
    assertEquals(
        "White can then also win by checkmating your king.",
        reveal.warning().orElseThrow().plain());
    assertEquals(List.of("Reveal 3"), labels(castled, "uncloak 3"), "the rook, which is advised");
    assertEquals(
        "White knows 3 (rook) and 4 (king). Once revealed, they can't be guessed for a bonus.",
        taskOf(castled, "B"));
    assertEquals(
        "White knows Black's checker 4 is the king."
            + " If you reveal it, nobody can guess it, but it can be checkmated.",
        taskOf(played(castled, "B uncloak 3"), "B"));
    assertFalse(status(castled, Opening.seat("B")).contains("king"), "the task says it");
  }

  @Test
  void whyAKingThatIsAttackedCannotBeRevealedIsSaid() {
    State castled = played(Opening.begun("RNBQKBNR", "BQRKNBNR"), "W e2e4, end", "B O-O-O, end");
    State near = played(castled, "W e4e5, end", "B a7a6, end", "W e5e6, end", "B a6a5, end");
    State attacked = played(near, "W e6d7, end", "B a5a4, uncloak 3");
    assertEquals(
        "White knows Black's checker 4 is the king."
            + " You can't reveal your king while a visible piece attacks it.",
        taskOf(attacked, "B"));
    assertFalse(mayPlay(attacked, "B uncloak 4"));
  }

  @Test
  void whoChoseNotToRevealAKnownKingIsNotAskedEachTurn() {
    State castled = played(Opening.begun("RNBQKBNR", "BQRKNBNR"), "W e2e4, end", "B O-O-O");
    State alone = played(castled, "B uncloak 3");
    assertTrue(Script.action(alone, "uncloak 4").isOffered());
    State later = played(alone, "B end", "W a2a3, end", "B a7a6");
    assertFalse(Script.action(later, "uncloak 4").isOffered(), "it can still be typed");
    assertTrue(Script.action(later, "end").endsUnasked());
    State more = played(castled, "B end", "W a2a3, end", "B a7a6");
    assertTrue(Script.action(more, "uncloak 4").isOffered(), "the rook is asked about anyway");
  }

  @Test
  void whoeverIsAboutToGiveAwayTheKingIsAsked() {
    State begun = played(Opening.begun("RNBQKBNR", "BQRKNBNR"), "W e2e4, end");
    Action castles = Script.action(begun, "O-O-O");
    assertEquals(
        "After that, White can tell that your checker 4 is the king.",
        castles.warning().orElseThrow().plain());
    assertEquals(Optional.of("Play it anyway"), castles.asks());
    assertEquals(Optional.empty(), Script.action(begun, "a7a6").asks());
    State known = played(begun, "B O-O-O, end", "W a2a3, end");
    assertEquals(Optional.empty(), Script.action(known, "e8f6").asks(), "it is no secret any more");
  }

  private static List<String> labels(State state, String action) {
    return Script.action(state, action).path().stream().map(step -> step.words().plain()).toList();
  }

  private static String taskOf(State state, String id) {
    return state.view(Opening.viewer(id)).task().orElseThrow().plain();
  }

  private static String secret(State state, Seat seat) {
    return state.view(Viewer.of(seat)).secret().orElseThrow().plain();
  }

  @Test
  void onlyWhatTheOwnGridLeavesIsOfferedInMenus() {
    State moved = played(START, "W g1f3, end");
    assertTrue(Script.action(moved, "guess 7 N").isOffered());
    assertFalse(Script.action(moved, "guess 7 R").isOffered());
    assertTrue(Script.action(moved, "guess 1 R").isOffered());
  }

  @Test
  void aGuessShowsSomethingAndCannotBeTakenBack() {
    assertTrue(Script.news(START, "W guess 5 R").reveals());
    assertFalse(Script.news(START, "W e2e4").reveals());
  }

  @Test
  void whereNothingIsLeftToGuessNoGuessIsOffered() {
    assertEquals("Move one of your pieces.", task("b5*"));
    assertEquals("Move, or first guess what one of Black's checkers is.", task("b5"));
  }

  /** What White is to do while Black's king stands so. */
  private static String task(String king) {
    State state =
        DrawnCloak.of(
                "RNBQKBNR",
                "RNBQKBNR",
                king + " . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . w2 . . .",
                ". . . . w5* . . .")
            .turn(Colour.WHITE);
    return state.view(Viewer.of(TwoColourSeats.seat(Colour.WHITE))).task().orElseThrow().plain();
  }
}
