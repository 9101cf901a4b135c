package rookery.practice.world;

import static java.time.format.DateTimeFormatter.RFC_1123_DATE_TIME;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;
import rookery.practice.screen.PageClient;

/** Time passes in the room when somebody lets it. */
class RoomClockTest {
  private static final Duration WEEK = Duration.ofDays(7);
  private static final Duration A_LITTLE = Duration.ofMinutes(5);

  @TempDir private Path folder;

  private static void assertAhead(Duration expected, Instant time) {
    Duration ahead = Duration.between(Instant.now(), time);
    assertTrue(ahead.minus(expected).abs().compareTo(A_LITTLE) < 0, ahead.toString());
  }

  @Test
  void whatIsMadeAfterwardsIsMadeLater() {
    try (TestedRoom room = TestedRoom.open()) {
      room.pass(WEEK);
      assertAhead(WEEK, room.clock().instant());
      assertAhead(WEEK, Instant.ofEpochMilli(Snowflakes.millisOf(room.addPerson("Eve").id())));
    }
  }

  @Test
  void thePageLetsItPassAndHearsOfIt() {
    try (TestedRoom room = TestedRoom.open()) {
      PageClient ada = new PageClient(room.address(), room.person("Ada").id());
      ada.backstage("time", "{'minutes':60}");
      assertEquals(Duration.ofHours(1).toMillis(), ada.room().path("ahead").asLong());
      assertEquals(400, ada.send("POST", "practice/api/time", "{'minutes':-5}").statusCode());
    }
  }

  @Test
  void aBotElsewhereCanAskForIt() throws IOException, InterruptedException {
    try (TestedRoom room = TestedRoom.open()) {
      room.pass(WEEK);
      HttpRequest question = HttpRequest.newBuilder(URI.create(room.clockUrl())).build();
      String answer = HttpClient.newHttpClient().send(question, BodyHandlers.ofString()).body();
      assertAhead(WEEK, Instant.ofEpochMilli(Long.parseLong(answer)));
    }
  }

  @Test
  void eachResponseSaysByItWhenItWasMade() throws IOException, InterruptedException {
    try (TestedRoom room = TestedRoom.open()) {
      room.pass(WEEK);
      HttpRequest question = HttpRequest.newBuilder(URI.create(room.restUrl() + "gateway")).build();
      HttpResponse<String> answer =
          HttpClient.newHttpClient().send(question, BodyHandlers.ofString());
      List<String> dates = answer.headers().allValues("Date");
      assertEquals(1, dates.size(), dates.toString());
      assertAhead(WEEK, RFC_1123_DATE_TIME.parse(dates.get(0), Instant::from));
    }
  }

  @Test
  void itGoesOnFromThereAfterTheNextStart() {
    RoomSettings kept = RoomSettings.USUAL.keptIn(folder.resolve("room.db"));
    try (TestedRoom room = TestedRoom.open(kept)) {
      room.pass(WEEK);
    }
    try (TestedRoom room = TestedRoom.open(kept)) {
      Clock clock = room.clock();
      assertAhead(WEEK, clock.instant());
      assertThrows(IllegalArgumentException.class, () -> room.pass(WEEK.negated()));
    }
  }
}
