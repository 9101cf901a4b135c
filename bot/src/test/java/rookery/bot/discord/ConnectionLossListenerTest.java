package rookery.bot.discord;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.requests.RestConfig;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import rookery.bot.fleet.SingleProcess;
import rookery.practice.TestedRoom;

/** What the owner reads when the connection to Discord is lost for a while. */
class ConnectionLossListenerTest {
  private static final Duration PATIENCE = Duration.ofMinutes(1);
  private static final String LOST = "Lost the connection to Discord; reconnecting";
  private static final String AGAIN = "Connected again";

  private final Logger logger = (Logger) LoggerFactory.getLogger(DiscordConnection.class);
  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private final TestedRoom room = TestedRoom.open();
  private final ScheduledThreadPoolExecutor threads = new ScheduledThreadPoolExecutor(1);
  private JDA session;

  @BeforeEach
  void connect() throws InterruptedException {
    logger.setLevel(Level.INFO);
    log.start();
    logger.addAppender(log);
    session =
        new FixedGatewayAddress(room.gatewayUrl(), new SingleProcess(1), threads)
            .open(
                JDABuilder.createLight("practice", List.of())
                    .setRestConfig(new RestConfig().setBaseUrl(room.restUrl()))
                    .addEventListeners(new ConnectionLossListener(threads)))
            .awaitReady();
  }

  @AfterEach
  void disconnect() {
    logger.detachAppender(log);
    logger.setLevel(null);
    session.shutdownNow();
    threads.shutdownNow();
    room.close();
  }

  private List<String> lines() {
    return List.copyOf(log.list).stream().map(ILoggingEvent::getFormattedMessage).toList();
  }

  private void assertToldOnce() {
    await(AGAIN).atMost(PATIENCE).until(() -> lines().contains(AGAIN));
    assertEquals(List.of(LOST, AGAIN), lines());
  }

  @Test
  void aConnectionThatIsLostAndResumedIsToldOnce() {
    room.gateway().drop();
    assertToldOnce();
  }

  /** Discord closes the connection once more then, so that the session begins anew. */
  @Test
  void aConnectionThatIsLostAndCannotBeResumedIsToldOnceToo() {
    room.gateway().drop();
    room.gateway().invalidate(false);
    assertToldOnce();
  }
}
