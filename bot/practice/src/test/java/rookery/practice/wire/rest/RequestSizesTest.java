package rookery.practice.wire.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import rookery.practice.TestedRoom;

class RequestSizesTest {
  private static final long DISCORDS_LIMIT = 25L << 20;

  private final TestedRoom room = TestedRoom.open();

  @AfterEach
  void close() {
    room.close();
  }

  /** What is answered to the head of a request, before any of its body. */
  private String statusOf(long length) throws IOException {
    URI rest = URI.create(room.restUrl());
    String path = rest.getPath() + "channels/" + room.channel("games").id() + "/messages";
    try (Socket socket = new Socket(rest.getHost(), rest.getPort())) {
      String head =
          """
          POST %s HTTP/1.1
          Host: %s:%d
          Authorization: Bot any
          Content-Type: application/json
          Content-Length: %d

          """
              .formatted(path, rest.getHost(), rest.getPort(), length)
              .replace("\n", "\r\n");
      socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      return new BufferedReader(new InputStreamReader(socket.getInputStream())).readLine();
    }
  }

  @Test
  void aRequestLargerThanDiscordTakesIsRefusedBeforeItIsRead() throws IOException {
    String status = statusOf(DISCORDS_LIMIT + 1);
    assertTrue(status.startsWith("HTTP/1.1 413"), status);
  }

  @Test
  void thePageMayAskForMoreMessagesThanThereAre() throws Exception {
    room.person("Ada").says(room.channel("games"), "hello");
    assertEquals(200, messages("9999999999").statusCode());
    assertTrue(messages("9999999999").body().contains("hello"));
  }

  @Test
  void thePageIsToldThatItCannotAskForLessThanOneMessage() throws Exception {
    assertEquals(400, messages("0").statusCode());
    assertEquals(400, messages("99999999999999999999").statusCode());
  }

  private HttpResponse<String> messages(String limit) throws Exception {
    String query =
        "practice/api/messages?me=%d&place=%d&limit=%s"
            .formatted(room.person("Ada").id(), room.channel("games").id(), limit);
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(URI.create(room.address() + query)).build(),
            BodyHandlers.ofString());
  }
}
