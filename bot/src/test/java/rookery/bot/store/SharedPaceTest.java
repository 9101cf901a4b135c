package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.fleet.Fleet;
import rookery.bot.outbox.Pace;

/** Processes that share a database make so many requests a second together. */
@EnabledIfSystemProperty(named = "rookery.database", matches = "postgresql")
class SharedPaceTest {
  private static final int MANY = 2 * Pace.AT_ONCE;

  private Kept one;
  private Kept other;

  @BeforeEach
  void open(@TempDir Path folder) {
    one = Kept.in(folder);
    other = Kept.in(folder);
  }

  @AfterEach
  void close() {
    one.close();
    other.close();
  }

  private Fleet fleet(Kept process, boolean ownPace) {
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
    Duration due = Pace.INTERVAL.multipliedBy(MANY - Pace.AT_ONCE);
    Duration passed = Duration.ofNanos(System.nanoTime() - begun);
    assertTrue(wait.plus(passed).compareTo(due) >= 0, wait + " after " + passed);
    assertTrue(wait.compareTo(due) <= 0, wait.toString());
  }

  @Test
  void theFirstNeedNotWait() {
    Fleet fleet = fleet(one, false);
    for (int n = 0; n < Pace.AT_ONCE; n++) {
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
}
