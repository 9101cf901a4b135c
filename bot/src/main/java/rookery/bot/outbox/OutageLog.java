package rookery.bot.outbox;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Logs an operation that fails repeatedly: one line when it begins to fail, and one when it works
 * again. An operation that is not retried in time no longer counts as failing: another process has
 * done it, or nothing is left to do. Otherwise it would keep every later failure out of the log.
 */
final class OutageLog {
  private static final Logger LOG = LoggerFactory.getLogger(OutboxSender.class);

  /** If many messages wait, a due one may be tried a while later. */
  private static final Duration GRACE = Duration.ofSeconds(30);

  private final String begins;
  private final String over;
  private final Clock clock;
  private final Map<String, Instant> troubled = new HashMap<>();
  private boolean isTold;

  /**
   * @param begins the line for the first failure; the cause follows it
   * @param over the line for when nothing fails any longer
   */
  OutageLog(String begins, String over, Clock clock) {
    this.begins = begins;
    this.over = over;
    this.clock = clock;
  }

  /** Records that {@code what} has failed and will be tried again at that time. */
  synchronized void at(String what, String cause, Instant again) {
    forgetWhatIsNotTried();
    if (troubled.isEmpty()) {
      LOG.warn("{} ({}); trying again until it works", begins, cause);
      isTold = true;
    }
    troubled.put(what, again.plus(GRACE));
  }

  /** Records that {@code what} no longer fails. */
  synchronized void noneAt(String what) {
    if (!isTold) {
      return;
    }
    troubled.remove(what);
    forgetWhatIsNotTried();
    if (troubled.isEmpty()) {
      LOG.info(over);
      isTold = false;
    }
  }

  private void forgetWhatIsNotTried() {
    Instant now = clock.instant();
    troubled.values().removeIf(until -> until.isBefore(now));
  }
}
