package rookery.bot.outbox;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class MonotonicClockTest {
  private final VirtualTime time = new VirtualTime();
  private Duration setBy = Duration.ZERO;
  private final MonotonicClock clock = new MonotonicClock(new Shifted(), time::nanos);

  /** The wall clock, which somebody may set. */
  private final class Shifted extends Clock {
    @Override
    public Instant instant() {
      return time.clock().instant().plus(setBy);
    }

    @Override
    public java.time.ZoneId getZone() {
      return time.clock().getZone();
    }

    @Override
    public Clock withZone(java.time.ZoneId zone) {
      return this;
    }
  }

  @Test
  void itGoesWithTheOther() {
    time.pass(Duration.ofMinutes(5));
    assertEquals(VirtualTime.NOON.plusSeconds(300), clock.instant());
  }

  @Test
  void timePassesOnWhenTheOtherIsSetBack() {
    setBy = Duration.ofHours(-3);
    time.pass(Duration.ofMinutes(5));
    assertEquals(VirtualTime.NOON.plusSeconds(300), clock.instant());
    time.pass(Duration.ofMinutes(5));
    assertEquals(VirtualTime.NOON.plusSeconds(600), clock.instant());
  }

  @Test
  void itFollowsTheOtherForward() {
    setBy = Duration.ofHours(3);
    assertEquals(VirtualTime.NOON.plus(Duration.ofHours(3)), clock.instant());
  }

  @Test
  void aLeapThatCannotBeTrueIsNotBelieved() {
    setBy = Duration.ofDays(27_000);
    time.pass(Duration.ofMinutes(5));
    assertEquals(VirtualTime.NOON.plusSeconds(300), clock.instant());
    setBy = Duration.ZERO;
    time.pass(Duration.ofMinutes(5));
    assertEquals(VirtualTime.NOON.plusSeconds(600), clock.instant());
  }

  @Test
  void whereNobodyHadSetTheOtherYetALongLeapIsRight() {
    setBy = Duration.between(VirtualTime.NOON, Instant.EPOCH);
    MonotonicClock begunTooEarly = new MonotonicClock(new Shifted(), time::nanos);
    setBy = Duration.ZERO;
    assertEquals(VirtualTime.NOON, begunTooEarly.instant());
  }

  @Test
  void aClockInAnotherCenturyAtTheStartIsPutRightByDiscords() {
    setBy = Duration.ofDays(27_000);
    MonotonicClock begunInAnotherCentury = new MonotonicClock(new Shifted(), time::nanos);
    begunInAnotherCentury.hear(VirtualTime.NOON);
    time.pass(Duration.ofMinutes(5));
    assertEquals(VirtualTime.NOON.plusSeconds(300), begunInAnotherCentury.instant());
    setBy = Duration.ZERO;
    time.pass(Duration.ofMinutes(5));
    assertEquals(VirtualTime.NOON.plusSeconds(600), begunInAnotherCentury.instant());
  }

  @Test
  void aClockYearsBehindAtTheStartIsPutRightByDiscords() {
    setBy = Duration.ofDays(-500);
    MonotonicClock begunTooEarly = new MonotonicClock(new Shifted(), time::nanos);
    begunTooEarly.hear(VirtualTime.NOON);
    time.pass(Duration.ofMinutes(5));
    assertEquals(VirtualTime.NOON.plusSeconds(300), begunTooEarly.instant());
  }

  @Test
  void aClockThatIsHoursFromDiscordsIsItsOwnersToPutRight() {
    clock.hear(VirtualTime.NOON.plus(Duration.ofHours(3)));
    assertEquals(VirtualTime.NOON, clock.instant());
  }

  @Test
  void aSmallCorrectionIsNoReasonToGoBack() {
    time.pass(Duration.ofSeconds(1));
    clock.instant();
    setBy = Duration.ofMillis(-500);
    assertEquals(VirtualTime.NOON.plusSeconds(1), clock.instant());
  }
}
