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
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.clock.Absence;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.ReminderMode;
import rookery.bot.preference.Wishing;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.TableStage;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.computer.knowledge.SeatKnowledge;

/** Deadlines at a table: how they are chosen and shown, reminders, and what comes of those late. */
class OvertimeDecisionTest {
  private static final Duration DAY = Duration.ofDays(1);
  private final InMemoryChannel hall = new InMemoryChannel();

  private void opens(String... options) {
    Map<String, String> words = new HashMap<>(Map.of("game", "custodian", "seats", "named"));
    for (String option : options) {
      words.put(option.split("=")[0], option.split("=")[1]);
    }
    hall.types(ADA, "play", words, BEN);
    hall.presses(BEN, hall.lobby(), "Join");
  }

  private void spendsAllAbsence(Person... people) {
    for (Person person : people) {
      hall.diary()
          .keep(
              person,
              new Absence(hall.now().minus(DAY.multipliedBy(30)), hall.now().minus(DAY), false));
    }
    hall.rings();
  }

  /** Nobody has time to be away, so that a move expires when it is due. */
  private void late() {
    opens();
    spendsAllAbsence(ADA, BEN);
    hall.waits(DAY.multipliedBy(3));
  }

  private OutgoingMessage notice() {
    return hall.mail.message(hall.table().timing().notice().orElseThrow());
  }

  private List<String> said() {
    return hall.mail.at(hall.table().address()).stream().map(m -> m.post().words()).toList();
  }

  private String due(Duration in) {
    return "Due <t:%d:R>".formatted(hall.now().plus(in).getEpochSecond());
  }

  @Test
  void theLobbyTellsTheClock() {
    hall.types(ADA, "play", "game=custodian", "clock=24", "reserve=48");
    assertTrue(hall.lobby().post().words().contains("Clock: 1 day a move, with 2 days in reserve"));
  }

  @Test
  void theBoardTellsWhenTheMoveIsDue() {
    opens();
    assertTrue(hall.board().post().words().contains(due(DAY.multipliedBy(3))));
  }

  @Test
  void theListOfGamesAndAPromptTellIt() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    String when = "<t:%d:R>".formatted(hall.now().plus(DAY.multipliedBy(3)).getEpochSecond());
    assertTrue(hall.types(ADA, "games").words().contains("due " + when));
    assertTrue(hall.prompt(ADA).post().words().contains("Due " + when));
  }

  @Test
  void whoPlaysAloneIsNeverLate() {
    hall.types(ADA, "play", "game=parade", "clock=24");
    assertEquals(Optional.empty(), hall.table().clock().due());
    assertFalse(hall.board().post().words().contains("Due"));
  }

  @Test
  void remindersCallThoseWhoAreAwaited() {
    opens();
    hall.waits(DAY.multipliedBy(2));
    OutgoingMessage reminder = hall.mail.last();
    assertEquals(List.of(ADA), reminder.post().pinged());
    assertTrue(reminder.post().words().contains("your move in"), reminder.post().words());
  }

  @Test
  void threeRemindersComeBeforeAMoveIsDue() {
    opens();
    int before = hall.mail.letters.size();
    hall.waits(DAY.multipliedBy(3).minusMinutes(1));
    assertEquals(before + 3, hall.mail.letters.size());
  }

  @Test
  void remindersComeTheWayThatWasChosen() {
    opens();
    wishes(ADA, ReminderMode.DIRECT);
    hall.waits(DAY.multipliedBy(2));
    assertEquals(new MessageAddress.Direct(ADA), hall.mail.last().address());
    assertEquals(List.of(ADA), hall.mail.last().post().pinged());
    int before = hall.mail.letters.size();
    wishes(ADA, ReminderMode.NONE);
    hall.waits(Duration.ofHours(23));
    assertEquals(before, hall.mail.letters.size());
  }

  private void wishes(Person person, ReminderMode how) {
    wishes(person, how, PersonalHours.USUAL);
  }

  private void wishes(Person person, ReminderMode how, PersonalHours hours) {
    hall.wishes()
        .keep(
            new PreferenceChange.Personal(
                person, Wishing.with(Preferences.USUAL.with(hours), how)));
  }

  /** The reminder at half of the time would come at midnight. */
  private void quietAtNight() {
    opens();
    wishes(ADA, ReminderMode.CALL, PersonalHours.USUAL.at(ZoneId.of("Europe/Berlin")).quiet(true));
  }

  @Test
  void aReminderWaitsUntilQuietHoursAreOver() {
    quietAtNight();
    int before = hall.mail.letters.size();
    hall.waits(Duration.ofHours(42));
    assertEquals(before, hall.mail.letters.size());
    hall.waits(Duration.ofHours(2));
    assertEquals(before + 1, hall.mail.letters.size());
    assertEquals(List.of(ADA), hall.mail.last().post().pinged());
  }

  @Test
  void aReminderThatWaitsIsDroppedWhenTheMoveIsMade() {
    quietAtNight();
    hall.waits(Duration.ofHours(40));
    hall.plays(ADA, "c1d3");
    int before = hall.mail.letters.size();
    hall.waits(Duration.ofHours(8));
    assertEquals(before, hall.mail.letters.size());
  }

  @Test
  void aReminderTellsNothingOfASecret() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    hall.types(ADA, "move", "action=circle c2");
    hall.waits(DAY.multipliedBy(2));
    String words = hall.mail.last().post().words();
    InMemoryChannel other = new InMemoryChannel();
    other.opens("split-brain", ADA, BEN, CLEO, DAN);
    other.types(ADA, "move", "action=circle b3");
    other.waits(DAY.multipliedBy(2));
    String table = hall.table().id();
    assertEquals(words, other.mail.last().post().words().replace(other.table().id(), table));
  }

  @Test
  void whoeverIsLateIsFirstPutDownAsAway() {
    opens();
    hall.waits(DAY.multipliedBy(3));
    assertTrue(said().get(said().size() - 1).contains("so I've given them time off until"));
    assertTrue(hall.board().post().words().contains("is away until"));
    assertEquals(Optional.of(hall.now().plus(DAY.multipliedBy(3))), hall.table().clock().due());
    hall.waits(DAY.multipliedBy(3));
    assertEquals(Set.of(hall.table().seats().get(0)), hall.table().clock().late());
  }

  @Test
  void theOthersAreAskedInOneMessage() {
    opens();
    spendsAllAbsence(ADA, BEN);
    hall.waits(DAY.multipliedBy(3).minusMinutes(1));
    int before = said().size();
    hall.waits(Duration.ofMinutes(1));
    assertEquals(before + 1, said().size());
    assertEquals(List.of(BEN), notice().post().pinged());
  }

  @Test
  void whoeverIsLateCanStillMove() {
    late();
    OutgoingMessage notice = notice();
    hall.plays(ADA, "c1d3");
    assertEquals(Optional.empty(), hall.table().timing().notice());
    OutgoingMessage closed = hall.mail.message(notice.id());
    assertTrue(closed.post().rows().isEmpty());
    assertTrue(closed.post().words().contains("The game continues."), closed.post().words());
    assertTrue(
        hall.presses(BEN, notice, "Give 2 more days")
            .words()
            .contains("Nobody here is late any more"));
  }

  @Test
  void theWinIsClaimedByTwoTaps() {
    late();
    PrivateAnswer asked = hall.presses(BEN, notice(), "Claim the win");
    assertEquals(TableStage.PLAYING, hall.table().stage());
    hall.presses(BEN, asked.post(), "Claim the win");
    assertEquals(TableStage.OVER, hall.table().stage());
    assertTrue(
        hall.board()
            .post()
            .words()
            .startsWith("<@102> beats <@101> at Custodian Chess: time ran out."));
    assertEquals(Optional.empty(), hall.table().timing().notice());
  }

  @Test
  void whoeverIsLateDecidesNothing() {
    late();
    assertTrue(hall.presses(ADA, notice(), "Give 2 more days").words().contains("You're late"));
    assertTrue(hall.presses(EVE, notice(), "Give 2 more days").words().contains("no seat"));
  }

  @Test
  void timeIsGiven() {
    late();
    hall.presses(BEN, notice(), "Give 2 more days");
    assertTrue(hall.board().post().words().contains(due(DAY.multipliedBy(2))));
    assertEquals(Optional.empty(), hall.table().timing().notice());
    hall.waits(DAY.multipliedBy(2));
    assertEquals(List.of(BEN), notice().post().pinged());
  }

  @Test
  void aPartnerMayGiveTimeButNotClaimTheWin() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    spendsAllAbsence(ADA, BEN, CLEO, DAN);
    hall.types(ADA, "move", "action=circle c2");
    hall.waits(DAY.multipliedBy(3));
    assertEquals(List.of(ADA, CLEO, DAN), notice().post().pinged());
    assertTrue(hall.presses(ADA, notice(), "Claim the win").words().contains("own side"));
    hall.presses(ADA, notice(), "Give 2 more days");
    assertEquals(Set.of(), hall.table().clock().late());
  }

  @Test
  void partnersAgainstTheGameCanStopIt() {
    hall.types(ADA, "play", Map.of("game", "cooperative", "seats", "named"), BEN);
    hall.presses(BEN, hall.lobby(), "Join");
    spendsAllAbsence(ADA, BEN);
    hall.waits(DAY.multipliedBy(3));
    Person other = hall.table().awaited().people().contains(ADA) ? BEN : ADA;
    PrivateAnswer asked = hall.presses(other, notice(), "Stop the game");
    hall.presses(other, asked.post(), "Stop the game");
    assertEquals(TableStage.CLOSED, hall.table().stage());
  }

  @Test
  void theGameIsLostWhereTheHostChoseSo() {
    opens("late=loses");
    spendsAllAbsence(ADA, BEN);
    hall.waits(DAY.multipliedBy(3));
    assertEquals(TableStage.OVER, hall.table().stage());
    assertTrue(
        hall.board()
            .post()
            .words()
            .startsWith("<@102> beats <@101> at Custodian Chess: time ran out."));
  }

  @Test
  void whatIsDueIsDoneOnceHoweverOftenItIsRung() {
    late();
    int letters = hall.mail.letters.size();
    InMemoryChannel again = hall.restarted();
    again.rings();
    again.rings();
    assertEquals(letters, hall.mail.letters.size());
  }

  @Test
  void aNudgeComesOnceATurnAfterHalfOfTheTime() {
    opens();
    assertTrue(hall.types(BEN, "nudge").words().contains("half their time"));
    hall.waits(DAY.multipliedBy(2));
    hall.types(BEN, "nudge");
    assertEquals(List.of(ADA), hall.mail.last().post().pinged());
    assertTrue(hall.types(BEN, "nudge").words().contains("once a turn"));
  }

  @Test
  void anOutageIsGivenBackAndToldOnce() {
    opens();
    hall.diary().lost(DAY);
    int before = said().size();
    hall.rings();
    hall.rings();
    assertTrue(hall.board().post().words().contains(due(DAY.multipliedBy(4))));
    assertEquals(before + 1, said().size());
    assertTrue(said().get(before).contains("I was offline for 1 day"), said().get(before));
  }

  @Test
  void aClockThatWasSetBackIsToldInOneSentence() {
    opens();
    hall.diary().lost(DAY.negated());
    int before = said().size();
    hall.rings();
    String words =
        "clock was off by 1 day, so I corrected it; you have as much time as before. The next move is due ";
    assertTrue(said().get(before).contains(words), said().get(before));
  }

  @Test
  void aPauseNeedsEverybody() {
    opens();
    hall.types(ADA, "pause");
    assertEquals(List.of(BEN), notice().post().pinged());
    hall.presses(BEN, notice(), "Pause");
    assertTrue(hall.board().post().words().contains("Clock stopped"));
    hall.waits(DAY.multipliedBy(10));
    hall.presses(ADA, notice(), "Resume");
    assertTrue(hall.board().post().words().contains(due(DAY.multipliedBy(3))));
  }

  @Test
  void aMoveEndsAPause() {
    opens();
    hall.types(ADA, "pause");
    hall.presses(BEN, notice(), "Pause");
    hall.plays(ADA, "c1d3");
    assertFalse(hall.table().clock().rests());
    assertTrue(hall.board().post().words().contains(due(DAY.multipliedBy(3))));
  }

  @Test
  void aTableThatNobodyTouchesIsPutAwayAndTakenUpAgain() {
    opens("clock=none");
    hall.waits(DAY.multipliedBy(60));
    assertTrue(notice().post().words().contains("on hold"));
    hall.waits(DAY.multipliedBy(100));
    hall.presses(BEN, notice(), "Resume");
    assertFalse(hall.table().clock().rests());
    hall.plays(ADA, "c1d3");
  }

  @Test
  void anInvitationLapsesAfterAWeek() {
    hall.types(ADA, "play", Map.of("game", "custodian"), BEN);
    hall.waits(DAY.multipliedBy(7));
    assertEquals(List.of(), hall.table().seating().invited());
    assertTrue(hall.lobby().post().words().contains("One seat is open to anyone"));
    hall.waits(DAY.multipliedBy(60));
    assertEquals(TableStage.CLOSED, hall.table().stage());
  }

  @Test
  void aComputerPlaysOnUntilWhoeverIsLateComesBack() {
    late();
    hall.presses(BEN, notice(), "Let a computer play");
    assertTrue(hall.table().seating().seatOf(ADA).isEmpty());
    assertEquals(1, hall.table().turn());
    hall.presses(ADA, notice(), "Play as White");
    assertEquals("W", hall.table().seatOf(ADA).id());
  }

  @Test
  void aComputerThatPlaysOnInALostGameIsGladOfADraw() {
    opens("game=fluid");
    for (int n = 0; n < 12; n++) {
      hall.plays(ADA, greedily(ADA));
      hall.plays(BEN, hall.table().running().legal(hall.table().seatOf(BEN)).get(0).text());
    }
    hall.plays(ADA, greedily(ADA));
    spendsAllAbsence(ADA, BEN);
    hall.waits(DAY.multipliedBy(3));
    hall.presses(ADA, notice(), "Let a computer play");
    hall.presses(ADA, hall.types(ADA, "draw").post(), "Offer a draw");
    assertEquals(TableStage.OVER, hall.table().stage());
    assertTrue(hall.board().post().words().contains(" drew "), hall.board().post().words());
  }

  private String greedily(Person person) {
    SeatKnowledge outlook = hall.table().running().outlook(hall.table().seatOf(person));
    return ComputerPlayers.GREEDY
        .choose(outlook, new SplittableRandom(1), () -> false)
        .action()
        .text();
  }

  @Test
  void whereAllAreLateWhoeverAsksForAComputerKeepsTheOwnSeat() {
    opens("game=cloak");
    spendsAllAbsence(ADA, BEN);
    hall.waits(DAY.multipliedBy(3));
    hall.presses(BEN, notice(), "Let a computer play");
    assertTrue(hall.table().seating().seatOf(ADA).isEmpty());
    assertTrue(hall.table().seating().seatOf(BEN).isPresent());
  }

  @Test
  void whereAllAreLateWhoeverLooksForSomebodyKeepsTheOwnSeat() {
    opens("game=cloak");
    spendsAllAbsence(ADA, BEN);
    hall.waits(DAY.multipliedBy(3));
    hall.presses(BEN, notice(), "Find someone else");
    assertEquals(Set.of(hall.table().seatOf(ADA)), hall.table().timing().vacant().keySet());
  }

  @Test
  void aReminderThatWaitsIsNotGivenForALaterMove() {
    opens("clock=24");
    wishes(ADA, ReminderMode.CALL, PersonalHours.USUAL.quiet(true));
    hall.waits(Duration.ofHours(19));
    hall.plays(ADA, "c1d3");
    hall.plays(BEN, "c7d5");
    int before = hall.mail.letters.size();
    hall.waits(Duration.ofHours(2));
    assertEquals(before, hall.mail.letters.size(), hall.mail.last().post().words());
  }

  @Test
  void aReminderThatWaitsDoesNotComeDuringAPause() {
    opens("clock=24");
    wishes(ADA, ReminderMode.CALL, PersonalHours.USUAL.quiet(true));
    hall.waits(Duration.ofHours(14));
    hall.types(ADA, "pause");
    hall.types(BEN, "pause");
    int before = hall.mail.letters.size();
    hall.waits(Duration.ofHours(7));
    hall.diary().stirsAll();
    hall.rings();
    assertEquals(before, hall.mail.letters.size(), hall.mail.last().post().words());
  }

  @Test
  void whoIsLateAtSeveralTablesAtOnceIsPutDownAsAwayOnce() {
    opens();
    hall.passes(Duration.ofMinutes(1));
    opens();
    hall.passes(DAY.multipliedBy(3));
    hall.rings();
    hall.rings();
    assertEquals(1, hall.diary().absences(ADA).size());
  }

  @Test
  void nothingIsDecidedAboutTheLateWhileTheGamePauses() {
    late();
    OutgoingMessage before = notice();
    hall.types(ADA, "pause");
    hall.types(BEN, "pause");
    assertFalse(
        notice().post().words().contains("What do you want to do"), notice().post().words());
    assertTrue(
        hall.presses(BEN, before, "Claim the win").words().startsWith("Nobody here is late"));
    hall.presses(BEN, notice(), "Resume");
    assertTrue(notice().post().words().contains("What do you want to do"), notice().post().words());
    assertEquals(List.of(BEN), notice().post().pinged());
  }

  @Test
  void whereAComputerPlaysOnForSomebodyThereAreNoHints() {
    late();
    hall.presses(BEN, notice(), "Let a computer play");
    assertEquals("You can't get hints in a game against people.", hall.types(BEN, "hint").words());
  }
}
