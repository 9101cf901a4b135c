package rookery.bot.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class AbsenceTest {
  private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");

  private static Instant day(long days) {
    return NOON.plus(Duration.ofDays(days));
  }

  private static Absence from(long since, long until) {
    return new Absence(day(since), day(until), false);
  }

  @Test
  void everybodyHasThreeWeeksAYear() {
    assertEquals(Duration.ofDays(21), Absence.left(List.of(), NOON));
    assertEquals(Duration.ofDays(11), Absence.left(List.of(from(-20, -10)), NOON));
    assertEquals(Duration.ZERO, Absence.left(List.of(from(-30, -10), from(-5, 0)), NOON));
  }

  @Test
  void anAbsenceOfAYearAgoIsForgotten() {
    assertEquals(Duration.ofDays(21), Absence.left(List.of(from(-400, -390)), NOON));
    assertEquals(Duration.ofDays(16), Absence.left(List.of(from(-370, -360)), NOON));
  }

  @Test
  void noneCostsLessThanADay() {
    Absence ended = from(-1, 4).endedAt(NOON.minus(Duration.ofHours(23)));
    assertEquals(Duration.ofDays(20), Absence.left(List.of(ended), NOON));
  }

  @Test
  void itEndsWithAnAction() {
    Absence absence = from(-1, 4);
    assertTrue(absence.isAt(NOON));
    assertTrue(Absence.present(List.of(absence.endedAt(NOON)), NOON).isEmpty());
  }
}
