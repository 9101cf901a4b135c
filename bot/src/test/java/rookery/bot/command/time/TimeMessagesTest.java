package rookery.bot.command.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.EVE;

import java.time.Duration;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.bot.clock.Absence;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.preference.DefaultClock;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.ReminderMode;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.Wishing;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.StoppedComputers;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;

/** Whoever time concerns hears of it: those who are late, replaced, to decide, or to go on. */
class TimeMessagesTest {
  private static final Duration DAY = Duration.ofDays(1);
  private final InMemoryChannel hall = new InMemoryChannel();

  private void opens(String game, String... options) {
    Map<String, String> words = new HashMap<>(Map.of("game", game, "seats", "named"));
    for (String option : options) {
      words.put(option.split("=")[0], option.split("=")[1]);
    }
    hall.types(ADA, "play", words, BEN);
    hall.presses(BEN, hall.lobby(), "Join");
  }

  private void late() {
    opens("custodian");
    spendsAllAbsence(ADA, BEN);
    hall.waits(DAY.multipliedBy(3));
  }

  private void spendsAllAbsence(Person... people) {
    for (Person person : people) {
      Absence all =
          new Absence(hall.now().minus(DAY.multipliedBy(30)), hall.now().minus(DAY), false);
      hall.diary().keep(person, all);
    }
    hall.rings();
  }

  private OutgoingMessage notice() {
    return hall.mail.message(hall.table().timing().notice().orElseThrow());
  }

  private List<Post> direct(Person person) {
    return hall.mail.at(new MessageAddress.Direct(person)).stream()
        .map(OutgoingMessage::post)
        .toList();
  }

  private Post told(Person person) {
    List<Post> all = direct(person);
    return all.get(all.size() - 1);
  }

  private List<OutgoingMessage> callsOf(Person person) {
    return hall.mail.letters.stream().filter(l -> l.post().pinged().contains(person)).toList();
  }

  private String last() {
    return hall.mail.last().post().words();
  }

  private void wishes(Person person, Preferences wished) {
    hall.wishes().keep(new PreferenceChange.Personal(person, wished));
  }

  @Test
  void whoseWinMayBeClaimedIsToldInPrivateOnce() {
    late();
    assertEquals(1, direct(ADA).size());
    assertTrue(told(ADA).words().startsWith("Your time is up in **Custodian Chess"), last());
    assertTrue(told(ADA).words().contains("Ben can now claim the win"), told(ADA).words());
    assertEquals(List.of(ADA), told(ADA).pinged());
    hall.waits(DAY.multipliedBy(10));
    assertEquals(1, direct(ADA).size());
    assertTrue(hall.presses(ADA, told(ADA), "Move").post().picture().isPresent());
  }

  @Test
  void whoDecidesIsRemindedOnce() {
    late();
    int before = callsOf(BEN).size();
    hall.waits(DAY.multipliedBy(10));
    assertEquals(before + 1, callsOf(BEN).size());
    OutgoingMessage reminder = callsOf(BEN).get(before);
    assertTrue(reminder.post().words().contains("decide what happens"), reminder.post().words());
    hall.presses(BEN, reminder, "Give 2 more days");
    assertEquals(Set.of(), hall.table().clock().late());
  }

  @Test
  void whoHasDecidedIsNotReminded() {
    late();
    hall.presses(BEN, notice(), "Let a computer play");
    int before = callsOf(BEN).size();
    hall.waits(DAY.multipliedBy(10));
    assertEquals(
        List.of(),
        callsOf(BEN).stream()
            .skip(before)
            .filter(letter -> letter.post().words().contains("decide"))
            .toList());
  }

  @Test
  void whoDecidesIsNotRemindedAtNight() {
    late();
    hall.waits(Duration.ofHours(3));
    wishes(
        BEN, Preferences.USUAL.with(PersonalHours.USUAL.at(ZoneId.of("Asia/Tokyo")).quiet(true)));
    int before = callsOf(BEN).size();
    // A day after noon in Greenwich it is nine in the evening in Tokyo; two hours more are night.
    hall.diary().lost(Duration.ofHours(2));
    hall.rings();
    int told = callsOf(BEN).size();
    hall.waits(DAY);
    assertEquals(told, callsOf(BEN).size());
    hall.waits(Duration.ofHours(8));
    assertEquals(told + 1, callsOf(BEN).size());
    assertTrue(told >= before);
  }

  @Test
  void givenTimeIsToldToWhoeverWasLate() {
    late();
    hall.presses(BEN, notice(), "Give 2 more days");
    OutgoingMessage given = callsOf(ADA).get(callsOf(ADA).size() - 1);
    assertTrue(given.post().words().startsWith("<@101>, Ben gave you more time"), last());
  }

  @Test
  void whoIsToMoveHearsThatTheGameGoesOn() {
    opens("custodian");
    hall.types(ADA, "pause");
    hall.types(BEN, "pause");
    int before = callsOf(ADA).size();
    hall.presses(BEN, notice(), "Resume");
    assertEquals(before + 1, callsOf(ADA).size());
    assertTrue(
        callsOf(ADA).get(before).post().words().contains("resumed **Custodian Chess"), last());
  }

  @Test
  void whoAskedForAPauseHearsThatThereIsNone() {
    opens("custodian");
    hall.types(ADA, "pause");
    int before = callsOf(ADA).size();
    hall.presses(BEN, notice(), "Play on");
    assertEquals(before + 1, callsOf(ADA).size());
    assertTrue(
        callsOf(ADA).get(before).post().words().contains("declined your request to pause"), last());
  }

  @Test
  void whoeverIsReplacedByAComputerIsToldAndFindsTheGame() {
    late();
    hall.presses(BEN, notice(), "Let a computer play");
    assertTrue(
        told(ADA).words().contains(", a casual computer player, is playing for you in **"),
        told(ADA).words());
    assertEquals(List.of(ADA), told(ADA).pinged());
    String games = hall.types(ADA, "games").words();
    String computer =
        PlayerNames.of(
            hall.table().seating().chairs().values().stream()
                .filter(Person::isComputer)
                .findFirst()
                .orElseThrow());
    assertTrue(
        notice().post().words().startsWith(computer + " is playing for"), notice().toString());
    assertTrue(games.contains(computer + " is playing for you"), games);
    assertTrue(hall.tables.of(ADA).isEmpty());
    OutgoingMessage mine = hall.mail.at(new MessageAddress.Direct(ADA)).get(direct(ADA).size() - 1);
    hall.presses(ADA, mine, "Take my seat back");
    assertEquals("W", hall.table().seatOf(ADA).id());
    assertTrue(hall.table().clock().due().isPresent());
    assertFalse(hall.types(ADA, "games").words().contains("is playing for you"));
  }

  @Test
  void whoeverIsReplacedBySomebodyElseIsToldAndFindsTheGame() {
    opens("custodian");
    hall.types(ADA, "substitute");
    hall.presses(EVE, notice(), "Play for Ada");
    assertTrue(told(ADA).words().startsWith("Eve has taken your seat"), told(ADA).words());
    assertEquals(List.of(ADA), told(ADA).pinged());
    assertTrue(hall.types(ADA, "games").words().contains("Eve has your seat"));
    assertTrue(
        hall.types(ADA, "forget", "whom=me")
            .words()
            .contains("Do you want me to delete everything I keep about you"));
  }

  @Test
  void aComputerIsNeverLateNorAskedToDecide() {
    late();
    hall.presses(BEN, notice(), "Let a computer play");
    hall.plays(BEN, hall.table().running().legal(hall.table().seatOf(BEN)).get(0).text());
    hall.waits(DAY.multipliedBy(20));
    assertEquals(Set.of(), hall.table().clock().late());
    String words = hall.table().timing().notice().map(n -> notice().post().words()).orElse("");
    assertFalse(words.contains("time is up"), words);
  }

  @Test
  void aComputerThatDoesNotThinkIsNotLateAndTakesNoLeave() {
    InMemoryChannel still = new InMemoryChannel(new StoppedComputers());
    still.opens("custodian", ADA, BEN);
    still.waits(DAY.multipliedBy(7));
    OutgoingMessage asked = still.mail.message(still.table().timing().notice().orElseThrow());
    still.presses(BEN, asked, "Let a computer play");
    // It is looked for every few seconds, which is not to be waited for here.
    still.passes(DAY.multipliedBy(20));
    still.rings();
    Person computer = still.table().awaited().people().iterator().next();
    assertTrue(computer.isComputer());
    assertEquals(List.of(), still.diary().absences(computer));
    assertEquals(Set.of(), still.table().clock().late());
  }

  @Test
  void aComputerAmongSeveralIsNotAskedToDecide() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    spendsAllAbsence(ADA, BEN, CLEO, DAN);
    hall.types(ADA, "move", "action=circle c2");
    hall.waits(DAY.multipliedBy(3));
    hall.presses(CLEO, notice(), "Let a computer play");
    hall.waits(DAY.multipliedBy(4));
    String words = notice().post().words();
    assertTrue(words.contains("run out of time"), words);
    assertFalse(words.lines().findFirst().orElseThrow().contains("omputer"), words);
  }

  @Test
  void ifEverybodyIsLateTheyAreToldSoAsYou() {
    opens("cloak");
    spendsAllAbsence(ADA, BEN);
    hall.waits(DAY.multipliedBy(4));
    String words = notice().post().words();
    assertTrue(
        words.startsWith("<@101> and <@102>: you've both run out of time. What do you want to do?"),
        words);
    assertTrue(words.endsWith("You can still move."), words);
  }

  @Test
  void findSomebodyElseLeavesTheOtherWaysOpen() {
    late();
    hall.presses(BEN, notice(), "Find someone else");
    hall.presses(BEN, notice(), "Let a computer play");
    assertTrue(hall.table().seating().seatOf(ADA).isEmpty());
  }

  @Test
  void anOutagesNoticeNamesNoTimeThatIsPast() {
    late();
    hall.waits(DAY.multipliedBy(2));
    hall.diary().lost(Duration.ofHours(1));
    hall.rings();
    String outage =
        hall.mail.at(hall.table().address()).stream()
            .map(letter -> letter.post().words())
            .filter(words -> words.contains("I was offline"))
            .findFirst()
            .orElseThrow();
    assertFalse(outage.contains("due"), outage);
  }

  private static Preferences daily(int hour, boolean quiet) {
    return Preferences.USUAL.with(PersonalHours.USUAL.quiet(quiet).daily(Optional.of(hour)));
  }

  @Test
  void theLastReminderComesBeforeQuietHours() {
    wishes(BEN, daily(18, true));
    opens("custodian", "clock=12");
    hall.waits(Duration.ofHours(8));
    hall.plays(ADA, "c1d3");
    int before = callsOf(BEN).size();
    hall.waits(Duration.ofHours(2).minusMinutes(1));
    assertEquals(before + 1, callsOf(BEN).size());
    assertTrue(callsOf(BEN).get(before).post().words().contains("your move in"), last());
  }

  @Test
  void nobodyIsRemindedInTheEveningOfAMoveThatIsMade() {
    wishes(BEN, daily(18, true));
    opens("custodian", "clock=12");
    hall.waits(Duration.ofHours(8));
    hall.plays(ADA, "c1d3");
    hall.waits(Duration.ofMinutes(30));
    hall.plays(BEN, "c7d5");
    int before = callsOf(BEN).size();
    hall.waits(Duration.ofHours(2));
    assertEquals(before, callsOf(BEN).size());
  }

  @Test
  void settingsThatClashWithAClockAreSaidWhenTheTableIsJoined() {
    wishes(BEN, daily(18, true));
    hall.types(ADA, "play", "game=custodian", "clock=12");
    String words = hall.presses(BEN, hall.lobby(), "Join").words();
    assertTrue(
        words.contains("one message a day, but at this table you have only 12 hours for each move"),
        words);
    wishes(CLEO, Wishing.with(daily(18, true), ReminderMode.NONE));
    String none = hall.types(CLEO, "play", "game=custodian", "clock=12").words();
    assertTrue(none.contains("You could run out of time before you hear from me"), none);
    wishes(DAN, Preferences.USUAL.with(PersonalHours.USUAL.quiet(true)));
    String quiet = hall.types(DAN, "play", "game=custodian", "clock=12").words();
    assertTrue(quiet.contains("quiet hours"), quiet);
    String days = hall.types(DAN, "play", "game=custodian", "clock=72").words();
    assertFalse(days.contains("quiet hours"), days);
  }

  @Test
  void theMessageOfTheDayTellsWhoseTimeIsUp() {
    wishes(ADA, daily(18, false));
    wishes(BEN, daily(19, false));
    late();
    hall.waits(Duration.ofHours(8));
    assertTrue(
        told(ADA).words().endsWith("your time is up, and Ben can claim the win"),
        told(ADA).words());
    assertTrue(
        told(BEN).words().endsWith("Ada has run out of time; decide what happens"),
        told(BEN).words());
  }

  @Test
  void aClockThatIsDroppedIsSaid() {
    String alone =
        hall.types(ADA, "play", "game=custodian", "clock=12", "opponents=beginner").words();
    assertTrue(alone.contains("This table has no clock"), alone);
    hall.types(BEN, "play", "game=custodian", "clock=12");
    PrivateAnswer filled = hall.picksFromTheMenu(BEN, hall.lobby(), "Beginners");
    assertTrue(filled.words().contains("This table has no clock"), filled.words());
    String none = hall.types(CLEO, "play", "game=custodian", "opponents=beginner").words();
    assertFalse(none.contains("No clock"), none);
  }

  @Test
  void whereTheServerHasNoClockWhatNeedsOneIsSaidToBeDropped() {
    ServerPreferences usual = ServerPreferences.USUAL;
    hall.wishes()
        .keep(
            new PreferenceChange.OfServer(
                InMemoryChannel.GAMES,
                new ServerPreferences(
                    usual.tables(),
                    usual.openers(),
                    DefaultClock.NONE,
                    usual.rated(),
                    usual.board()),
                ADA));
    String open = hall.types(ADA, "play", "game=custodian", "late=loses").words();
    assertTrue(
        open.endsWith("This table has no clock, because `reserve` and `late` need `clock` too."),
        open);
  }

  @Test
  void whoeverWantsNoClockIsToldThatNobodyCanBeLate() {
    String open = hall.types(ADA, "play", "game=custodian", "clock=none", "late=loses").words();
    assertTrue(
        open.endsWith("This table has no clock, because `reserve` and `late` need `clock` too."),
        open);
  }

  @Test
  void pauseAndResumeSayWhatIsSo() {
    opens("custodian");
    assertEquals(
        "You asked for a pause. Waiting for Ben to answer.", hall.types(ADA, "pause").words());
    String running = hall.types(ADA, "resume").words();
    assertTrue(running.startsWith("Nothing to resume: Custodian Chess"), running);
    hall.types(BEN, "pause");
    String paused = hall.types(BEN, "resume").words();
    assertTrue(paused.endsWith("is paused. Type `/pause` again to resume the game."), paused);
  }

  @Test
  void whatIsNoChoiceIsRefused() {
    String clock = hall.types(ADA, "play", "game=custodian", "clock=-5").words();
    assertTrue(
        clock.contains(
            "The option `clock` can't be \u201c-5\u201d. Choose \u201c12 hours a move\u201d"),
        clock);
    String seats = hall.types(ADA, "play", "game=custodian", "seats=*mine*").words();
    assertTrue(seats.contains("The option `seats` can't be"), seats);
    assertFalse(seats.contains("*mine*"), seats);
    assertTrue(hall.tables.all().isEmpty());
  }
}
