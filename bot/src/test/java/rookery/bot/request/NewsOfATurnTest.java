package rookery.bot.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.RecentLines;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.RandomGame;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.text.GameLogLine;

/** What the players who are called read of what has happened since their last turn. */
class NewsOfATurnTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  @Test
  void theOpponentsMoveIsToldEvenIfThePartnerHasDrawnACircleSince() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    hall.plays(ADA, "circle e3");
    hall.plays(BEN, "circle e4");
    hall.plays(CLEO, "circle d6");
    hall.plays(DAN, "circle d5");
    hall.plays(ADA, "circle d5");
    String words = hall.board().post().words();
    assertTrue(words.contains("Cleo and Dan agreed on pawn d6-d5."), words);
  }

  /** The first turn of both teams in Telepathy: what the leader predicts, and what is moved. */
  private void predictsAndMoves(String ada, String ben, String cleo, String dan) {
    hall.opens("telepathy", ADA, BEN, CLEO, DAN);
    List.of("lead W1", "card " + ada).forEach(action -> hall.plays(ADA, action));
    hall.plays(BEN, ben);
    List.of("lead B1", "card " + cleo).forEach(action -> hall.plays(CLEO, action));
    hall.plays(DAN, dan);
  }

  @Test
  void whatCameOfOnesOwnPredictionComesFirst() {
    predictsAndMoves("Q", "g1f3", "R", "e7e5");
    hall.plays(BEN, "card B");
    String words = hall.board().post().words();
    assertTrue(
        words.contains("Ben played Nf3. Ada wrongly guessed a queen. Dan played e5."), words);
  }

  @Test
  void whatCameOfAGuessIsToldToWhoeverMadeItThoughMuchHasHappenedSince() {
    predictsAndMoves("R", "e2e4", "N", "e7e5");
    hall.plays(BEN, "card N");
    hall.plays(ADA, "g1f3");
    hall.plays(DAN, "card R");
    hall.plays(CLEO, "g8f6");
    hall.plays(ADA, "card B");
    hall.plays(BEN, "f1b5");
    hall.plays(CLEO, "remove b7");
    hall.plays(CLEO, "card Q");
    hall.plays(DAN, "b8c6");
    hall.plays(BEN, "card P");
    String words = hall.board().post().words();
    assertTrue(words.contains("Ada guessed right, so Black loses a piece."), words);
  }

  @Test
  void whatAPartnerDidIsToldFirstAndWhetherItWasForeseen() {
    predictsAndMoves("N", "g1f3", "C", "e7e5");
    hall.plays(BEN, "card B");
    String words = hall.board().post().words();
    assertTrue(
        words.contains(
            "Ben played Nf3. Ada guessed right. Dan played e5. Cleo guessed right."
                + " The coin is back in the middle."),
        words);
    assertFalse(words.contains("Press More"), words);
  }

  @Test
  void whatTheOpponentsMovedStaysThoughTheyRemovedAPieceSince() {
    predictsAndMoves("N", "e2e4", "R", "g8f6");
    hall.plays(BEN, "card Q");
    hall.plays(ADA, "g1f3");
    hall.plays(DAN, "card Q");
    hall.plays(CLEO, "b8c6");
    hall.plays(CLEO, "remove a7");
    hall.plays(ADA, "card P");
    String words = hall.board().post().words();
    assertTrue(words.contains("Ada played Nf3."), words);
    assertTrue(words.contains("Cleo played Nc6."), words);
    assertTrue(words.contains("Cleo removed the pawn on a7."), words);
  }

  @Test
  void whatTheOpponentsMovedStaysThoughOnesOwnTeamRemovedAPieceBefore() {
    predictsAndMoves("N", "g1f3", "R", "g8f6");
    hall.plays(DAN, "remove a7");
    hall.plays(BEN, "card P");
    hall.plays(ADA, "e2e4");
    hall.plays(DAN, "card C");
    String words = hall.board().post().words();
    assertTrue(words.contains("Ada played e4."), words);
    assertTrue(words.contains("Match the guess or move a rook."), words);
  }

  @Test
  void whatBecameOfBothCirclesIsToldAndNoLongerThatTheyDidNotFit() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    hall.plays(ADA, "circle c2");
    hall.plays(BEN, "circle f4");
    hall.plays(CLEO, "use piece");
    hall.plays(CLEO, "circle d6");
    hall.plays(DAN, "circle d5");
    String words = hall.board().post().words();
    assertTrue(words.contains("Cleo chose the circle on c2, not f4: White's knight c2-d4."), words);
    assertTrue(words.contains("Cleo and Dan agreed on pawn d6-d5."), words);
    assertFalse(words.contains("can't go"), words);
    assertFalse(words.contains("Press More"), words);
  }

  @Test
  void aHintThatIsTypedAsItIsSaidSaysItOnce() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    assertEquals("I'd circle e4.", advice(BEN, "circle e4"));
    hall.plays(ADA, "circle c2");
    hall.plays(BEN, "circle f4");
    assertEquals("I'd let the square count (`use target`).", advice(CLEO, "use target"));
  }

  private String advice(Person person, String text) {
    Table table = hall.table();
    Seat seat = table.seatOf(person);
    return table.running().legal(seat).stream()
        .filter(action -> action.text().equals(text))
        .map(new PlayerNames(table)::advice)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatTheOpponentsCapturedStaysThoughOnesOwnTurnTookManyWords() {
    Person partner = new Person("105", "Goldfinch");
    hall.opens("split-brain", ADA, partner, CLEO, DAN);
    circles(ADA, "c2", partner, "b4");
    circles(CLEO, "d6", DAN, "d5");
    circles(partner, "g3", ADA, "e4");
    hall.plays(DAN, "use target");
    hall.plays(partner, "f2e4");
    circles(DAN, "e6", CLEO, "e4");
    hall.plays(partner, "use target");
    hall.plays(partner, "circle c4");
    String words = hall.board().post().words();
    assertTrue(words.contains("pawn d5-e4, capturing the knight"), words);
  }

  private void circles(Person chooser, String piece, Person mover, String target) {
    hall.plays(chooser, "circle " + piece);
    hall.plays(mover, "circle " + target);
  }

  private String cloaked(String... actions) {
    hall.opens("cloak", ADA, BEN);
    hall.plays(ADA, "setup RNBQKBNR");
    hall.plays(BEN, "setup RNBQKBNR");
    List.of(actions).forEach(action -> hall.plays(ADA, action));
    return hall.board().post().words();
  }

  @Test
  void whereATurnIsTooLongForTheBoardItSaysWhereTheRestIs() {
    String words =
        cloaked(
            "guess 5 K", "e2e4", "skip", "uncloak 1", "uncloak 2", "uncloak 3", "uncloak 8", "end");
    assertTrue(words.contains("Press More for the whole turn"), words);
    String more = hall.presses(BEN, hall.board(), "More").words();
    for (String piece : List.of("1 is a rook", "2 is a knight", "3 is a bishop", "8 is a rook")) {
      assertTrue(more.contains(piece), more);
    }
  }

  @Test
  void whereMovesAreLeftOutItSaysHowMany() {
    List<String> pointers = new ArrayList<>();
    new RandomGame(hall, "gravity", new SplittableRandom(3))
        .goesOn(
            100,
            turn -> {
              hall.plays(turn.person(), turn.drawn().text());
              String words = hall.board().post().words();
              int at = words.indexOf("Press More for ");
              if (at >= 0) {
                pointers.add(words.substring(at).replaceAll(" \u00b7.*", ""));
              }
            });
    assertFalse(pointers.isEmpty());
    assertTrue(
        pointers.stream()
            .allMatch(
                one ->
                    one.matches("Press More for (\\d more moves?|all \\d moves|the whole turn)")),
        pointers.toString());
    assertTrue(
        pointers.stream().noneMatch(one -> one.contains("all ")), "a piece was added as well");
  }

  @Test
  void aTurnThatIsToldWholeNeedsNoMore() {
    String words = cloaked("e2e4", "end");
    assertFalse(words.contains("Press More"), words);
  }

  /** White has shown what checker 5 is, moved it out, and is called after Black's long turn. */
  @Test
  void aBonusMoveIsToldThoughAGuessAndACaptureWentBefore() {
    cloaked("guess 5 R", "e2e4", "end");
    List.of("skip", "d7d5", "end").forEach(action -> hall.plays(BEN, action));
    List.of("a2a3", "end").forEach(action -> hall.plays(ADA, action));
    List.of("guess 5 K", "d8d6", "bonus d5e4", "end").forEach(action -> hall.plays(BEN, action));
    List.of("a3a4", "end").forEach(action -> hall.plays(ADA, action));
    List.of("guess 7 N", "d6d2", "bonus b7b5", "end").forEach(action -> hall.plays(BEN, action));
    String words = hall.board().post().words();
    assertTrue(words.contains("guess"), words);
    assertTrue(words.contains("captured Ada's pawn"), words);
    assertTrue(words.contains("pawn b7-b5"), words);
  }

  @Test
  void aPawnThatABonusBroughtBackIsToldThoughAGuessAndACaptureWentBefore() {
    cloaked("e2e4", "end");
    List.of("d7d5", "end").forEach(action -> hall.plays(BEN, action));
    List.of("e4d5", "end").forEach(action -> hall.plays(ADA, action));
    List.of("guess 5 K", "d8d5", "bonus @d7", "end").forEach(action -> hall.plays(BEN, action));
    String words = hall.board().post().words();
    assertTrue(words.contains("pawn back to d7"), words);
  }

  /** Black's turn has a bonus before a guess, a capture, and a bonus after it. */
  @Test
  void whatTheCalledPlayerLostIsToldInItsPlaceWhereATurnIsTooLongForTheBoard() {
    hall.opens("cloak", ADA, BEN);
    hall.plays(ADA, "setup RKRNNQBB");
    hall.plays(BEN, "setup RNBQKBNR");
    List.of("e2e4", "end").forEach(action -> hall.plays(ADA, action));
    List.of("d7d5", "end").forEach(action -> hall.plays(BEN, action));
    List.of("e4d5", "end").forEach(action -> hall.plays(ADA, action));
    List.of("a7a6", "end").forEach(action -> hall.plays(BEN, action));
    List.of("d1c3", "end").forEach(action -> hall.plays(ADA, action));
    List.of("a6a5", "end").forEach(action -> hall.plays(BEN, action));
    List.of("guess 5 R", "c3e4", "uncloak 4", "end").forEach(action -> hall.plays(ADA, action));
    List.of("bonus f7f5", "guess 2 K", "f5e4", "bonus @d7", "end")
        .forEach(action -> hall.plays(BEN, action));
    String words = hall.board().post().words();
    assertTrue(words.contains("is the king. Ben captured Ada's knight with pawn f5-e4."), words);
    assertTrue(words.contains("Press More for the whole turn"), words);
    String board = hall.types(ADA, "board").words();
    assertTrue(board.contains("captured your knight with pawn f5-e4"), board);
    List<Mark> drawn = hall.board().post().picture().orElseThrow().diagram().orElseThrow().marks();
    assertTrue(drawn.contains(Mark.arrow(Square.named("f5"), Square.named("e4"), "black")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"gravity", "cloak", "telepathy", "booster"})
  void noCaptureIsLeftOutWhereSomethingPlainerIsTold(String game) {
    new RandomGame(hall, game, new SplittableRandom(1))
        .goesOn(
            150,
            turn -> {
              hall.plays(turn.person(), turn.drawn().text());
              hall.table().awaited().people().stream().findFirst().ifPresent(this::assertCaptures);
            });
  }

  private void assertCaptures(Person called) {
    Table table = hall.table();
    assertCaptures(called, hall.board().post().words(), new PlayerNames(table));
    Optional<Seat> you = Optional.of(table.seatOf(called));
    assertCaptures(called, hall.types(called, "board").words(), new PlayerNames(table, you));
  }

  private void assertCaptures(Person called, String words, PlayerNames names) {
    List<GameLogLine> news = new RecentLines(hall.table()).sinceTurnOf(called);
    List<String> captures = told(news, names, true);
    boolean isOut = captures.stream().anyMatch(capture -> !tells(words, capture));
    List<String> plainer = told(news, names, false);
    assertFalse(isOut && plainer.stream().anyMatch(words::contains), words + captures);
  }

  /** What one player did one after another is one sentence, which names the player once. */
  private static boolean tells(String words, String capture) {
    String later = "then" + capture.substring(capture.indexOf(' '));
    return words.contains(capture) || words.contains(later);
  }

  private static List<String> told(List<GameLogLine> news, PlayerNames names, boolean captures) {
    return news.stream()
        .filter(line -> line.plain().contains("capturing") == captures)
        .map(line -> names.read(line.text().sentences().get(0).asPart()))
        .toList();
  }
}
