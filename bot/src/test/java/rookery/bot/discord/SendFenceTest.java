package rookery.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okio.BufferedSink;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import rookery.practice.TestedRoom;
import rookery.practice.wire.control.TrafficLog;

class SendFenceTest {
  private static final String BOARD = "channels/11/messages/22";

  private final TestedRoom room = TestedRoom.open();
  private final AtomicBoolean sure = new AtomicBoolean(true);
  private final OkHttpClient client =
      new OkHttpClient.Builder()
          .addNetworkInterceptor(new SendFence(room.restUrl(), sure::get))
          .build();

  private void asks(String method, String path) throws IOException {
    asks(method, path, method.equals("GET") ? null : RequestBody.create(new byte[0]));
  }

  private void asks(String method, String path, RequestBody body) throws IOException {
    Request request =
        new Request.Builder()
            .url(room.restUrl() + path)
            // Who is nobody is refused before anything is read.
            .header("Authorization", "Bot practice")
            .method(method, body)
            .build();
    try (Response response = client.newCall(request).execute()) {
      response.code();
    }
  }

  /** What arrived whole, and so was answered. */
  private List<String> arrived() {
    return room.traffic().all().stream()
        .filter(entry -> entry.status() != 0)
        .map(TrafficLog.Entry::what)
        .toList();
  }

  @AfterEach
  void close() {
    room.close();
  }

  @Test
  void aMessageLeavesWhileItIsOurs() throws IOException {
    asks("PATCH", BOARD);
    assertEquals(List.of("PATCH /" + BOARD), arrived());
  }

  @Test
  void noMessageLeavesThatAnotherProcessMayHave() {
    sure.set(false);
    assertThrows(IOException.class, () -> asks("PATCH", BOARD));
    assertThrows(IOException.class, () -> asks("POST", "channels/11/messages"));
    assertEquals(List.of(), arrived());
  }

  @Test
  void noMessageLeavesOfWhichAnotherProcessMayHaveBecomeTheOwnerWhileItWasWritten() {
    RequestBody freezing =
        new RequestBody() {
          @Override
          public MediaType contentType() {
            return null;
          }

          @Override
          public void writeTo(BufferedSink sink) throws IOException {
            // A picture is longer than what is written in one go.
            sink.write(new byte[1 << 16]);
            sure.set(false);
          }
        };
    String games = "channels/" + room.channel("games").id() + "/messages";
    assertThrows(IOException.class, () -> asks("POST", games, freezing));
    assertEquals(List.of(), arrived());
  }

  @Test
  void whatAnswersSomebodyOrOnlyLooksLeavesAllTheSame() throws IOException {
    sure.set(false);
    asks("POST", "interactions/33/aW50/callback");
    asks("PATCH", "webhooks/44/aW50/messages/@original");
    asks("GET", BOARD);
    assertEquals(3, arrived().size(), arrived().toString());
  }
}
