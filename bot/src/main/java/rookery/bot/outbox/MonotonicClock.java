package rookery.bot.outbox;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.clock.Outage;

/**
 * Follows another clock, but never goes back: if that clock is set back, time passes on as before,
 * so that nothing due is held up for hours. It does not jump far forward either, or what begins in
 * between would be due in another century.
 */
public final class MonotonicClock extends Clock {
  private static final Logger LOG = LoggerFactory.getLogger(MonotonicClock.class);

  /** By how much the other clock can be corrected without being ignored. */
  private static final Duration CORRECTION = Duration.ofSeconds(2);

  /** A time before any Rookery ran. */
  private static final Instant UNSET = Instant.parse("2025-01-01T00:00:00Z");

  private final Clock clock;
  private final LongSupplier nanos;
  private Instant last;
  private long lastNanos;

  /**
   * @param clock the clock to follow, which may be set back
   */
  public MonotonicClock(Clock clock) {
    this(clock, System::nanoTime);
  }

  /**
   * @param nanos a counter of nanoseconds that never goes back
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
   * Tells it what Discord's clock says. If the two differ by more than anybody's clock is wrong, it
   * goes by Discord's from now on, until the other clock is put right: whatever begins by a clock
   * of another century would be due there.
   */
  public synchronized void hear(Instant discord) {
    Instant now = instant();
    if (Duration.between(discord, now).abs().compareTo(Outage.MOST) > 0) {
      LOG.error(
          "This machine's clock says {}, but Discord's says {}. Rookery goes by Discord's. Correct"
              + " this machine's clock.",
          now.truncatedTo(ChronoUnit.SECONDS),
          discord);
      last = discord;
    }
  }

  /**
   * A machine that has just started may not know the time yet; its clock then jumps far forward
   * once, which is right.
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
