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
 * again. What is not tried again when it should be counts no more: another process has done it, or
 * there is nothing left to do. Else it would keep every later failure from being told.
 */
final class OutageLog {
  private static final Logger LOG = LoggerFactory.getLogger(OutboxSender.class);

  /** Where much waits, it takes a while until something is tried that is due. */
  private static final Duration GRACE = Duration.ofSeconds(30);

  private final String begins;
  private final String over;
  private final Clock clock;
  private final Map<String, Instant> troubled = new HashMap<>();
  private boolean isTold;

  /**
   * @param begins said when something fails first; the cause follows
   * @param over said when nothing fails any more
   */
  OutageLog(String begins, String over, Clock clock) {
    this.begins = begins;
    this.over = over;
    this.clock = clock;
  }

  /** It has failed at {@code what}, and is tried again then. */
  synchronized void at(String what, String cause, Instant again) {
    forgetWhatIsNotTried();
    if (troubled.isEmpty()) {
      LOG.warn("{} ({}); trying again until it works", begins, cause);
      isTold = true;
    }
    troubled.put(what, again.plus(GRACE));
  }

  /** It does not fail any more at {@code what}. */
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
