package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static rookery.bot.store.kit.StoreSamples.ANN;
import static rookery.bot.store.kit.StoreSamples.BOB;
import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.changed;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.clock.Absence;
import rookery.bot.clock.ClockUpdate;
import rookery.bot.clock.DueTimes.Due;
import rookery.bot.clock.DueTimes.Kind;
import rookery.bot.clock.Outage;
import rookery.bot.clock.TableClock;
import rookery.bot.clock.TimeControl;
import rookery.bot.clock.TimeControl.AtExpiry;
import rookery.bot.request.TableStorage.ConflictException;
import rookery.bot.store.kit.PebbleGame;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.table.ConditionalMoves;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.bot.table.TableTiming;
import rookery.bot.table.message.MessageId;

/** What is due, who is away and when the bot was, on the disk. */
class StoredTimeRecordsTest {
  private static final Duration DAY = Duration.ofDays(1);
  private static final TimeControl CONTROL =
      TimeControl.of(DAY.multipliedBy(3)).reserving(DAY).ending(AtExpiry.FORFEIT);

  private OpenDatabase kept;
  private StoredTimeRecords almanac;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
    almanac = afresh();
  }

  @AfterEach
  void close() {
    kept.close();
  }

  private StoredTimeRecords afresh() {
    return new StoredTimeRecords(kept.database(), StoreSamples.at(NOON));
  }

  private static TableClock running() {
    return TableClock.opened(CONTROL, NOON, 0)
        .after(new ClockUpdate(List.of(Set.of(PebbleGame.WHITE)), Set.of(), 0), NOON);
  }

  private static Table timed(String id) {
    return playing(id).with(running());
  }

  private List<Due> due(Instant now) {
    return almanac.due(now, 10, 0);
  }

  @Test
  void aTableIsDueFromTheMomentOfItsNextReminderOn() {
    kept.store().save(opened(timed("k7f2")));
    Instant half = NOON.plus(DAY.multipliedBy(2));
    assertEquals(List.of(), due(half.minusNanos(1)));
    assertEquals(List.of(new Due(Kind.TABLE, "k7f2", half)), due(half));
  }

  @Test
  void whatWaitsLongestComesFirstAndOnlySoMany() {
    kept.store().save(opened(timed("a111")));
    kept.store().save(opened(timed("b222").with(running().given(DAY.negated(), 0))));
    assertEquals("table b222", almanac.due(NOON.plus(DAY.multipliedBy(9)), 1, 0).get(0).name());
  }

  @Test
  void whatIsOverIsDueNoMore() {
    Table table = kept.store().save(opened(timed("k7f2")));
    kept.store().save(changed(table, table.with(TableStage.OVER)));
    assertEquals(List.of(), due(NOON.plus(DAY.multipliedBy(90))));
  }

  @Test
  void aChangeThatLosesLeavesTheDeadlineAlone() {
    Table table = kept.store().save(opened(timed("k7f2")));
    Table winner = table.with(table.clock().given(DAY, 0));
    kept.store().save(changed(table, winner));
    Table loser = table.with(table.clock().given(DAY.multipliedBy(9), 0));
    assertThrows(ConflictException.class, () -> kept.store().save(changed(table, loser)));
    assertEquals(1, due(NOON.plus(DAY.multipliedBy(3))).size());
  }

  @Test
  void theTimingThatIsReadIsTheOneThatWasWritten() {
    TableClock clock =
        running()
            .away(Map.of(PebbleGame.WHITE, NOON.plus(DAY)), NOON)
            .reminded(NOON.plus(DAY.multipliedBy(4)))
            .nudged()
            .withPauseRequest(PebbleGame.WHITE, List.of(PebbleGame.WHITE, PebbleGame.BLACK), NOON);
    TableTiming timing =
        new TableTiming(
            clock,
            new TreeMap<>(
                Map.of(PebbleGame.BLACK, Optional.of(ANN), PebbleGame.WHITE, Optional.empty())),
            Optional.of(new MessageId(7)),
            new TreeMap<>(
                Map.of(PebbleGame.BLACK, new ConditionalMoves(3, List.of("take 1", "take 2")))),
            Optional.of(NOON));
    kept.store().save(opened(playing("k7f2").with(timing)));
    assertEquals(timing, kept.afresh().store().find("k7f2").orElseThrow().timing());
  }

  @Test
  void whoeverIsLateStaysLateAfterARestart() {
    TableClock clock = running();
    TableClock late =
        clock
            .expired(
                clock.over(NOON.plus(DAY.multipliedBy(4))).get(0), NOON.plus(DAY.multipliedBy(4)))
            .after(new ClockUpdate(List.of(Set.of(PebbleGame.WHITE)), Set.of(), 0), NOON);
    kept.store().save(opened(playing("k7f2").with(late)));
    assertEquals(late, kept.afresh().store().find("k7f2").orElseThrow().clock());
  }

  @Test
  void anAbsenceIsKeptOnceAndLetsItsPersonsTablesLook() {
    kept.store().save(opened(timed("k7f2")));
    Absence absence = new Absence(NOON, NOON.plus(DAY), false);
    almanac.keep(ANN, absence);
    almanac.keep(ANN, absence);
    assertEquals(List.of(absence), afresh().absences(ANN));
    assertEquals(List.of(), afresh().absences(BOB));
    assertEquals(List.of(new Due(Kind.TABLE, "k7f2", NOON)), due(NOON));
  }

  @Test
  void theEndOfAnAbsenceTakesItsPlace() {
    Absence absence = new Absence(NOON.minus(DAY), NOON.plus(DAY), true);
    almanac.keep(ANN, absence);
    almanac.keep(ANN, absence.endedAt(NOON));
    assertEquals(List.of(absence.endedAt(NOON)), almanac.absences(ANN));
    assertEquals(List.of(absence.endedAt(NOON)), afresh().absences(ANN));
  }

  @Test
  void whenSomebodyWasAwayIsForgottenAtOnceAndForGood() {
    almanac.keep(ANN, new Absence(NOON.minus(DAY), NOON, false));
    almanac.forget(ANN);
    assertEquals(List.of(), almanac.absences(ANN));
    assertEquals(List.of(), afresh().absences(ANN));
  }

  @Test
  void anOutageIsKeptAndLetsAllTablesLook() {
    kept.store().save(opened(timed("k7f2")));
    almanac.giveBack(DAY);
    almanac.giveBack(DAY.negated());
    assertEquals(List.of(new Outage(1, DAY), new Outage(2, DAY.negated())), afresh().outages());
    assertEquals(1, due(NOON).size());
  }

  @Test
  void theLastHeartbeatCounts() {
    assertEquals(Optional.empty(), almanac.last());
    almanac.beat(NOON);
    almanac.beat(NOON.plus(DAY));
    assertEquals(Optional.of(NOON.plus(DAY)), afresh().last());
  }
}
