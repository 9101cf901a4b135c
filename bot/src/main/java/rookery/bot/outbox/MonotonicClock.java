package rookery.bot.outbox;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.function.LongSupplier;
import rookery.bot.clock.Outage;

/**
 * Follows another clock, but never goes back: if that clock is set back, time passes on as before,
 * so that nothing due is held up for hours. It does not jump far forward either, or what begins in
 * between would be due in another century.
 */
public final class MonotonicClock extends Clock {
  /** So much another clock may be put right by. */
  private static final Duration CORRECTION = Duration.ofSeconds(2);

  /** Earlier than any of us ran. */
  private static final Instant UNSET = Instant.parse("2025-01-01T00:00:00Z");

  private final Clock clock;
  private final LongSupplier nanos;
  private Instant last;
  private long lastNanos;

  /**
   * @param clock may be set back
   */
  public MonotonicClock(Clock clock) {
    this(clock, System::nanoTime);
  }

  /**
   * @param nanos counts on, whatever happens to the clock
   */
  MonotonicClock(Clock clock, LongSupplier nanos) {
    this.clock = clock;
    this.nanos = nanos;
    this.last = clock.instant();
    this.lastNanos = nanos.getAsLong();
  }

  @Override
  public synchronized Instant instant() {
    long count = nanos.getAsLong();
    Instant passedOn = last.plusNanos(count - lastNanos);
    Instant told = clock.instant();
    boolean isSetBack = told.isBefore(passedOn.minus(CORRECTION));
    Instant now = isSetBack || isAbsurd(told, passedOn) ? passedOn : told;
    last = now.isAfter(last) ? now : last;
    lastNanos = count;
    return last;
  }

  /**
   * A machine that has just begun may not know the time yet, and goes far forward to what is so.
   */
  private static boolean isAbsurd(Instant told, Instant passedOn) {
    return passedOn.isAfter(UNSET) && told.isAfter(passedOn.plus(Outage.MOST));
  }

  @Override
  public ZoneId getZone() {
    return clock.getZone();
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return new MonotonicClock(clock.withZone(zone), nanos);
  }
}
