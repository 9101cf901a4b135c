package rookery.bot.store;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.fleet.Fleet;
import rookery.bot.outbox.RequestPacer;

/** Processes that share a database make so many requests a second together. */
@EnabledIfSystemProperty(named = "rookery.database", matches = "postgresql")
class SharedPaceTest {
  private static final int MANY = 2 * RequestPacer.AT_ONCE;

  private OpenDatabase one;
  private OpenDatabase other;

  @BeforeEach
  void open(@TempDir Path folder) {
    one = OpenDatabase.in(folder);
    other = OpenDatabase.in(folder);
  }

  @AfterEach
  void close() {
    one.close();
    other.close();
  }

  private Fleet fleet(OpenDatabase process, boolean ownPace) {
    return process.database().fleet(2, List.of(), ownPace);
  }

  @Test
  void whatTheyAskForTogetherIsSpacedOut() {
    List<Fleet> both = List.of(fleet(one, false), fleet(other, false));
    long begun = System.nanoTime();
    Duration wait = Duration.ZERO;
    for (int n = 0; n < MANY; n++) {
      wait = both.get(n % 2).request();
    }
    Duration due = RequestPacer.INTERVAL.multipliedBy(MANY - RequestPacer.AT_ONCE);
    Duration passed = Duration.ofNanos(System.nanoTime() - begun);
    assertTrue(wait.plus(passed).compareTo(due) >= 0, wait + " after " + passed);
    assertTrue(wait.compareTo(due) <= 0, wait.toString());
  }

  @Test
  void theFirstNeedNotWait() {
    Fleet fleet = fleet(one, false);
    for (int n = 0; n < RequestPacer.AT_ONCE; n++) {
      assertEquals(Duration.ZERO, fleet.request());
    }
  }

  @Test
  void whereAProxySeesToThatEachHasItsOwnPace() {
    Fleet mine = fleet(one, true);
    Fleet others = fleet(other, true);
    for (int n = 0; n < MANY; n++) {
      mine.request();
    }
    assertEquals(Duration.ZERO, others.request());
  }

  @Test
  void sessionsBeginOneAfterAnotherWhoeverBeginsThem() {
    assertEquals(Duration.ZERO, fleet(one, false).identify());
    assertTrue(fleet(other, false).identify().compareTo(Duration.ofSeconds(3)) > 0);
  }

  @Test
  void whoWaitsForItsTurnTakesNoneFromOthers() {
    Fleet begun = fleet(one, false);
    begun.identify();
    begun.identify();
    assertTrue(fleet(other, false).identify().compareTo(Duration.ofSeconds(5)) <= 0);
  }

  @Test
  void theDistanceCountsFromWhereASessionHasIdentifiedItself() {
    Fleet begun = fleet(one, false);
    begun.identify();
    longAgo();
    begun.identified();
    assertTrue(fleet(other, false).identify().compareTo(Duration.ofSeconds(3)) > 0);
  }

  /** As if the distance had been kept by now. */
  private void longAgo() {
    one.database().alter(rows -> rows.update("UPDATE paces SET next = clock_timestamp()"));
  }

  @Test
  void onceTheDistanceIsKeptTheNextBeginsAtOnce() {
    fleet(one, false).identify();
    longAgo();
    assertEquals(Duration.ZERO, fleet(other, false).identify());
  }

  @Test
  void aSessionIsHeldByTheProcessThatHasIt() {
    Fleet first = fleet(one, false);
    Fleet second = fleet(other, false);
    assertEquals(Set.of(0), first.shards().orElseThrow());
    assertEquals(Set.of(1), second.shards().orElseThrow());
    assertTrue(first.holds(0));
    assertFalse(second.holds(0));
  }

  @Test
  void whoeverWasGivenUpForDeadHoldsNothingFromThenOn() {
    Fleet frozen = fleet(one, false);
    frozen.shards();
    long number = one.database().member().id();
    other.database().alter(rows -> rows.update("DELETE FROM processes WHERE id = ?", number));
    await().until(() -> one.database().member().id() != number);
    assertFalse(frozen.holds(0));
  }

  @Test
  void aServersClockThatIsSetBackHoldsUpNobody() {
    Fleet fleet = fleet(one, false);
    fleet.request();
    fleet.identify();
    one.database().alter(rows -> rows.update("UPDATE paces SET next = next + interval '1 hour'"));
    assertEquals(Duration.ZERO, fleet.request());
    assertEquals(Duration.ZERO, fleet.identify());
    assertTrue(fleet.identify().compareTo(Duration.ofSeconds(3)) > 0);
  }
}
