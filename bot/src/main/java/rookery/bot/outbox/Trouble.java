package rookery.bot.outbox;

import java.util.HashSet;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Something that fails again and again, told in one line when it begins and one when it is over.
 */
final class Trouble {
  private static final Logger LOG = LoggerFactory.getLogger(Sender.class);

  private final String begins;
  private final String over;
  private final Set<String> troubled = new HashSet<>();

  /**
   * @param begins said when something fails first; the cause follows
   * @param over said when nothing fails any more
   */
  Trouble(String begins, String over) {
    this.begins = begins;
    this.over = over;
  }

  /** It has failed at {@code what}. */
  synchronized void at(String what, String cause) {
    if (troubled.add(what) && troubled.size() == 1) {
      LOG.warn("{} ({}); trying again until it works", begins, cause);
    }
  }

  /** It has gone well at {@code what}. */
  synchronized void noneAt(String what) {
    if (troubled.remove(what) && troubled.isEmpty()) {
      LOG.info(over);
    }
  }
}
