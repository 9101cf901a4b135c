package rookery.bot.clock;

import java.time.Duration;
import java.util.List;

/**
 * A time that nobody could act, because the bot did not run or its clock was set wrong. Everybody
 * is given it back.
 *
 * @param number counts outages, from 1
 * @param lost by how much the clock went on meanwhile; negative where it was put back
 */
public record Outage(int number, Duration lost) {
  /** Shorter ones are nobody's loss. */
  public static final Duration LEAST = Duration.ofMinutes(5);

  /** A clock that goes further forward at once while the bot runs is wrong. */
  public static final Duration MOST = Duration.ofDays(400);

  /** What those after the first {@code known} have taken together. */
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
