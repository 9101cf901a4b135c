package rookery.practice.screen;

import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Lets every test that waits for a condition look at once, and again soon. By default the first
 * look comes after a tenth of a second, though most conditions are met sooner: a game that is
 * played by its buttons waits hundreds of times. Registered for all tests of a module by {@code
 * META-INF/services}.
 */
public final class FrequentPolling implements BeforeAllCallback {
  private static final Duration INTERVAL = Duration.ofMillis(20);

  @Override
  public void beforeAll(ExtensionContext context) {
    Awaitility.setDefaultPollDelay(Duration.ZERO);
    Awaitility.setDefaultPollInterval(INTERVAL);
  }
}
