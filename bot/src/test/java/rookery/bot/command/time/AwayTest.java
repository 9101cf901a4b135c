package rookery.bot.command.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.bot.clock.Absence;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;

/** Being away at all tables, within a budget. */
class AwayTest {
  private static final Duration DAY = Duration.ofDays(1);
  private final InMemoryChannel hall = new InMemoryChannel();

  @BeforeEach
  void openTable() {
    hall.opens("custodian", ADA, BEN);
  }

  private void away(String until) {
    hall.types(ADA, "away", "until=" + until);
    hall.rings();
  }

  private Optional<Instant> due() {
    return hall.table().clock().due();
  }

  @Test
  void nobodyIsLateMeanwhileAndTheOthersSeeIt() {
    away("1 week");
    assertEquals(Optional.of(hall.now().plus(DAY.multipliedBy(10))), due());
    String until =
        "is away until <t:%d:f>".formatted(hall.now().plus(DAY.multipliedBy(7)).getEpochSecond());
    assertTrue(hall.board().post().words().contains(until), hall.board().post().words());
  }

  @Test
  void whoIsAwayIsNotReminded() {
    away("1 week");
    int letters = hall.mail.letters.size();
    hall.waits(DAY.multipliedBy(6));
    assertEquals(letters, hall.mail.letters.size());
  }

  @Test
  void aMoveEndsIt() {
    away("1 week");
    hall.waits(DAY);
    hall.plays(ADA, "c1d3");
    assertFalse(hall.board().post().words().contains("is away"));
    assertEquals(Optional.empty(), Absence.present(hall.diary().absences(ADA), hall.now()));
  }

  @Test
  void aMoveAtOneTableEndsItAtAll() {
    String first = hall.table().id();
    hall.opens("custodian", BEN, ADA);
    away("1 week");
    hall.waits(DAY);
    hall.types(ADA, "move", "action=c1d3", "table=" + first);
    hall.rings();
    assertTrue(hall.table().clock().away().isEmpty());
  }

  @Test
  void theButtonEndsIt() {
    PrivateAnswer told = hall.types(ADA, "away", "until=3 days");
    hall.rings();
    hall.presses(ADA, told.post(), "End my time off");
    hall.rings();
    assertEquals(Optional.of(hall.now().plus(DAY.multipliedBy(3))), due());
  }

  @Test
  void thereAreThreeWeeksAYear() {
    assertTrue(hall.types(ADA, "away", "until=22 days").words().contains("only 21 days off"));
    away("2 weeks");
    hall.waits(DAY.multipliedBy(15));
    assertTrue(hall.types(ADA, "away", "until=8 days").words().contains("only 7 days off"));
    assertTrue(hall.types(ADA, "away").words().contains("7 days off left"));
  }

  @Test
  void nobodyIsOfferedLeaveWhoHasUsedAllOfIt() {
    away("3 weeks");
    hall.waits(DAY.multipliedBy(22));
    assertEquals("You've used up your 21 days off for this year.", hall.types(ADA, "away").words());
  }

  @Test
  void aDateWillDoAndNonsenseIsExplained() {
    assertTrue(hall.types(ADA, "away", "until=2026-12-01").words().startsWith("You're away"));
    assertTrue(hall.types(BEN, "away", "until=soon").words().contains("3 days"));
    assertTrue(hall.types(BEN, "away", "until=0 days").words().contains("at least one day"));
  }

  @Test
  void itEndsByItself() {
    away("2 days");
    hall.waits(DAY.multipliedBy(2).plusHours(1));
    assertFalse(hall.board().post().words().contains("is away"));
    assertEquals(List.of(), List.copyOf(hall.table().clock().away().keySet()));
  }

  @Test
  void aDateEndsByTheClockOfWhoeverTypesIt() {
    PersonalHours there = PersonalHours.USUAL.at(ZoneId.of("America/Los_Angeles"));
    hall.wishes().keep(new PreferenceChange.Personal(ADA, Preferences.USUAL.with(there)));
    away("2026-11-24");
    Instant end = Instant.parse("2026-11-25T08:00:00Z");
    assertEquals(end, hall.diary().absences(ADA).get(0).until());
  }

  /** Ada is to move at two tables, is late at both, and so counts as away. */
  private String lateAtTwoTables() {
    String first = hall.table().id();
    hall.opens("custodian", ADA, BEN);
    hall.waits(DAY.multipliedBy(3));
    assertFalse(hall.table().clock().away().isEmpty());
    return first;
  }

  @Test
  void whoComesBackAtOneTableHasAFreshTimeAtTheOthers() {
    String first = lateAtTwoTables();
    hall.waits(DAY);
    hall.types(ADA, "move", "action=c1d3", "table=" + first);
    hall.rings();
    assertEquals(Optional.of(hall.now().plus(DAY.multipliedBy(3))), due());
    hall.waits(DAY.multipliedBy(3).minusMinutes(1));
    assertEquals(Optional.empty(), hall.table().timing().notice());
  }

  @Test
  void whoPressesThatTheyAreBackHasAFreshTimeEverywhere() {
    lateAtTwoTables();
    hall.waits(DAY);
    hall.presses(ADA, hall.types(ADA, "away").post(), "End my time off");
    hall.rings();
    hall.tables
        .all()
        .forEach(
            table ->
                assertEquals(
                    Optional.of(hall.now().plus(DAY.multipliedBy(3))), table.clock().due()));
  }

  @Test
  void whoWentAwayInTheLastHourHasAFreshTimeAfterwards() {
    hall.waits(DAY.multipliedBy(3).minusMinutes(30));
    away("1 day");
    hall.waits(DAY);
    assertEquals(Optional.of(hall.now().plus(DAY.multipliedBy(3))), due());
  }

  @Test
  void whoLetsTheWholeAbsencePassThatBeganByItselfHasNoMore() {
    String first = lateAtTwoTables();
    hall.waits(DAY.multipliedBy(3));
    assertFalse(hall.table().clock().late().isEmpty());
    assertFalse(hall.tables.find(first).orElseThrow().clock().late().isEmpty());
  }
}
