package rookery.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoopbackTest {
  private TestedRoom room;
  private int port;

  @BeforeEach
  void openRoom() {
    room = TestedRoom.open();
    port = URI.create(room.address()).getPort();
  }

  @AfterEach
  void closeRoom() {
    room.close();
  }

  private int status(String path, String host, String... headers) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      String request =
          "GET %s HTTP/1.1\r\nHost: %s\r\n%s\r\n".formatted(path, host, String.join("", headers));
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      BufferedReader answer =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
      return Integer.parseInt(answer.readLine().split(" ")[1]);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/v10/gateway", "/practice/", "/practice/api/room"})
  void onlyTheMachineItselfIsServed(String path) throws IOException {
    assertEquals(200, status(path, "127.0.0.1:" + port));
    assertEquals(200, status(path, "localhost:" + port));
    assertEquals(403, status(path, "rookery.example:" + port));
  }

  @Test
  void pagesOfOtherSitesAreRefused() throws IOException {
    String host = "127.0.0.1:" + port;
    assertEquals(200, status("/practice/api/room", host, "Origin: http://" + host + "\r\n"));
    assertEquals(403, status("/practice/api/room", host, "Origin: https://evil.example\r\n"));
    assertEquals(403, status("/practice/api/room", host, "Origin: null\r\n"));
  }

  @Test
  void theGatewayRefusesPagesOfOtherSites() throws IOException {
    String upgrade =
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    assertEquals(101, status("/gateway", "127.0.0.1:" + port, upgrade));
    assertEquals(
        403, status("/gateway", "127.0.0.1:" + port, upgrade, "Origin: https://evil.example\r\n"));
  }

  @Test
  void nothingListensOnOtherAddresses() {
    assertTrue(room.restUrl().startsWith("http://127.0.0.1:"));
  }
}
