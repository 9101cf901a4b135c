package rookery.bot.store;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.store.kit.StoreSamples;

/** Looks through much of the database may take long, and hold up nothing but one another. */
class SlowScansTest {
  private static final int MANY = 5;

  private final CountDownLatch end = new CountDownLatch(1);
  private OpenDatabase kept;

  @BeforeEach
  void slowScansBegin(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
    for (int n = 0; n < MANY; n++) {
      scans().execute(this::lookForLong);
    }
    await("the first of them").until(() -> waiting(scans()) == MANY - 1);
  }

  @AfterEach
  void close() {
    end.countDown();
    kept.close();
  }

  private void lookForLong() {
    try {
      end.await();
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  private ScheduledExecutorService scans() {
    return kept.database().scans();
  }

  @Test
  void changesAreWrittenMeanwhile() {
    kept.store().save(opened(playing("k7f2")));
    assertEquals(1, kept.number("SELECT count(*) FROM tables"));
  }

  @Test
  void deadlinesAreLookedForMeanwhile() throws Exception {
    assertEquals("found", kept.database().timer().submit(() -> "found").get(1, TimeUnit.MINUTES));
  }

  @Test
  void whatLooksThroughMuchWaitsAmongThem() {
    Clock clock = StoreSamples.at(NOON);
    assertScans(database -> new Housekeeping(database, clock)::start);
    assertScans(
        database ->
            () ->
                new DepartedServers(database, kept.store(), clock)
                    .watch(Optional::empty, server -> true));
    assertScans(database -> new StoredResults(database, kept.store(), clock)::addMissing);
  }

  private void assertScans(Function<Database, Runnable> begun) {
    int scanning = waiting(scans());
    int timed = waiting(kept.database().timer());
    begun.apply(kept.database()).run();
    assertEquals(scanning + 1, waiting(scans()));
    assertEquals(timed, waiting(kept.database().timer()));
  }

  private static int waiting(ScheduledExecutorService threads) {
    return ((ScheduledThreadPoolExecutor) threads).getQueue().size();
  }
}
