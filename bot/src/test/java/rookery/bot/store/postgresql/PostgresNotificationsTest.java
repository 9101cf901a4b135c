package rookery.bot.store.postgresql;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class PostgresNotificationsTest {
  private final AtomicInteger rung = new AtomicInteger();

  @Test
  void ringsThoughTheServerTakesConnectionsAndSaysNothing() throws IOException {
    try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      String host = "127.0.0.1:" + silent.getLocalPort();
      PostgresAddress address = new PostgresAddress(host, "games", "rook", "s3cret", "");
      PostgresNotifications bell =
          PostgresServer.bell(address, rung::incrementAndGet, Duration.ofSeconds(1));
      await("a ring").atMost(Duration.ofSeconds(30)).until(() -> rung.get() > 0);
      bell.close();
    }
  }
}
