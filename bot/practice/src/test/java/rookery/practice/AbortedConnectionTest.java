package rookery.practice;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** Whoever hangs up in the middle of a request, as a bot that is killed does. */
class AbortedConnectionTest {
  private final TestedRoom room = TestedRoom.open();
  private final List<String> log = new CopyOnWriteArrayList<>();
  private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  private final ListAppender<ILoggingEvent> appender =
      new ListAppender<>() {
        @Override
        protected void append(ILoggingEvent event) {
          log.add(event.getLevel() + " " + event.getFormattedMessage());
        }
      };

  @BeforeEach
  void listen() {
    appender.start();
    root.addAppender(appender);
  }

  @AfterEach
  void close() {
    root.detachAppender(appender);
    room.close();
  }

  private void hangsUpAfterHalfOf(String contentType, String begin) throws IOException {
    int port = URI.create(room.address()).getPort();
    String head =
        """
        POST /api/v10/channels/%d/messages HTTP/1.1
        Host: 127.0.0.1:%d
        Authorization: Bot practice
        Content-Type: %s
        Content-Length: 1000

        """
            .formatted(room.channel("games").id(), port, contentType)
            .replace("\n", "\r\n");
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.getOutputStream().write((head + begin).getBytes(StandardCharsets.US_ASCII));
    }
  }

  @Test
  void leavesNothingInTheLog() throws IOException {
    hangsUpAfterHalfOf("application/json", "{\"content\":");
    hangsUpAfterHalfOf(
        "multipart/form-data; boundary=x",
        "--x\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n{");
    await().until(() -> room.traffic().all().size() >= 2 || !log.isEmpty());
    assertEquals(List.of(), log);
  }
}
