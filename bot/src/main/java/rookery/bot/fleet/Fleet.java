package rookery.bot.fleet;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/** The processes that are one bot, as one of them sees it. */
public interface Fleet {
  /** The sessions that this process is to have now; to be asked every second. */
  Set<Integer> shards();

  /** This process has that session no more. */
  void ended(int shard);

  /** How long the next session has to wait until it may identify itself; it counts as begun. */
  Duration identify();

  /** How long the next request has to wait that is no answer; it counts as made. */
  Duration request();

  /** The longest that a request may wait until it is made, where there is such a limit. */
  Optional<Duration> patience();

  /**
   * Whether what this process has, others leave alone for {@link #patience()} at least. If not, it
   * was given up for dead or soon may be, and begins nothing.
   */
  boolean isSure();
}
