package rookery.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.requests.RestConfig;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import rookery.bot.fleet.SingleProcess;
import rookery.practice.TestedRoom;

/** When a session is connected. */
class FixedGatewayAddressTest {
  private final TestedRoom room = TestedRoom.open();
  private final ScheduledThreadPoolExecutor threads = new ScheduledThreadPoolExecutor(1);
  private final FixedGatewayAddress gateway =
      new FixedGatewayAddress(room.gatewayUrl(), new SingleProcess(1), threads);
  private JDA session;

  private JDABuilder builder() {
    return JDABuilder.createLight("practice", List.of())
        .setRestConfig(new RestConfig().setBaseUrl(room.restUrl()));
  }

  @AfterEach
  void disconnect() {
    session.shutdownNow();
    threads.shutdownNow();
    room.close();
  }

  @Test
  void aSessionHearsNothingBeforeItIsBuilt() {
    session = builder().setSessionController(gateway).build();
    assertEquals(0, threads.getTaskCount());
  }

  @Test
  void aSessionIsConnectedOnceItIsBuilt() throws InterruptedException {
    session = gateway.open(builder()).awaitReady();
    assertEquals(JDA.Status.CONNECTED, session.getStatus());
  }

  @Test
  void whatHasBegunIsHeldNoMore() throws InterruptedException {
    session = gateway.open(builder()).awaitReady();
    gateway.keepTrying();
    gateway.giveUp();
    assertEquals(JDA.Status.CONNECTED, session.getStatus());
  }

  @Test
  void whatBeginsLaterIsNotHeldEither() throws InterruptedException {
    gateway.keepTrying();
    session = gateway.open(builder()).awaitReady();
    gateway.giveUp();
    assertEquals(JDA.Status.CONNECTED, session.getStatus());
  }
}
