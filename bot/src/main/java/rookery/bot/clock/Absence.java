package rookery.bot.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A time that somebody is away, at all tables.
 *
 * @param since when it began; no two of one person begin at the same time
 * @param until when it ends
 * @param byItself whether it was used to put off an expiry, rather than asked for
 */
public record Absence(Instant since, Instant until, boolean byItself) {
  /** So long everybody may be away within a year. */
  private static final Duration A_YEARS = Duration.ofDays(21);

  /** No absence counts less. */
  public static final Duration LEAST = Duration.ofDays(1);

  private static final Duration YEAR = Duration.ofDays(365);

  /** Whether it goes on at that time. */
  public boolean isAt(Instant now) {
    return !now.isBefore(since) && now.isBefore(until);
  }

  /** Ended by an action. */
  public Absence endedAt(Instant now) {
    return new Absence(since, now, byItself);
  }

  /** What it takes from the budget; only what lies after {@code from} counts. */
  private Duration cost(Instant from) {
    Duration whole = Duration.between(since, until);
    Duration counted = whole.compareTo(LEAST) < 0 ? LEAST : whole;
    Instant end = since.plus(counted);
    Instant begin = since.isBefore(from) ? from : since;
    return end.isAfter(begin) ? Duration.between(begin, end) : Duration.ZERO;
  }

  /** How much longer somebody may be away within a year who was away so far. */
  public static Duration left(List<Absence> past, Instant now) {
    Duration used =
        past.stream().map(a -> a.cost(now.minus(YEAR))).reduce(Duration.ZERO, Duration::plus);
    Duration left = A_YEARS.minus(used);
    return left.isNegative() ? Duration.ZERO : left;
  }

  /** The absence that goes on now. */
  public static Optional<Absence> present(List<Absence> all, Instant now) {
    return all.stream().filter(absence -> absence.isAt(now)).findFirst();
  }
}
