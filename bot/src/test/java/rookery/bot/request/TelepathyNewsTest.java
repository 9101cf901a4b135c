package rookery.bot.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Post;
import rookery.bot.post.table.BoardPost;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.ChannelSummaryPost;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.cards.Dealer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.match.Match;
import rookery.engine.text.GameLogLine;

/**
 * What Ada, who is White with a computer, reads of the last turns in Telepathy Chess: how her
 * team's guess went and what was moved, then the same of the others, and where the coin is.
 */
class TelepathyNewsTest {
  private static final Pattern WRONG = Pattern.compile("guessed (an? \\w+)");
  private static final Pattern TOLD =
      Pattern.compile("(You|[Yy]our partner|White|Black) (guessed right|wrongly guessed an? \\w+)");

  private final InMemoryChannel hall = new InMemoryChannel();

  private String words(String plies) {
    hall.types(InMemoryChannel.ADA, "play", "game=telepathy", "seats=named");
    hall.picksFromTheMenu(InMemoryChannel.ADA, hall.lobby(), "Casual players");
    return new BoardPost(after(hall.table(), plies), new CachedViews()).post().words();
  }

  private static Table after(Table table, String plies) {
    Table reached = table;
    for (String text : List.of(plies.split(", "))) {
      reached = reached.playing(match -> done(match, text));
    }
    return reached;
  }

  private static Match done(Match match, String text) {
    return match.seats().stream()
        .flatMap(
            seat ->
                Action.find(match.legal(seat), text)
                    .map(a -> match.act(seat, a, Dealer.sorted()))
                    .stream())
        .findFirst()
        .orElseThrow();
  }

  private static void assertTells(String words, String... told) {
    for (String one : told) {
      assertTrue(words.contains(one), words);
    }
  }

  @Test
  void anExchangeBeginsWithWhatCameOfTheOwnGuess() {
    assertTells(
        words(
            "lead W1, card C, d2d4, lead B1, card C, d7d5, card Q, d1d3, card N, b8c6,"
                + " card C, d3h7, card R, h8h7, card P"),
        "You guessed right: your partner captured the pawn on h7.",
        "Black guessed right and captured the queen on h7.",
        "The coin is back in the middle.");
  }

  @Test
  void whoeverGuessesReadsOfBothCapturesWithTheirSquares() {
    assertTells(
        words(
            "lead W1, card N, e2e4, lead B1, card C, d7d5, card B, f1b5, card B, c8d7, card P, a2a3,"
                + " card P, a7a6, card B, b5d7, card Q, d8d7"),
        "Your partner guessed right: you captured the bishop on d7.",
        "Black guessed right and captured the bishop on d7.",
        "The coin is on your side.");
  }

  @Test
  void whatTheOwnGuessHasCostTheOthersIsTold() {
    assertTells(
        words(
            "lead W1, card C, d2d4, lead B1, card N, e7e5, card N, g1f3, remove h7, card Q, e5e4,"
                + " card C, f3g5, remove a7, card C, d8g5, card P"),
        "You guessed right, so Black lost the pawn on a7.",
        "Black guessed right and captured the knight on g5.",
        "Match the guess or move a knight.");
  }

  @Test
  void theOthersMoveStandsBesideTwoWrongGuesses() {
    assertTells(
        words("lead W1, card N, e2e4, lead B1, card N, e7e5, card P"),
        "You wrongly guessed a knight (no cost): your partner played e4.",
        "Black wrongly guessed a knight (no cost) and played e5.",
        "The coin is in the middle.");
  }

  @Test
  void whoeverMovesReadsWhatCostsNothingWhereTheCoinIsOnTheirSide() {
    assertTells(
        words("lead W1, card N, e2e4, lead B1, card C, e7e5, card B"),
        "your move.",
        "The coin is on your side.",
        "Match the guess or move a knight.");
  }

  @Test
  void theOthersWrongCardIsNamedAlsoInCheck() {
    assertTells(
        words(
            "lead W1, card C, e2e4, lead B1, card N, e7e5, card Q, f2f4, card R, d8h4, remove b7"),
        "Your partner wrongly guessed a queen (no cost).",
        "Black wrongly guessed a rook, played Qh4+ and lost the pawn on b7.",
        "You are in check.");
  }

  /** What must be said of a check takes room that both moves need as well. */
  @Test
  void whatHappenedBeforeACheckIsToldBesideIt() {
    hall.opens("telepathy", InMemoryChannel.ADA, computer(1), computer(2), computer(3));
    Table table =
        after(
            hall.table(),
            "lead W1, card C, e2e4, lead B1, card C, e7e5, card K, e1e2, card Q, d8h4, card C,"
                + " e2d3, card C, h4h3, card N");
    assertTells(
        new BoardPost(table, new CachedViews()).post().words(),
        "You guessed right: your partner played Kd3.",
        "Black guessed right and played Qh3+.",
        "The coin is back in the middle.",
        "You are in check.");
  }

  @Test
  void thePartnersMoveAndTheOthersGuessAreToldBesideACaptureThatGivesCheck() {
    assertTells(
        alone(
            "lead W1, card C, d2d4, lead B1, card C, e7e6, card Q, d1d3, card B, f8b4, card C,"
                + " d3c3, card C, b4c3, card K"),
        "You guessed right on your partner's Qc3.",
        "Black guessed right and captured the queen on c3.",
        "The coin is back in the middle.",
        "You are in check");
  }

  @Test
  void guessesThatCostNothingAreToldLikeOthers() {
    assertTells(
        alone("lead W1, card Q, b2b4, lead B1, card R, e7e6, card C"),
        "You wrongly guessed a queen (no cost): your partner played b4.",
        "Black wrongly guessed a rook (no cost) and played e6.",
        "The coin is in the middle.");
  }

  @Test
  void whoeverLosesAPieceReadsHowTheCoinGotThere() {
    assertTells(
        alone("lead W1, card Q, g1f3, lead B1, card N, b8c6"),
        "guessed",
        "Nf3",
        "Nc6",
        "so you lose a piece.",
        "The coin is back in the middle.");
  }

  @Test
  void whatIsInDangerIsDrawnOnTheBoardAlsoWhereTheNewsLeaveNoRoomForWords() {
    BoardPost board = board("lead W1, card C, e2e4, lead B1, card C, d7d5, card Q");
    Seat ada = board.table().seating().seatOf(InMemoryChannel.ADA).orElseThrow();
    for (Post shown : List.of(board.post(), board.shownTo(ada))) {
      String drawn = shown.picture().orElseThrow().diagram().orElseThrow().text();
      assertTrue(drawn.contains("arrow: d5, e4, red"), drawn);
      assertTrue(shown.words().contains("Black guessed right and played d5."), shown.words());
    }
  }

  /** What Ada reads who plays with computers alone. */
  private String alone(String plies) {
    return board(plies).post().words();
  }

  private BoardPost board(String plies) {
    hall.opens("telepathy", InMemoryChannel.ADA, computer(1), computer(2), computer(3));
    return new BoardPost(after(hall.table(), plies), new CachedViews());
  }

  @Test
  void anOwnWrongGuessIsToldWithTheMoveAndWhatBecameOfTheCoin() {
    hall.opens("telepathy", InMemoryChannel.ADA, InMemoryChannel.BEN, computer(1), computer(2));
    Table table = after(hall.table(), "lead W1, card R, g1f3, lead B1, card B, b8c6");
    Seat ada = table.seating().seatOf(InMemoryChannel.ADA).orElseThrow();
    assertEquals(
        "You wrongly guessed a rook: Ben played Nf3. Black wrongly guessed a bishop and"
            + " played Nc6. The coin is back in the middle.",
        new PlayerNames(table, Optional.of(ada)).read(table.running().digests().get(0)));
  }

  /** Whatever both teams have done, on every board that calls her. */
  @Test
  void everyTurnTellsBothGuessesAndNamesEachWrongOne() {
    int told = 0;
    for (int game = 0; game < 6; game++) {
      InMemoryChannel hall = new InMemoryChannel();
      hall.opens("telepathy", InMemoryChannel.ADA, computer(1), computer(2), computer(3));
      RandomGenerator random = new SplittableRandom(game);
      Table table = after(hall.table(), "lead W1, lead B1");
      for (int i = 0; i < 80 && table.stage() == TableStage.PLAYING; i++) {
        table = table.playing(match -> drawn(match, random));
        if (isNews(table)) {
          String words = new BoardPost(table, new CachedViews()).post().words();
          assertGuessesAreTold(table, words);
          told++;
        }
      }
    }
    assertTrue(told > 100, "looked at %s boards".formatted(told));
  }

  /** Whether she is called after others, and each team has guessed. */
  private static boolean isNews(Table table) {
    Seat ada = ada(table);
    List<GameLogLine> recent = table.running().recent();
    boolean isOwn = recent.get(recent.size() - 1).by().filter(ada::equals).isPresent();
    return table.stage() == TableStage.PLAYING
        && !isOwn
        && table.awaited().seats().contains(ada)
        && guesses(table).size() > 1;
  }

  private static Seat ada(Table table) {
    return table.seating().seatOf(InMemoryChannel.ADA).orElseThrow();
  }

  private static List<GameLogLine> guesses(Table table) {
    return table.running().recent().stream()
        .filter(line -> line.plain().contains(" guessed "))
        .toList();
  }

  private static Match drawn(Match match, RandomGenerator random) {
    List<Seat> awaited = match.awaited().stream().flatMap(Set::stream).distinct().sorted().toList();
    Seat seat = awaited.get(random.nextInt(awaited.size()));
    List<Action> legal = match.legal(seat);
    return match.act(seat, legal.get(random.nextInt(legal.size())), Dealer.sorted());
  }

  private static void assertGuessesAreTold(Table table, String words) {
    Side own = ada(table).side();
    List<GameLogLine> guesses = guesses(table);
    boolean isNewestOwn = isOf(own, guesses.get(guesses.size() - 1));
    List<String> expected =
        guesses.subList(guesses.size() - (isNewestOwn ? 1 : 2), guesses.size()).stream()
            .map(line -> (isOf(own, line) ? "own: " : "theirs: ") + how(line))
            .toList();
    List<String> told =
        TOLD.matcher(words.replace('\n', ' '))
            .results()
            .map(found -> (found.group(1).equals("Black") ? "theirs: " : "own: ") + found.group(2))
            .toList();
    assertEquals(expected, told, words);
  }

  private static String how(GameLogLine line) {
    Matcher kind = WRONG.matcher(line.plain());
    return kind.find() ? "wrongly guessed " + kind.group(1) : "guessed right";
  }

  private static boolean isOf(Side side, GameLogLine line) {
    return ((Seat) line.by().orElseThrow()).side() == side;
  }

  @Test
  void whoeverComesAfterComputersIsToldInTheChannelWhatTheyHaveDone() {
    hall.opens("telepathy", computer(1), computer(2), InMemoryChannel.ADA, computer(3));
    Table table = hall.table();
    assertTells(
        new ChannelSummaryPost(table, new CachedViews()).post().words(),
        " are Black.",
        "White played ",
        "White guessed ",
        "Your turn, Ada.");
  }

  @Test
  void onlyPeopleAreAskedNotToDiscussTheirMoves() {
    hall.opens("telepathy", InMemoryChannel.ADA, computer(1), computer(2), computer(3));
    String alone = new BoardPost(hall.table(), new CachedViews()).post().words();
    assertFalse(alone.contains("Don't discuss"), alone);
    InMemoryChannel other = new InMemoryChannel();
    other.opens("telepathy", InMemoryChannel.ADA, InMemoryChannel.BEN, computer(1), computer(2));
    String together = new BoardPost(other.table(), new CachedViews()).post().words();
    assertTrue(together.contains("Don't discuss moves in advance."), together);
  }

  @Test
  void anAdviceNamesPartnersWithinASentence() {
    hall.opens("telepathy", InMemoryChannel.ADA, computer(1), computer(2), computer(3));
    Table table = hall.table();
    Seat ada = table.seating().seatOf(InMemoryChannel.ADA).orElseThrow();
    PlayerNames names = new PlayerNames(table, Optional.of(ada));
    List<Action> leads = table.running().legal(ada);
    assertEquals(
        Set.of("let you guess and your partner move", "let your partner guess and you move"),
        leads.stream().map(names::deed).collect(Collectors.toSet()));
  }

  private static Person computer(int number) {
    return Person.computer(ComputerPlayers.BEGINNER, number);
  }

  @Test
  void theirWrongGuessIsToldBesideTheirMove() {
    assertTells(
        words("lead W1, card C, e2e4, lead B1, card N, e7e5, card B"),
        "You guessed right",
        "Black wrongly guessed a knight (no cost) and played e5.",
        "The coin is on Black's side. Match the guess, and Black loses a piece.");
  }
}
