package rookery.bot.preference;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/**
 * Where and when a server wants its daily leaderboard.
 *
 * @param channel the id of the channel or thread
 * @param hour at which it is posted each day
 * @param zone the time zone of that hour
 */
public record LeaderboardSchedule(String channel, int hour, ZoneId zone) {
  /** The hour unless another is chosen. */
  public static final int USUAL_HOUR = 9;

  /** Many servers choose the same hour; so much later at most is one of them served. */
  private static final Duration SPREAD = Duration.ofSeconds(40);

  /** The same at another hour. */
  public LeaderboardSchedule at(int otherHour) {
    return new LeaderboardSchedule(channel, otherHour, zone);
  }

  /** The same by the clock of another zone. */
  public LeaderboardSchedule in(ZoneId otherZone) {
    return new LeaderboardSchedule(channel, hour, otherZone);
  }

  /**
   * When it is posted next after {@code now}: within the first minute of the hour, each server at a
   * second of its own, so that other messages need not wait behind all of them.
   */
  public Instant next(String server, Instant now) {
    Duration later = Duration.ofMillis(Math.floorMod(server.hashCode(), SPREAD.toMillis()));
    return new PersonalHours(zone, false, Optional.of(hour))
        .nextDaily(now.minus(later))
        .orElseThrow()
        .plus(later);
  }
}
