package rookery.practice.wire.control;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.practice.guest.EchoRoom;

class TrafficLogTest extends EchoRoom {
  private List<String> what() {
    return room.traffic().all().stream().map(TrafficLog.Entry::what).toList();
  }

  @Test
  void itTellsEveryRequestAndEvent() {
    ada.types(games, "/echo text:x").await();
    assertTrue(what().containsAll(List.of("Identify", "READY", "INTERACTION_CREATE")));
    await().until(() -> what().stream().anyMatch(request -> request.endsWith("/callback")));
  }
}
