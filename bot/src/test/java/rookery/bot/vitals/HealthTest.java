package rookery.bot.vitals;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.vitals.Health.Verdict;

class HealthTest {
  private static final Instant NOON = Instant.parse("2026-06-01T12:00:00Z");

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void name() {
    file = Health.beside(folder.resolve("rookery.db"));
  }

  private Verdict told(Health health, Instant now) throws Exception {
    health.write(file);
    return Health.verdict(file, now);
  }

  @Test
  void aBotThatWorksIsWell() throws Exception {
    Health health = new Health(NOON, true, Set.of(), OutboxBacklog.EMPTY, Optional.empty());
    assertEquals(
        new Verdict(true, "connected to Discord; database writable; no messages waiting"),
        told(health, NOON.plusSeconds(9)));
  }

  @Test
  void theOldestUnsentMessageIsTold() throws Exception {
    OutboxBacklog backlog = new OutboxBacklog(3, Optional.of(NOON.minusSeconds(100)));
    Verdict verdict = told(new Health(NOON, true, Set.of(), backlog, Optional.empty()), NOON);
    assertTrue(verdict.well());
    assertTrue(verdict.line().endsWith("3 messages waiting, the oldest for 100 s"), verdict.line());
  }

  @Test
  void aBotWithoutAConnectionIsNotWell() throws Exception {
    Verdict verdict =
        told(new Health(NOON, false, Set.of(), OutboxBacklog.EMPTY, Optional.empty()), NOON);
    assertFalse(verdict.well());
    assertTrue(verdict.line().startsWith("not connected to Discord;"), verdict.line());
  }

  @Test
  void aBotWithASessionThatNobodyHasIsNotWell() throws Exception {
    Health health = new Health(NOON, true, Set.of(5, 3), OutboxBacklog.EMPTY, Optional.empty());
    assertEquals(
        new Verdict(
            false,
            "connected to Discord; no process runs the shards 3, 5; database writable; no messages"
                + " waiting"),
        told(health, NOON));
  }

  @Test
  void aBotWhoseDiskIsFullIsNotWell() throws Exception {
    Health health = new Health(NOON, true, Set.of(), OutboxBacklog.EMPTY, Optional.of("disk full"));
    Verdict verdict = told(health, NOON);
    assertFalse(verdict.well());
    assertTrue(verdict.line().contains("can't write to the database: disk full"), verdict.line());
  }

  @Test
  void aBotThatHasFallenSilentIsNotWellWhicheverWayTheClockWasSet() throws Exception {
    Health health = new Health(NOON, true, Set.of(), OutboxBacklog.EMPTY, Optional.empty());
    assertEquals(
        new Verdict(false, "Rookery hasn't reported for 60 s: it's stuck or has stopped."),
        told(health, NOON.plusSeconds(60)));
    assertFalse(told(health, NOON.minusSeconds(3_600)).well());
  }

  @Test
  void withoutAWordThereIsNoBot() {
    assertEquals(
        new Verdict(false, "Can't read " + file + ": Rookery isn't running, or the disk is full."),
        Health.verdict(file, NOON));
  }

  @Test
  void theWatchTellsOfARunningBotAndTakesItsFileAway() {
    HealthWatch watch = watch(() -> {});
    await().until(() -> Health.verdict(file, Instant.now()).well());
    watch.close();
    assertFalse(Files.exists(file));
  }

  @Test
  void theWatchTellsThatTheDatabaseCannotBeWritten() {
    HealthWatch watch =
        watch(
            () -> {
              throw new IllegalStateException(new IllegalStateException("the disk is full"));
            });
    await().until(() -> Health.verdict(file, Instant.now()).line().contains("the disk is full"));
    watch.close();
  }

  @Test
  void whereTheWatchCanTellNothingItsLastWordCountsNoMore() throws Exception {
    HealthWatch watch = watch(() -> {});
    await().until(() -> Health.verdict(file, Instant.now()).well());
    // As on a full disk.
    Files.createDirectory(file.resolveSibling(file.getFileName() + ".part"));
    watch.look();
    assertFalse(Health.verdict(file, Instant.now()).well());
    watch.close();
  }

  private HealthWatch watch(Runnable probe) {
    return new HealthWatch(
        file, () -> true, Set::of, () -> OutboxBacklog.EMPTY, probe, Clock.systemUTC());
  }
}
