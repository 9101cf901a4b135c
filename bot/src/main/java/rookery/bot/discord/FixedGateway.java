package rookery.bot.discord;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.utils.SessionController;
import net.dv8tion.jda.api.utils.SessionControllerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Connects to one given gateway: a single shard at once, as it has nobody to wait for between two
 * sessions, several at the distance that Discord wants. JDA's own controllers ignore every address
 * but Discord's and let a single shard wait too.
 */
final class FixedGateway extends SessionControllerAdapter {
  private static final Logger LOG = LoggerFactory.getLogger(FixedGateway.class);
  private static final long LONGEST_WAIT = 60;
  private static final Duration BETWEEN_SHARDS = Duration.ofSeconds(5);

  private final String address;
  private final Duration distance;
  private final ScheduledExecutorService threads;
  private final Set<JDA> starting = ConcurrentHashMap.newKeySet();
  private long next = System.nanoTime();
  private volatile boolean keepsTrying;
  private volatile boolean givenUp;

  /**
   * @param shards how many sessions there are to be
   */
  FixedGateway(String address, int shards, ScheduledExecutorService threads) {
    this.address = address;
    this.distance = shards == 1 ? Duration.ZERO : BETWEEN_SHARDS;
    this.threads = threads;
  }

  @Override
  public String getGateway() {
    return address;
  }

  @Override
  public void appendSession(SessionController.SessionConnectNode node) {
    starting.add(node.getJDA());
    threads.schedule(() -> connect(node, 1), turn(System.nanoTime()), TimeUnit.NANOSECONDS);
  }

  /** How long the next session has to wait; it counts as begun. */
  private synchronized long turn(long now) {
    long wait = Math.max(0, next - now);
    next = now + wait + distance.toNanos();
    return wait;
  }

  @Override
  public void removeSession(SessionController.SessionConnectNode node) {
    // Nothing waits here: a session is connected as soon as it is appended.
  }

  private void connect(SessionController.SessionConnectNode node, long wait) {
    try {
      node.run(false);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException failed) {
      if (keepsTrying) {
        again(node, wait);
      } else {
        giveUp();
      }
    }
  }

  private void again(SessionController.SessionConnectNode node, long wait) {
    LOG.warn("The gateway {} cannot be reached; next try in {} s", address, wait);
    threads.schedule(() -> connect(node, Math.min(wait * 2, LONGEST_WAIT)), wait, TimeUnit.SECONDS);
  }

  /** From now on an address that cannot be reached was right before, and so is tried again. */
  void keepTrying() {
    keepsTrying = true;
  }

  /** Ends the attempt to connect for the first time. */
  void giveUp() {
    givenUp = true;
    starting.forEach(JDA::shutdownNow);
  }

  /** Whether it was we who ended the connection. */
  boolean hasGivenUp() {
    return givenUp;
  }
}
