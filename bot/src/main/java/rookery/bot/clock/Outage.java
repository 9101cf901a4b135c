package rookery.bot.clock;

import java.time.Duration;
import java.util.List;

/**
 * A period in which nobody could act, because the bot was down or its clock was wrong. Everybody
 * gets the time back.
 *
 * @param number counts outages, from 1
 * @param lost how far the clock moved meanwhile; negative if it was set back
 */
public record Outage(int number, Duration lost) {
  /** Shorter outages are ignored. */
  public static final Duration LEAST = Duration.ofMinutes(5);

  /** A clock that jumps further forward than this while the bot runs must be wrong. */
  public static final Duration MOST = Duration.ofDays(400);

  /** The total of all outages after the first {@code known}. */
  public static Duration after(int known, List<Outage> all) {
    return all.stream()
        .filter(outage -> outage.number() > known)
        .map(Outage::lost)
        .reduce(Duration.ZERO, Duration::plus);
  }

  /** The number of the last. */
  public static int last(List<Outage> all) {
    return all.stream().mapToInt(Outage::number).max().orElse(0);
  }
}
