package rookery.bot.store.json;

import java.time.Instant;

/** Instants as the database keeps them: nanoseconds since 1970, which columns can compare. */
public final class NanoTimestamps {
  private static final Instant LAST = Instant.ofEpochSecond(0, Long.MAX_VALUE);
  private static final long A_SECOND = 1_000_000_000L;

  private NanoTimestamps() {}

  /** The number for {@code at}; the greatest there is for instants after the year 2262. */
  public static long of(Instant at) {
    return at.isBefore(LAST) ? at.getEpochSecond() * A_SECOND + at.getNano() : Long.MAX_VALUE;
  }

  /** The time that such a number tells. */
  public static Instant instant(long nanos) {
    return Instant.ofEpochSecond(0, nanos);
  }
}
