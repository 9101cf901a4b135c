package rookery.bot.clock;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import rookery.practice.PracticeRoom;

class RemoteClockTest {
  private static Duration ahead(RemoteClock clock) {
    return Duration.between(Instant.now(), clock.instant());
  }

  @Test
  void itGoesByWhatItIsTold() {
    try (PracticeRoom room = PracticeRoom.open()) {
      room.pass(Duration.ofDays(7));
      try (RemoteClock clock = RemoteClock.at(URI.create(room.clockUrl()))) {
        assertTrue(ahead(clock).compareTo(Duration.ofDays(6)) > 0);
      }
    }
  }

  @Test
  void whereNobodyTellsItGoesWithTheMachine() {
    try (RemoteClock clock = RemoteClock.at(URI.create("http://127.0.0.1:1/"))) {
      assertTrue(ahead(clock).compareTo(Duration.ofMinutes(1)) < 0);
    }
  }
}
