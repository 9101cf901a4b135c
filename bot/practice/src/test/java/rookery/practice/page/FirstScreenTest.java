package rookery.practice.page;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;
import rookery.practice.page.Showcase.Exhibit;
import rookery.practice.page.Showcase.Invitation;
import rookery.practice.screen.PageClient;

class FirstScreenTest {
  private static final Exhibit PEBBLES =
      new Exhibit(
          "pebbles",
          "Pebbles",
          "Take the last one.",
          2,
          Optional.of("solitaire=true"),
          Optional.of("ask"),
          true,
          () -> "a picture".getBytes(StandardCharsets.UTF_8),
          "A heap.");

  private static final Invitation DAY =
      new Invitation("Every day", "The same for everyone.", "Play today's", "/day");

  private static final Showcase SHOWCASE =
      new Showcase() {
        @Override
        public List<Exhibit> exhibits() {
          return List.of(PEBBLES);
        }

        @Override
        public List<Invitation> invitations() {
          return List.of(DAY);
        }
      };

  private final TestedRoom room = TestedRoom.open(RoomSettings.USUAL, SHOWCASE);
  private final PageClient ada = new PageClient(room.address(), room.person("Ada").id());

  @AfterEach
  void closeRoom() {
    room.close();
  }

  @Test
  void whatCanBePlayedIsListedWithPictures() {
    JsonNode game = ada.get("showcase").path(0);
    assertEquals("Pebbles", game.path("title").asText());
    assertEquals(2, game.path("seats").asInt());
    assertEquals("solitaire=true", game.path("alone").asText());
    assertEquals("ask", game.path("choosing").asText());
    assertTrue(game.path("learned").asBoolean());
    assertEquals("A heap.", game.path("alt").asText());
    String picture = game.path("picture").asText().substring(1);
    assertEquals("a picture", ada.send("GET", picture, "").body());
  }

  @Test
  void whatThereIsBesideThatIsListedWithItsCommand() {
    JsonNode day = ada.get("invitations").path(0);
    assertEquals("Every day", day.path("title").asText());
    assertEquals("The same for everyone.", day.path("summary").asText());
    assertEquals("Play today's", day.path("label").asText());
    assertEquals("/day", day.path("command").asText());
  }

  @Test
  void aPictureThatIsNotThereIsNotFound() {
    assertEquals(404, ada.send("GET", "practice/api/showcase/marbles.png", "").statusCode());
  }

  @Test
  void theBotIsRestartedWhereThatIsOffered() {
    assertFalse(ada.get("faults").path("restarts").asBoolean());
    assertEquals(400, ada.send("POST", "practice/api/restart", "{}").statusCode());
    AtomicInteger restarts = new AtomicInteger();
    room.offerRestart(restarts::incrementAndGet);
    assertTrue(ada.get("faults").path("restarts").asBoolean());
    ada.backstage("restart", "{}");
    await().until(() -> restarts.get() == 1);
  }
}
