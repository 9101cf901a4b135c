package rookery.bot.endtoend;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;

/** Goes with another clock, but may be set ahead of it, as somebody sets the clock of a machine. */
final class SettableClock extends Clock {
  private final Clock other;
  private volatile Duration ahead = Duration.ZERO;

  SettableClock(Clock other) {
    this.other = other;
  }

  /** Sets it ahead of the other by so much. */
  void setAhead(Duration time) {
    ahead = time;
  }

  @Override
  public Instant instant() {
    return other.instant().plus(ahead);
  }

  @Override
  public ZoneId getZone() {
    return other.getZone();
  }

  @Override
  public Clock withZone(ZoneId zone) {
    throw new UnsupportedOperationException("a machine has one clock");
  }
}
