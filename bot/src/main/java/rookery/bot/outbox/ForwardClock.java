package rookery.bot.outbox;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.function.LongSupplier;

/**
 * Goes with another clock, but never back: where that is set back, time passes on as it did, so
 * that what is due is not held up for hours.
 */
public final class ForwardClock extends Clock {
  /** So much another clock may be put right by. */
  private static final Duration CORRECTION = Duration.ofSeconds(2);

  private final Clock clock;
  private final LongSupplier nanos;
  private Instant last;
  private long lastNanos;

  /**
   * @param clock may be set back
   */
  public ForwardClock(Clock clock) {
    this(clock, System::nanoTime);
  }

  /**
   * @param nanos counts on, whatever happens to the clock
   */
  ForwardClock(Clock clock, LongSupplier nanos) {
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
    Instant now = isSetBack ? passedOn : told;
    last = now.isAfter(last) ? now : last;
    lastNanos = count;
    return last;
  }

  @Override
  public ZoneId getZone() {
    return clock.getZone();
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return new ForwardClock(clock.withZone(zone), nanos);
  }
}
