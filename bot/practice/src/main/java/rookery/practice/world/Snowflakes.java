package rookery.practice.world;

import java.time.Clock;

/** Discord's ids: milliseconds since 2015 in the upper bits, so an id tells when it was made. */
public final class Snowflakes {
  private static final long EPOCH = 1_420_070_400_000L;
  private static final int TIME_SHIFT = 22;

  private final Clock clock;
  private long last;

  Snowflakes(Clock clock) {
    this.clock = clock;
  }

  /** A new id, larger than every one before it. Callers hold the world's lock. */
  long next() {
    last = Math.max(last + 1, (clock.millis() - EPOCH) << TIME_SHIFT);
    return last;
  }

  /** Makes every later id larger than this stored one. */
  void passed(long id) {
    last = Math.max(last, id);
  }

  /** When an id was made, in milliseconds since 1970. */
  public static long millisOf(long id) {
    return (id >>> TIME_SHIFT) + EPOCH;
  }
}
