package rookery.bot.request.internal.leaderboard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.GAMES;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealSearch;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.preference.DealPreferences;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.Wishing;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.engine.solo.SoloSolver;

/** A server that wants a daily leaderboard gets one each day, and it tells no more. */
class ServerLeaderboardTest {
  private static final String CHANNEL = "44";
  private static final MessageAddress BOARD = new MessageAddress.Channel(CHANNEL);
  private static final Duration DAY = Duration.ofDays(1);
  private static final Duration A_MINUTE = Duration.ofMinutes(1);

  /** It is noon when a hall opens; a board comes within a minute of its hour. */
  private static final Duration UNTIL_NINE = Duration.ofHours(21).plus(A_MINUTE);

  private final InMemoryChannel hall = new InMemoryChannel();

  private static void wants(InMemoryChannel hall, Optional<LeaderboardSchedule> board) {
    hall.wishes()
        .keep(new PreferenceChange.OfServer(GAMES, ServerPreferences.USUAL.with(board), DAN));
  }

  private static void wantsBoard(InMemoryChannel hall) {
    wants(hall, Optional.of(new LeaderboardSchedule(CHANNEL, 9, ZoneOffset.UTC)));
  }

  private static LocalDate today(InMemoryChannel hall) {
    return DealDay.at(hall.now());
  }

  private static void finishes(InMemoryChannel hall, Person person, String deal, int points) {
    LocalDate today = today(hall);
    hall.tables.deals().open(today);
    hall.tables.deals().visit(GAMES.guild(), person, today);
    hall.tables
        .deals()
        .keep(
            DailyAttempt.begun(new DailyAttempt.Key(person, today, deal, false), hall.now())
                .after("a1")
                .replacing(Optional.empty())
                .finished(points, hall.now()));
  }

  private static List<OutgoingMessage> boards(InMemoryChannel hall) {
    return hall.mail.at(BOARD);
  }

  private static Post board(InMemoryChannel hall) {
    List<OutgoingMessage> all = boards(hall);
    return hall.mail.message(all.get(all.size() - 1).id()).post();
  }

  private String words() {
    return board(hall).words();
  }

  private void assertSays(String text) {
    assertTrue(words().contains(text), words());
  }

  @Test
  void withoutAChannelNothingIsPosted() {
    finishes(hall, ADA, "parade", 3);
    hall.waits(DAY.multipliedBy(2));
    assertEquals(List.of(), hall.mail.letters);
  }

  @Test
  void itIsPostedOnceADayAndCallsNobody() {
    wantsBoard(hall);
    finishes(hall, ADA, "parade", 3);
    hall.waits(UNTIL_NINE);
    assertEquals(1, boards(hall).size());
    assertEquals(List.of(), board(hall).pinged());
    hall.waits(DAY);
    hall.waits(DAY);
    assertEquals(3, boards(hall).size());
  }

  @Test
  void placesOfTheDayBeforeAreSharedByThoseWhoTie() {
    wantsBoard(hall);
    finishes(hall, ADA, "parade", 3);
    finishes(hall, BEN, "parade", 7);
    finishes(hall, CLEO, "parade", 7);
    finishes(hall, CLEO, "puzzle", -1);
    hall.waits(UNTIL_NINE);
    assertSays("**Deals of the day** \u00b7 day 2 \u00b7 23 November 2026");
    assertSays("**Day 1 is over.**");
    assertSays(
        "Parade Chess Solitaire**: 1st <@102> and <@103> (7 points) \u00b7 3rd <@101> (3 points)");
    assertSays("1st <@103> (solved it in 2 tries)");
    assertSays("Neighbour Chess Solitaire**: nobody played it here.");
    assertSays("Nobody here has finished a deal today.");
  }

  @Test
  void itSaysWhoBeatTheComputerAndTheBestLineThatIsKnown() {
    wantsBoard(hall);
    finishes(hall, ADA, "parade", 3);
    finishes(hall, BEN, "parade", 7);
    DealSearch found =
        new DealSearch(
            Optional.of(3), Optional.of(new SoloSolver.Found(9, List.of("f1:f4f2", "add"))));
    hall.tables.deals().keep(new DealSearch.Job(today(hall), "parade"), found);
    hall.waits(UNTIL_NINE);
    assertSays(
        "<@102> beat the club-level computer, which scored 3 points. The best known score is 9, with"
            + " `f1:f4f2 add`.");
    assertTrue(
        board(hall).rows().toString().contains("See the best game: Parade Chess Solitaire"),
        board(hall).rows().toString());
  }

  @Test
  void itIsChangedInPlaceWhenPeoplePlay() {
    wantsBoard(hall);
    hall.waits(UNTIL_NINE);
    finishes(hall, ADA, "parade", 3);
    finishes(hall, BEN, "neighbour", 5);
    hall.waits(A_MINUTE);
    assertEquals(1, boards(hall).size());
    assertSays("Played today: <@101> and <@102>.");
    finishes(hall, ADA, "puzzle", 0);
    hall.waits(A_MINUTE);
    assertSays("Played today: <@101> and <@102>.");
  }

  @Test
  void whileTheDayIsOpenItTellsNothingOfHowItIsPlayed() {
    InMemoryChannel other = new InMemoryChannel();
    for (InMemoryChannel one : List.of(hall, other)) {
      wantsBoard(one);
      one.waits(UNTIL_NINE);
    }
    DailyDeal.all().forEach(deal -> finishes(hall, ADA, deal.id(), 17));
    finishes(other, ADA, "neighbour", 4);
    hall.tables
        .deals()
        .keep(
            new DealSearch.Job(today(hall), "parade"),
            new DealSearch(Optional.of(9), Optional.of(new SoloSolver.Found(9, List.of("add")))));
    for (InMemoryChannel one : List.of(hall, other)) {
      one.waits(A_MINUTE);
    }
    assertTrue(words().contains("Played today: <@101>."), words());
    assertEquals(board(other), board(hall));
  }

  @Test
  void whoDoesNotWantToBeListedIsNot() {
    wantsBoard(hall);
    hall.wishes()
        .keep(
            new PreferenceChange.Personal(
                BEN, Wishing.with(Preferences.USUAL, new DealPreferences(false, false, false))));
    finishes(hall, ADA, "parade", 3);
    finishes(hall, BEN, "parade", 7);
    hall.waits(UNTIL_NINE);
    finishes(hall, BEN, "parade", 7);
    hall.waits(A_MINUTE);
    assertSays("Parade Chess Solitaire**: 1st <@101> (3 points).");
    assertFalse(words().contains(BEN.mention()), words());
  }

  /** Ben has all that there is to choose at once, and Ada nothing. */
  @Test
  void whatEachPersonWantsStandsBesideTheBoard() {
    wantsBoard(hall);
    Preferences wanted =
        Wishing.with(
            Preferences.USUAL.with(PersonalHours.USUAL.quiet(true).daily(Optional.of(7))),
            new DealPreferences(true, true, false));
    hall.wishes().keep(new PreferenceChange.Personal(BEN, wanted));
    finishes(hall, ADA, "parade", 3);
    finishes(hall, BEN, "parade", 7);
    hall.waits(UNTIL_NINE);
    List<OutgoingMessage> bens = hall.mail.at(new MessageAddress.Direct(BEN));
    assertEquals(1, bens.size());
    assertEquals("Today's deals are ready: type `/daily`.", bens.get(0).post().words());
    assertEquals(List.of(), hall.mail.at(new MessageAddress.Direct(ADA)));
    assertSays("Parade Chess Solitaire**: 1st <@101> (3 points).");
    assertFalse(words().contains(BEN.mention()), words());
    finishes(hall, BEN, "neighbour", 2);
    hall.waits(DAY);
    hall.waits(DAY);
    // Reminded on the day after, when nothing was played, and not on the day before.
    assertEquals(3, hall.mail.at(new MessageAddress.Direct(BEN)).size());
    assertEquals(3, boards(hall).size());
    assertFalse(words().contains(BEN.mention()), words());
  }

  @Test
  void whoeverHasNotAskedInTheServerIsNotListed() {
    wantsBoard(hall);
    finishes(hall, ADA, "parade", 3);
    DailyAttempt elsewhere =
        DailyAttempt.begun(new DailyAttempt.Key(CLEO, today(hall), "parade", false), hall.now())
            .finished(9, hall.now());
    hall.tables.deals().keep(elsewhere);
    hall.waits(UNTIL_NINE);
    assertFalse(words().contains(CLEO.mention()), words());
  }

  @Test
  void theMonthAddsUpPlacesOfItsDays() {
    wantsBoard(hall);
    finishes(hall, ADA, "parade", 3);
    finishes(hall, BEN, "parade", 7);
    finishes(hall, CLEO, "parade", 1);
    hall.waits(DAY);
    finishes(hall, CLEO, "puzzle", 0);
    hall.waits(UNTIL_NINE);
    assertSays(
        "**November**: 1st <@103> (7 points) \u00b7 2nd <@102> (5 points) \u00b7 3rd <@101> (3"
            + " points)");
  }

  @Test
  void itsButtonsLeadToTheDealsOfTheDayOnWhichTheyArePressed() {
    wantsBoard(hall);
    hall.waits(UNTIL_NINE);
    hall.waits(Duration.ofHours(20));
    OutgoingMessage posted = boards(hall).get(0);
    Post deal = hall.presses(ADA, posted, "Parade Chess Solitaire").post();
    assertTrue(deal.words().contains("deal 2"), deal.words());
    Post all = hall.presses(ADA, posted, "All deals").post();
    assertTrue(all.words().startsWith("**Deals of the day** \u00b7 day 2 "), all.words());
  }

  @Test
  void anotherHourOnTheSameDayBringsNoSecondOne() {
    wantsBoard(hall);
    hall.waits(UNTIL_NINE);
    wants(hall, Optional.of(new LeaderboardSchedule(CHANNEL, 18, ZoneOffset.UTC)));
    hall.waits(Duration.ofHours(10));
    assertEquals(1, boards(hall).size());
    hall.waits(DAY);
    assertEquals(2, boards(hall).size());
  }

  @Test
  void whereItCannotBePostedWhoeverChoseTheChannelIsToldAndNoMoreAre() {
    wantsBoard(hall);
    hall.waits(UNTIL_NINE);
    hall.consequences.shut(boards(hall).get(0), false);
    hall.consequences.shut(boards(hall).get(0), false);
    List<OutgoingMessage> told = hall.mail.at(new MessageAddress.Direct(DAN));
    assertEquals(1, told.size());
    assertTrue(told.get(0).post().words().startsWith("I can't post in <#44> any more"));
    hall.waits(DAY.multipliedBy(2));
    assertEquals(1, boards(hall).size());
    assertEquals(Optional.empty(), hall.wishes().of(GAMES).board());
  }

  @Test
  void aBoardThatSomebodyDeletesComesBackTheNextDay() {
    wantsBoard(hall);
    hall.waits(UNTIL_NINE);
    finishes(hall, ADA, "parade", 3);
    hall.waits(A_MINUTE);
    int written = hall.mail.letters.size();
    OutgoingMessage change = hall.mail.letters.get(written - 1);
    assertTrue(change.changes().isPresent());
    hall.consequences.vanished(change);
    finishes(hall, BEN, "parade", 4);
    hall.waits(A_MINUTE);
    assertEquals(written, hall.mail.letters.size());
    hall.waits(DAY);
    assertEquals(2, boards(hall).size());
  }

  @Test
  void afterDowntimeOfDaysOneIsPosted() {
    wantsBoard(hall);
    hall.passes(DAY.multipliedBy(4));
    hall.waits(A_MINUTE);
    assertEquals(1, boards(hall).size());
  }
}
