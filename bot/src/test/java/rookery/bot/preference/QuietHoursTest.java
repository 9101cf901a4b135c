package rookery.bot.preference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QuietHoursTest {
  private static final QuietHours BERLIN = new QuietHours(Optional.of(1));

  private static Optional<Instant> end(QuietHours hours, String now) {
    return hours.end(Instant.parse(now));
  }

  @Test
  void theyEndInTheMorningThere() {
    Instant morning = Instant.parse("2026-11-23T07:00:00Z");
    assertEquals(Optional.of(morning), end(BERLIN, "2026-11-22T21:00:00Z"));
    assertEquals(Optional.of(morning), end(BERLIN, "2026-11-23T06:59:59Z"));
  }

  @Test
  void byDayNobodyIsLeftAlone() {
    assertEquals(Optional.empty(), end(BERLIN, "2026-11-22T20:59:00Z"));
    assertEquals(Optional.empty(), end(BERLIN, "2026-11-23T07:00:00Z"));
    assertEquals(Optional.empty(), end(QuietHours.NONE, "2026-11-22T23:00:00Z"));
  }

  @Test
  void eachIsFoundByItsName() {
    assertEquals(25, QuietHours.all().size());
    QuietHours.all().forEach(hours -> assertEquals(hours, QuietHours.named(hours.name())));
    assertEquals("From 22 to 8 o'clock at UTC+1", BERLIN.words());
  }
}
