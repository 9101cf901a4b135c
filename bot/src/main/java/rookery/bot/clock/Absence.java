package rookery.bot.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A period of leave of one person, at all tables.
 *
 * @param since when it began; no two periods of one person begin at the same time
 * @param until when it ends
 * @param byItself whether it was used automatically to postpone a deadline
 */
public record Absence(Instant since, Instant until, boolean byItself) {
  /** The leave that each person has in a year. */
  private static final Duration A_YEARS = Duration.ofDays(21);

  /** Each period counts at least this long. */
  public static final Duration LEAST = Duration.ofDays(1);

  private static final Duration YEAR = Duration.ofDays(365);

  /** Whether it includes that time. */
  public boolean isAt(Instant now) {
    return !now.isBefore(since) && now.isBefore(until);
  }

  /** The same leave, ended early. */
  public Absence endedAt(Instant now) {
    return new Absence(since, now, byItself);
  }

  /** How much of the yearly leave it uses; only the part after {@code from} counts. */
  private Duration cost(Instant from) {
    Duration whole = Duration.between(since, until);
    Duration counted = whole.compareTo(LEAST) < 0 ? LEAST : whole;
    Instant end = since.plus(counted);
    Instant begin = since.isBefore(from) ? from : since;
    return end.isAfter(begin) ? Duration.between(begin, end) : Duration.ZERO;
  }

  /** How much leave a person has left this year. */
  public static Duration left(List<Absence> past, Instant now) {
    Duration used =
        past.stream().map(a -> a.cost(now.minus(YEAR))).reduce(Duration.ZERO, Duration::plus);
    Duration left = A_YEARS.minus(used);
    return left.isNegative() ? Duration.ZERO : left;
  }

  /** The leave that is running now. */
  public static Optional<Absence> present(List<Absence> all, Instant now) {
    return all.stream().filter(absence -> absence.isAt(now)).findFirst();
  }
}
