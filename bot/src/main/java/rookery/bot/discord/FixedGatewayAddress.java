package rookery.bot.discord;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.utils.SessionController;
import net.dv8tion.jda.api.utils.SessionControllerAdapter;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.fleet.Fleet;

/**
 * Connects to one given gateway, each session in its turn. JDA's own controllers ignore every
 * address but Discord's and let a single shard wait too.
 */
final class FixedGatewayAddress extends SessionControllerAdapter {
  private static final Logger LOG = LoggerFactory.getLogger(FixedGatewayAddress.class);
  private static final long LONGEST_WAIT = 60;

  /** Long enough, unless many more begin at the same time. */
  private static final Duration UNTOLD = Duration.ofSeconds(20);

  private final String address;
  private final Fleet fleet;
  private final ScheduledExecutorService threads;
  private final Set<JDA> starting = ConcurrentHashMap.newKeySet();
  private final Map<JDA, SessionController.SessionConnectNode> built = new ConcurrentHashMap<>();
  private volatile boolean keepsTrying;
  private volatile boolean givenUp;

  FixedGatewayAddress(String address, Fleet fleet, ScheduledExecutorService threads) {
    this.address = address;
    this.fleet = fleet;
    this.threads = threads;
  }

  @Override
  public String getGateway() {
    return address;
  }

  /**
   * Begins a session, and connects it once it is whole: what it hears while it is still being built
   * would meet no client, and it would wait for ever.
   */
  JDA open(JDABuilder builder) {
    JDA session = builder.setSessionController(this).build();
    connectInTurn(built.remove(session));
    return session;
  }

  @Override
  public void appendSession(SessionController.SessionConnectNode node) {
    if (!keepsTrying) {
      starting.add(node.getJDA());
    }
    if (node.isReconnect()) {
      connectInTurn(node);
    } else {
      built.put(node.getJDA(), node);
    }
  }

  private void connectInTurn(SessionController.SessionConnectNode node) {
    threads.execute(() -> connectOrWait(node));
  }

  private void connectOrWait(SessionController.SessionConnectNode node) {
    try {
      Duration wait = fleet.identify();
      if (wait.isZero()) {
        connect(node, 1);
      } else {
        threads.schedule(() -> connectOrWait(node), wait.toNanos(), TimeUnit.NANOSECONDS);
      }
    } catch (RuntimeException nobodyCanTell) {
      threads.schedule(() -> connect(node, 1), UNTOLD.toSeconds(), TimeUnit.SECONDS);
    }
  }

  @Override
  public void removeSession(SessionController.SessionConnectNode node) {
    // Nothing waits here for others.
  }

  private void connect(SessionController.SessionConnectNode node, long wait) {
    try {
      // Returns once the session has identified itself, which takes as long as it takes.
      node.run(false);
      tellThatItIsDone();
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

  private void tellThatItIsDone() {
    try {
      fleet.identified();
    } catch (RuntimeException nobodyHears) {
      LOG.info("Couldn't record that a shard has connected; the next shard may connect too early");
    }
  }

  private void again(SessionController.SessionConnectNode node, long wait) {
    LOG.warn("Can't reach the gateway {}; trying again in {} s", address, wait);
    threads.schedule(() -> connect(node, Math.min(wait * 2, LONGEST_WAIT)), wait, TimeUnit.SECONDS);
  }

  /** From now on an address that cannot be reached was right before, and so is tried again. */
  void keepTrying() {
    keepsTrying = true;
    // With all the servers that a session knew it would be held long after it was left to another.
    starting.clear();
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
