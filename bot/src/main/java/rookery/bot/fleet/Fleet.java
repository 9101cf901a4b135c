package rookery.bot.fleet;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/** The processes that are one bot, as one of them sees it. */
public interface Fleet {
  /**
   * The sessions that this process is to have now; to be asked every second. Empty where nobody can
   * tell just now, as while the database is out of reach: then it keeps those that it has.
   */
  Optional<Set<Integer>> shards();

  /** The sessions that no process had when this one last asked for its own. */
  Set<Integer> unheld();

  /**
   * Whether that session is this process's alone. If not, another may hear by one of its own what
   * is heard by it; and what this process has not heard while it stood still is old by now.
   */
  boolean holds(int shard);

  /**
   * Whether it can be told which sessions are this process's. While it cannot, another may have
   * them, and nothing can be kept here.
   */
  boolean canTell();

  /** This process has that session no more. */
  void ended(int shard);

  /**
   * How long the next session has to wait until it asks again; where that is nothing it is its turn
   * to identify itself, and nobody else's.
   */
  Duration identify();

  /** The session whose turn it was has identified itself just now, however long that took it. */
  void identified();

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
