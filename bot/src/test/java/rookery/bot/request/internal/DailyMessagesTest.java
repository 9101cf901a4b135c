package rookery.bot.request.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.clock.Absence;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyStore;
import rookery.bot.daily.DealDay;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.preference.DealPreferences;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.ReminderMode;
import rookery.bot.preference.Wishing;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/** Who wants one message a day is told then which tables wait, and is not called in between. */
class DailyMessagesTest {
  private static final Duration DAY = Duration.ofDays(1);

  /** It is noon when a hall opens. */
  private static final Duration UNTIL_SEVEN = Duration.ofHours(19);

  private final InMemoryChannel hall = new InMemoryChannel();

  private static void daily(InMemoryChannel hall, Person person) {
    Preferences seven = Preferences.USUAL.with(PersonalHours.USUAL.daily(Optional.of(7)));
    hall.wishes().keep(new PreferenceChange.Personal(person, seven));
  }

  private static List<Post> direct(InMemoryChannel hall, Person person) {
    return hall.mail.at(new MessageAddress.Direct(person)).stream()
        .map(OutgoingMessage::post)
        .toList();
  }

  private Post told(Person person) {
    List<Post> all = direct(hall, person);
    return all.get(all.size() - 1);
  }

  private List<OutgoingMessage> callsOf(Person person) {
    return hall.mail.letters.stream().filter(l -> l.post().pinged().contains(person)).toList();
  }

  @Test
  void betweenTheMessagesNobodyIsCalled() {
    daily(hall, BEN);
    hall.opens("custodian", ADA, BEN);
    int before = callsOf(BEN).size();
    hall.plays(ADA, "c1d3");
    assertTrue(hall.table().awaited().has(BEN));
    assertEquals(before, callsOf(BEN).size());
    assertTrue(hall.board().post().words().contains(BEN.mention()));
  }

  @Test
  void atTheHourItTellsEachTableThatWaitsAndUntilWhen() {
    daily(hall, BEN);
    Table first = hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "c1d3");
    hall.passes(Duration.ofHours(1));
    Table second = hall.opens("custodian", BEN, ADA);
    hall.opens("custodian", ADA, BEN);
    hall.waits(UNTIL_SEVEN.minusHours(1));
    Post post = told(BEN);
    assertEquals("2 games are waiting for you.", post.words().lines().findFirst().orElseThrow());
    List<String> lines = post.words().lines().skip(1).toList();
    assertEquals(2, lines.size());
    assertTrue(lines.get(0).contains(first.id()), post.words());
    assertTrue(lines.get(0).contains("(https://discord.com/channels/11/"), post.words());
    String due =
        "your move, due <t:%d:R>"
            .formatted(InMemoryChannel.NOON.plus(DAY.multipliedBy(3)).getEpochSecond());
    assertTrue(lines.get(0).endsWith(due), post.words());
    assertTrue(lines.get(1).contains(second.id()), post.words());
    assertEquals(List.of(BEN), post.pinged());
    assertTrue(hall.presses(BEN, post, "Go to your next table").post().picture().isPresent());
    assertTrue(hall.presses(BEN, post, "See all your games").words().contains("Your games"));
  }

  @Test
  void whereNothingWaitsNothingIsSaid() {
    daily(hall, BEN);
    hall.opens("custodian", ADA, BEN);
    hall.waits(UNTIL_SEVEN);
    assertEquals(List.of(), direct(hall, BEN));
    hall.plays(ADA, "c1d3");
    hall.waits(DAY);
    assertEquals(1, direct(hall, BEN).size());
  }

  private void wantsDeals(Person person) {
    Preferences now = hall.wishes().of(person);
    hall.wishes()
        .keep(
            new PreferenceChange.Personal(
                person, Wishing.with(now, new DealPreferences(true, false, true))));
  }

  @Test
  void whoeverWantsItIsToldOfTheDealsOfTheDay() {
    daily(hall, BEN);
    daily(hall, ADA);
    wantsDeals(BEN);
    hall.waits(UNTIL_SEVEN);
    assertEquals("Today's deals are ready: type `/daily`.", told(BEN).words());
    assertEquals(List.of(), direct(hall, ADA));
    Post card = hall.presses(BEN, told(BEN), "Deals of the day").post();
    assertTrue(card.words().startsWith("**Deals of the day** \u00b7 day "), card.words());
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "c1d3");
    hall.waits(DAY);
    assertEquals("A game is waiting for you.", told(BEN).words().lines().findFirst().get());
    assertTrue(told(BEN).words().endsWith("Today's deals are ready: type `/daily`."));
  }

  @Test
  void whoeverHasPlayedTodayIsNotToldOfTheDeals() {
    daily(hall, BEN);
    wantsDeals(BEN);
    DailyStore deals = hall.tables.deals();
    LocalDate tomorrow = DealDay.at(hall.now().plus(UNTIL_SEVEN));
    deals.keep(
        DailyAttempt.begun(new DailyAttempt.Key(BEN, tomorrow, "parade", false), hall.now())
            .finished(3, hall.now()));
    hall.waits(UNTIL_SEVEN);
    assertEquals(List.of(), direct(hall, BEN));
    hall.waits(DAY);
    assertEquals(1, direct(hall, BEN).size());
  }

  @Test
  void whoIsAskedIsTold() {
    daily(hall, BEN);
    hall.opens("custodian", ADA, BEN);
    int before = callsOf(BEN).size();
    hall.presses(ADA, hall.types(ADA, "draw").post(), "Offer a draw");
    hall.waits(UNTIL_SEVEN);
    assertTrue(told(BEN).words().endsWith("waiting for your answer"), told(BEN).words());
    assertEquals(before + 1, callsOf(BEN).size());
  }

  @Test
  void whoIsAwayIsLeftInPeace() {
    daily(hall, BEN);
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "c1d3");
    hall.diary().keep(BEN, new Absence(hall.now(), hall.now().plus(DAY), false));
    hall.waits(UNTIL_SEVEN);
    assertEquals(List.of(), direct(hall, BEN));
    hall.waits(DAY);
    assertEquals(1, direct(hall, BEN).size());
  }

  @Test
  void onlyTheLastReminderStillComes() {
    daily(hall, ADA);
    hall.opens("custodian", ADA, BEN);
    int before = callsOf(ADA).size();
    hall.waits(DAY.multipliedBy(3).minusHours(2));
    assertEquals(before + 3, callsOf(ADA).size());
    assertEquals(3, direct(hall, ADA).size());
    hall.waits(Duration.ofHours(1));
    assertEquals(before + 4, callsOf(ADA).size());
    assertTrue(hall.mail.last().post().words().contains("your move in"));
  }

  @Test
  void whoWantsNoRemindersGetsNotEvenTheLast() {
    Preferences none = Wishing.with(Preferences.USUAL, ReminderMode.NONE);
    hall.wishes()
        .keep(
            new PreferenceChange.Personal(
                ADA, none.with(PersonalHours.USUAL.daily(Optional.of(7)))));
    hall.opens("custodian", ADA, BEN);
    int before = callsOf(ADA).size();
    hall.waits(DAY.multipliedBy(3).minusMinutes(1));
    assertEquals(before + 3, callsOf(ADA).size());
  }

  @Test
  void aNudgeAndTheEndOfAGameComeAtOnce() {
    daily(hall, ADA);
    hall.opens("custodian", ADA, BEN);
    hall.waits(DAY.multipliedBy(2));
    int before = callsOf(ADA).size();
    hall.types(BEN, "nudge");
    assertEquals(before + 1, callsOf(ADA).size());
    Post sure = hall.types(BEN, "resign").post();
    hall.presses(BEN, sure, "Resign");
    assertEquals(before + 2, callsOf(ADA).size());
  }

  @Test
  void aSecretChoiceIsAskedForWithoutACall() {
    daily(hall, ADA);
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    assertEquals(List.of(), hall.prompt(ADA).post().pinged());
    assertEquals(List.of(BEN), hall.prompt(BEN).post().pinged());
  }

  /** What Ben is told at seven where Ada has circled that, once names of tables are the same. */
  private static List<Post> toldAt(Optional<String> circle) {
    InMemoryChannel hall = new InMemoryChannel();
    daily(hall, BEN);
    daily(hall, CLEO);
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    circle.ifPresent(c -> hall.types(ADA, "move", "action=circle " + c));
    hall.waits(UNTIL_SEVEN);
    List<Post> posts = new ArrayList<>(direct(hall, BEN).subList(1, 2));
    posts.addAll(direct(hall, CLEO));
    return posts;
  }

  @Test
  void itTellsNothingOfASecret() {
    List<Post> open = toldAt(Optional.empty());
    assertTrue(open.get(0).words().contains("Split-Brain"), open.get(0).words());
    assertEquals(open, toldAt(Optional.of("c2")));
    assertEquals(open, toldAt(Optional.of("b3")));
  }

  @Test
  void whatTheBotMissedIsToldOnce() {
    daily(hall, BEN);
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "c1d3");
    hall.passes(DAY.multipliedBy(2));
    hall.rings();
    hall.rings();
    assertEquals(1, direct(hall, BEN).size());
    assertEquals(InMemoryChannel.NOON.plus(DAY.multipliedBy(2)).plus(UNTIL_SEVEN), nextOf(BEN));
  }

  private Instant nextOf(Person person) {
    return hall.wishes().daily().get(person);
  }

  @Test
  void aCrashBeforeItWasKeptLosesItNotAndOneAfterSaysItNotTwice() {
    daily(hall, BEN);
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "c1d3");
    hall.tables.meanwhile(
        () -> {
          throw new IllegalStateException("the process ends here");
        });
    hall.passes(UNTIL_SEVEN);
    hall.rings();
    assertEquals(List.of(), direct(hall, BEN));
    InMemoryChannel again = hall.restarted();
    again.rings();
    assertEquals(1, direct(again, BEN).size());
    again.restarted().rings();
    assertEquals(1, direct(again, BEN).size());
  }

  @Test
  void whoeverCannotBeWrittenToIsCalledAtOnceAgain() {
    daily(hall, BEN);
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "c1d3");
    hall.waits(UNTIL_SEVEN);
    hall.consequences.undelivered(hall.mail.last());
    assertTrue(hall.wishes().of(BEN).notifiedAtOnce());
    assertEquals(Map.of(), hall.wishes().daily());
  }

  @Test
  void whoChoosesCallsAtOnceAgainGetsNoMore() {
    daily(hall, BEN);
    hall.wishes().keep(new PreferenceChange.Personal(BEN, Preferences.USUAL));
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "c1d3");
    assertEquals(List.of(BEN), hall.board().post().pinged());
    hall.waits(DAY);
    assertEquals(List.of(), direct(hall, BEN));
    assertFalse(hall.wishes().daily().containsKey(BEN));
  }
}
