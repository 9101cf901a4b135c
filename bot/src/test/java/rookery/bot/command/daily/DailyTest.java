package rookery.bot.command.daily;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealSearch;
import rookery.bot.post.daily.DealControl;
import rookery.bot.post.daily.DealControl.Asked;
import rookery.bot.preference.DealPreferences;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.Wishing;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.solo.SoloSolver;

/** People play the deals of the day. */
class DailyTest {
  private static final LocalDate TODAY = LocalDate.parse("2026-11-22");
  private static final Duration A_DAY = Duration.ofDays(1);

  /** A square, a piece or a card. */
  private static final Pattern SPOILS =
      Pattern.compile(
          "\\b([a-h][1-8]|king|queen|rook|bishop|knight|pawn)s?\\b(?! Chess)",
          Pattern.CASE_INSENSITIVE);

  private final TestRoom room = new TestRoom();
  private final DealPlayer ada = new DealPlayer(room, room.ada);
  private final DealPlayer ben = new DealPlayer(room, room.ben);

  static List<DailyDeal> solos() {
    return DailyDeal.all().stream().filter(deal -> deal.solo().isPresent()).toList();
  }

  static List<DailyDeal> deals() {
    return DailyDeal.all();
  }

  private static DailyDeal parade() {
    return DailyDeal.find("parade").orElseThrow();
  }

  private Optional<DailyAttempt> attempt(Friend of, DailyDeal deal, boolean practice) {
    return room.deals().attempt(new DailyAttempt.Key(of.person(), TODAY, deal.id(), practice));
  }

  private VisibleMessage presses(VisibleMessage at, DealControl control) {
    return room.ask(room.ada, room.pressed(room.ada, at, control.id(), "")).message();
  }

  private DealDay today() {
    return room.deals().open(TODAY);
  }

  @Test
  void theCardListsThreeGamesForOneAndAPuzzle() {
    VisibleMessage card = ada.card();
    assertTrue(card.ephemeral());
    assertTrue(
        card.text().startsWith("**Deals of the day** \u00b7 day 1 \u00b7 22 November 2026"),
        card.text());
    assertEquals(4, card.text().lines().filter(line -> line.startsWith("- ")).count());
    assertTrue(card.text().contains("- Parade Chess Solitaire: not played yet"), card.text());
    assertTrue(card.buttons().containsAll(List.of("Parade Chess Solitaire", "Puzzle")));
    assertEquals(List.of(), room.publicly());
  }

  @ParameterizedTest
  @MethodSource("deals")
  void eachIsPlayedToItsEndByButtonsAloneAndThenCounts(DailyDeal deal) {
    VisibleMessage board = ada.opens(deal);
    assertTrue(board.text().contains("this attempt counts"), board.text());
    assertTrue(board.post().picture().isPresent());
    VisibleMessage end = ada.playsOut(board, 1);
    assertTrue(end.text().contains("1st of 1"), end.text());
    assertTrue(end.post().picture().isPresent());
    assertTrue(attempt(room.ada, deal, false).orElseThrow().isCounted());
    assertTrue(ada.card().text().contains("1st of 1"));
    assertEquals(List.of(), room.publicly());
    assertEquals(List.of(), room.mail().letters);
  }

  @ParameterizedTest
  @MethodSource("solos")
  void theFirstBoardSaysWhatTheGameIsAbout(DailyDeal deal) {
    String about = deal.solo().orElseThrow().game().summary();
    assertTrue(ada.opens(deal).text().contains(about), ada.opens(deal).text());
  }

  @ParameterizedTest
  @MethodSource("solos")
  void everybodyHasTheSameDeal(DailyDeal deal) {
    assertEquals(ada.opens(deal).alt(), ben.opens(deal).alt());
  }

  @ParameterizedTest
  @MethodSource("solos")
  void whatWasDoneIsToldToWhoDidIt(DailyDeal deal) {
    VisibleMessage board = ada.opens(deal);
    String words = ada.types(board, ada.anything(deal, today(), false)).text();
    assertTrue(words.contains("\nYou "), words);
    assertFalse(words.contains("Ada "), words);
  }

  @Test
  void anotherDayHasAnotherDeal() {
    String first = ada.opens(parade()).alt();
    room.waits(A_DAY);
    VisibleMessage card = ada.card();
    assertTrue(card.text().startsWith("**Deals of the day** \u00b7 day 2 "), card.text());
    assertFalse(first.equals(ada.opens(parade()).alt()));
  }

  @Test
  void anAttemptIsLeftAndTakenUpAfterARestart() {
    VisibleMessage board = ada.opens(parade());
    VisibleMessage moved = ada.types(board, ada.anything(parade(), today(), false));
    room.restart();
    VisibleMessage again = ada.opens(parade());
    assertEquals(moved.alt(), again.alt());
    assertEquals(1, attempt(room.ada, parade(), false).orElseThrow().actions().size());
    assertTrue(ada.card().text().contains("started, 1 move, "));
  }

  @Test
  void aButtonOfAnEarlierBoardDoesNothing() {
    VisibleMessage board = ada.opens(parade());
    String action = ada.anything(parade(), today(), false);
    ada.types(board, action);
    VisibleMessage late = ada.types(board, action);
    assertTrue(late.text().startsWith("The game has moved on."), late.text());
    assertEquals(1, attempt(room.ada, parade(), false).orElseThrow().actions().size());
  }

  @Test
  void whatCannotBePlayedIsRefusedAboveTheBoard() {
    VisibleMessage refused = ada.types(ada.opens(parade()), "castle");
    assertTrue(refused.post().picture().isPresent());
    assertEquals(0, attempt(room.ada, parade(), false).orElseThrow().actions().size());
  }

  @Test
  void placesAreSharedByThoseWhoTie() {
    ada.playsOut(ada.opens(parade()), 1);
    ben.playsOut(ben.opens(parade()), 1);
    VisibleMessage card = ada.card();
    assertTrue(card.text().contains("tied for 1st of 2"), card.text());
    assertTrue(ada.opens(parade()).text().contains("median: "));
  }

  @Test
  void practiceComesAfterTheAttemptThatCounts() {
    VisibleMessage end = ada.playsOut(ada.opens(parade()), 1);
    DailyAttempt counted = attempt(room.ada, parade(), false).orElseThrow();
    VisibleMessage board = ada.presses(end, "Practise");
    assertTrue(board.text().contains("practice"), board.text());
    VisibleMessage second = ada.playsOut(board, 2);
    assertTrue(second.text().contains("for practice"), second.text());
    assertFalse(second.buttons().contains("Share"));
    assertEquals(counted, attempt(room.ada, parade(), false).orElseThrow());
    assertFalse(DealPlayer.isEnd(ada.presses(second, "Practise")));
  }

  @Test
  void practiceBeforeItIsRefused() {
    VisibleMessage board = ada.opens(parade());
    String refused = presses(board, DealControl.of(TODAY, parade().id(), true, Asked.AGAIN)).text();
    assertTrue(refused.startsWith("Your first attempt at this deal counts."), refused);
  }

  @ParameterizedTest
  @MethodSource("deals")
  void aHintMakesItPracticeAfterAsking(DailyDeal deal) {
    VisibleMessage board = ada.opens(deal);
    VisibleMessage asked = ada.presses(board, "Hint");
    assertTrue(
        asked
            .text()
            .startsWith(
                "If you take a hint, neither this attempt nor any later one today will count"),
        asked.text());
    assertFalse(attempt(room.ada, deal, false).orElseThrow().spoiled());
    String back = deal.solo().isPresent() ? "Back to the board" : "Back to the puzzle";
    assertTrue(ada.presses(asked, back).text().contains("this attempt counts"));
    VisibleMessage hinted = ada.presses(asked, "Show the hint");
    String hint = deal.solo().isPresent() ? "I'd " : "**Hint:** ";
    assertTrue(hinted.text().startsWith(hint), hinted.text());
    assertTrue(attempt(room.ada, deal, false).orElseThrow().spoiled());
    assertTrue(ada.playsOut(hinted, 3).text().contains("practice"));
    assertTrue(ada.card().text().contains(": practice only"));
    assertEquals(0, room.deals().field(TODAY, deal.id(), 0).finished());
  }

  @Test
  void takingBackMakesItPracticeAfterAsking() {
    VisibleMessage board = ada.opens(parade());
    String before = board.alt();
    VisibleMessage moved = ada.types(board, ada.anything(parade(), today(), false));
    VisibleMessage asked = ada.presses(moved, "Take back");
    assertTrue(
        asked
            .text()
            .startsWith(
                "If you take this back, neither this attempt nor any later one today will count"),
        asked.text());
    VisibleMessage back = ada.presses(asked, "Take back");
    assertTrue(back.text().startsWith("You took back your move."), back.text());
    assertEquals(before, back.alt());
    assertTrue(back.text().contains("practice"), back.text());
    assertTrue(attempt(room.ada, parade(), false).orElseThrow().spoiled());
  }

  @Test
  void theDayEndsWithWhatWasReached() {
    VisibleMessage board = ada.opens(parade());
    String action = ada.anything(parade(), today(), false);
    room.waits(A_DAY);
    VisibleMessage late = ada.types(board, action);
    assertTrue(late.text().startsWith("That day is over."), late.text());
    String reached =
        String.join(
            ", ", parade().progress(today(), attempt(room.ada, parade(), false).orElseThrow()));
    assertTrue(late.text().contains("Solitaire: not finished, 0 moves, " + reached), late.text());
    assertEquals(0, attempt(room.ada, parade(), false).orElseThrow().actions().size());
    VisibleMessage practice = ada.presses(late, "Parade Chess Solitaire");
    assertTrue(practice.text().contains("practice"), practice.text());
    assertEquals(board.alt(), practice.alt());
  }

  @Test
  void olderDaysAreFoundByTheirNumberAndDate() {
    ada.card();
    room.waits(A_DAY);
    ada.card();
    assertTrue(ada.asks("/daily day:1").text().startsWith("**Deals of the day** \u00b7 day 1 "));
    assertTrue(
        ada.asks("/daily day:2026-11-22").text().startsWith("**Deals of the day** \u00b7 day 1 "));
    assertEquals(List.of("2", "1"), room.completions(room.ada, "/daily day:"));
    for (String none : List.of("3", "0", "2026-11-24", "2026-02-30", "tomorrow")) {
      String refused = ada.asks("/daily day:" + none).text();
      assertTrue(refused.startsWith("There are no deals for that day."), refused);
    }
  }

  @Test
  void nobodyBeginsTomorrowsDealToday() {
    VisibleMessage card = ada.card();
    for (Asked asked : List.of(Asked.DAY, Asked.QUESTION, Asked.PROOF, Asked.AGAIN)) {
      String refused =
          presses(card, DealControl.of(TODAY.plusDays(1), parade().id(), true, asked)).text();
      assertTrue(refused.startsWith("I no longer have that deal."), refused);
    }
  }

  @Test
  void theHashIsToldTheDayBeforeAndTheSecretTheDayAfter() {
    VisibleMessage before = ada.presses(ada.card(), "Is it fair?");
    DealDay tomorrow = room.deals().find(TODAY.plusDays(1)).orElseThrow();
    assertTrue(before.text().contains(tomorrow.secret().commitment()), before.text());
    assertFalse(before.text().contains(tomorrow.secret().hex()));
    assertFalse(before.text().contains(today().secret().hex()));
    room.waits(A_DAY);
    VisibleMessage after = ada.presses(ada.card(), "Is it fair?");
    assertTrue(after.text().contains(today().secret().hex()), after.text());
    assertFalse(after.text().contains(tomorrow.secret().hex()));
  }

  @ParameterizedTest
  @MethodSource("deals")
  void aCardToShareTellsScoresAndNothingElse(DailyDeal deal) {
    VisibleMessage end = ada.playsOut(ada.opens(deal), 1);
    String shared = room.ada.presses(end, "Share").aloud().orElseThrow();
    assertTrue(
        shared.startsWith("How Ada did in the deals of day 1:\n" + deal.title() + ": "), shared);
    assertFalse(SPOILS.matcher(shared.substring(shared.indexOf(':'))).find(), shared);
    DailyAttempt attempt = attempt(room.ada, deal, false).orElseThrow();
    deal.progress(today(), attempt).forEach(part -> assertTrue(shared.contains(part), shared));
    String all = room.ada.presses(ada.card(), "Share").aloud().orElseThrow();
    assertEquals(shared, all);
  }

  @Test
  void whoHasToPlaceAPieceIsToldWhichAndWhatSquareIsTaken() {
    VisibleMessage board = ada.opens(DailyDeal.find("neighbour").orElseThrow());
    VisibleMessage asked = ada.presses(board, "Turn up cards until I have to choose");
    String told = asked.text();
    assertTrue(told.matches("(?s).*You turned up a .*, but .* was occupied\\..*"), told);
  }

  @Test
  void aDealThatIsLostCanBeGivenUpAndCounts() {
    DailyDeal neighbour = DailyDeal.find("neighbour").orElseThrow();
    VisibleMessage board = ada.opens(neighbour);
    assertFalse(board.buttons().contains("Give up"));
    DealControl early = new DealControl(TODAY, neighbour.id(), false, 1, Asked.GIVE_UP, "");
    assertTrue(presses(board, early).text().startsWith("You can still win this deal."));
    VisibleMessage lost = board;
    while (!lost.buttons().contains("Give up")) {
      lost = ada.types(lost, ada.anything(neighbour, today(), false));
      assertFalse(DealPlayer.isEnd(lost), lost.text());
    }
    VisibleMessage end = ada.presses(lost, "Give up");
    assertTrue(end.text().contains("You gave up after the game was lost."), end.text());
    assertTrue(end.text().contains("1st of 1"), end.text());
    assertTrue(end.post().picture().isPresent());
    assertTrue(
        room.ada
            .presses(end, "Share")
            .aloud()
            .orElseThrow()
            .contains(": \u2b1c\u2b1c\u2b1c\u2b1c\u2b1c\u2b1c\u2b1c\u2b1c lost ("));
    assertTrue(ada.card().text().contains("Your streak: 1 day."));
  }

  @Test
  void nothingCanBeSharedBeforeItIsFinished() {
    VisibleMessage board = ada.opens(parade());
    String refused =
        presses(board, DealControl.of(TODAY, parade().id(), false, Asked.SHARE)).text();
    assertTrue(refused.startsWith("Finish one of the day's deals first"), refused);
  }

  @Test
  void daysInARowAreCounted() {
    ada.playsOut(ada.opens(parade()), 1);
    assertTrue(ada.card().text().contains("Your streak: 1 day."));
    room.waits(A_DAY);
    assertTrue(ada.card().text().contains("Your streak: 1 day."));
    ada.playsOut(ada.opens(parade()), 1);
    assertTrue(ada.card().text().contains("Your streak: 2 days."));
    room.waits(A_DAY.multipliedBy(3));
    assertFalse(ada.card().text().contains("Your streak"));
  }

  @Test
  void whoeverDeletesTheirDataLosesTheirAttempts() {
    ada.playsOut(ada.opens(parade()), 1);
    VisibleMessage sure = room.ada.types(room.games, "/forget whom:me").message();
    room.ada.presses(sure, "Delete my data");
    assertTrue(ada.card().text().contains("Parade Chess Solitaire: not played yet"));
  }

  @Test
  void theStreakIsOnOnesProfileAndForOthersIfOneWishes() {
    ada.playsOut(ada.opens(parade()), 1);
    String line = "Deals of the day: 1-day streak.";
    assertTrue(room.says(room.ada, "/profile").contains(line));
    assertFalse(profileOfAda().contains(line));
    Preferences now = room.wishes().of(room.ada.person());
    room.wishes()
        .keep(
            new PreferenceChange.Personal(
                room.ada.person(), Wishing.with(now, new DealPreferences(false, true, true))));
    assertTrue(profileOfAda().contains(line), profileOfAda());
  }

  private String profileOfAda() {
    return room.ask(
            room.ben, room.typed(room.ben, room.games, "profile", Map.of(), List.of(room.ada)))
        .message()
        .text();
  }

  @Test
  void theBestSolutionIsShownTheDayAfterAndNotBefore() {
    VisibleMessage end = ada.playsOut(ada.opens(parade()), 1);
    assertFalse(end.buttons().contains("See best solution"));
    DealSearch.Job job = new DealSearch.Job(TODAY, parade().id());
    DailyAttempt played = attempt(room.ada, parade(), false).orElseThrow();
    int points = played.points().orElseThrow();
    room.deals()
        .keep(
            job,
            new DealSearch(
                Optional.of(points), Optional.of(new SoloSolver.Found(points, played.actions()))));
    assertTrue(ada.opens(parade()).text().contains("a club-level computer: "));
    assertFalse(ada.opens(parade()).text().contains("best known"));
    assertTrue(presses(end, control(Asked.BEST)).text().startsWith("I'll show the best solution"));
    room.waits(A_DAY);
    VisibleMessage after = presses(end, control(Asked.QUESTION));
    assertTrue(after.text().contains("best known score: "), after.text());
    VisibleMessage best = ada.presses(after, "See best solution");
    assertTrue(best.text().contains("the best solution I know"), best.text());
    List<Object> heard = room.answers(room.ada);
    assertTrue(heard.get(heard.size() - 1).toString().startsWith("parade-day-1.gif"));
  }

  private static DealControl control(Asked asked) {
    return DealControl.of(TODAY, parade().id(), false, asked);
  }
}
