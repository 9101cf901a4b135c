package rookery.practice.wire.rest;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import rookery.practice.TestedRoom;

/** A bot that is killed while it sends a picture is nothing that the room's owner need read of. */
class HalfRequestsTest {
  private static void sendHalf(TestedRoom room) throws IOException {
    URI rest = URI.create(room.restUrl());
    String request =
        """
        POST %schannels/%d/messages HTTP/1.1
        Host: %s:%d
        Authorization: Bot any
        Content-Type: multipart/form-data; boundary=half
        Content-Length: 100000

        --half
        Content-Disposition: form-data; name="files[0]"; filename="board.png"

        """
            .formatted(rest.getPath(), room.channel("games").id(), rest.getHost(), rest.getPort())
            .replace("\n", "\r\n");
    try (Socket socket = new Socket(rest.getHost(), rest.getPort())) {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    }
  }

  @Test
  void halfARequestIsNoTrouble() throws IOException {
    ListAppender<ILoggingEvent> log = new ListAppender<>();
    Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    log.start();
    root.addAppender(log);
    try (TestedRoom room = TestedRoom.open()) {
      sendHalf(room);
      await("its end").until(() -> !room.traffic().all().isEmpty());
      assertEquals(List.of(), log.list.stream().filter(HalfRequestsTest::isTrouble).toList());
    } finally {
      root.detachAppender(log);
    }
  }

  private static boolean isTrouble(ILoggingEvent event) {
    return event.getLevel().isGreaterOrEqual(Level.WARN);
  }
}
