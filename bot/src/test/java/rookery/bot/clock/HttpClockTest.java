package rookery.bot.clock;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import rookery.practice.TestedRoom;

class HttpClockTest {
  private static Duration ahead(HttpClock clock) {
    return Duration.between(Instant.now(), clock.instant());
  }

  @Test
  void itGoesByWhatItIsTold() {
    try (TestedRoom room = TestedRoom.open()) {
      room.pass(Duration.ofDays(7));
      try (HttpClock clock = HttpClock.at(URI.create(room.clockUrl()))) {
        assertTrue(ahead(clock).compareTo(Duration.ofDays(6)) > 0);
      }
    }
  }

  @Test
  void whereNobodyTellsItGoesWithTheMachine() {
    try (HttpClock clock = HttpClock.at(URI.create("http://127.0.0.1:1/"))) {
      assertTrue(ahead(clock).compareTo(Duration.ofMinutes(1)) < 0);
    }
  }
}
