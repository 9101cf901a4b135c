package rookery.practice.screen;

import java.time.Duration;
import org.awaitility.Awaitility;
import org.awaitility.pollinterval.IterativePollInterval;
import org.awaitility.pollinterval.PollInterval;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Lets every test that waits for a condition look at once, and often in the beginning. By default
 * the first look comes after a tenth of a second, though most conditions are met sooner: a game
 * that is played by its buttons waits hundreds of times. Registered for all tests of a module by
 * {@code META-INF/services}.
 */
public final class FrequentPolling implements BeforeAllCallback {
  private static final Duration FIRST = Duration.ofMillis(10);

  /** What takes long is looked at no more often than by default: a look costs time as well. */
  private static final Duration LAST = Duration.ofMillis(100);

  /** Only a test that fails waits so long, and a machine may be busy. */
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private static final PollInterval INTERVAL =
      IterativePollInterval.iterative(FrequentPolling::next, FIRST);

  private static Duration next(Duration before) {
    Duration longer = before.multipliedBy(3).dividedBy(2);
    return longer.compareTo(LAST) < 0 ? longer : LAST;
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    Awaitility.setDefaultPollDelay(Duration.ZERO);
    Awaitility.setDefaultPollInterval(INTERVAL);
    Awaitility.setDefaultTimeout(PATIENCE);
  }
}
