package rookery.practice.wire.gateway;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/**
 * How often sessions may begin: as on Discord so many a day, and of those that share a bucket one
 * after another. Used under the world's lock.
 */
public final class SessionStartLimit {
  private static final Duration WINDOW = Duration.ofDays(1);

  /** Five seconds on Discord, less what the way of two may differ. */
  private static final Duration BETWEEN = Duration.ofMillis(4_500);

  private final int aDay;
  private final int atOnce;
  private final InstantSource clock;
  private final Map<Integer, Instant> last = new HashMap<>();
  private Instant begun;
  private int used;

  /**
   * @param aDay how many, until the bot's token is taken from it
   * @param atOnce how many buckets there are
   */
  public SessionStartLimit(int aDay, int atOnce, InstantSource clock) {
    this.aDay = aDay;
    this.atOnce = atOnce;
    this.clock = clock;
    this.begun = clock.instant();
  }

  /** How many a day. */
  public int aDay() {
    return aDay;
  }

  /** How many buckets there are. */
  public int atOnce() {
    return atOnce;
  }

  /** How many are left of this day. */
  public int left() {
    if (!clock.instant().isBefore(begun.plus(WINDOW))) {
      begun = clock.instant();
      used = 0;
    }
    return aDay - used;
  }

  /** When the next day begins. */
  public Duration untilTheNextDay() {
    return Duration.between(clock.instant(), begun.plus(WINDOW));
  }

  /** Whether that session may begin now; if so, it counts as begun. */
  boolean lets(Shard shard) {
    Instant now = clock.instant();
    Instant before = last.getOrDefault(shard.number() % atOnce, Instant.MIN);
    if (!shard.isAll() && now.isBefore(before.plus(BETWEEN))) {
      return false;
    }
    last.put(shard.number() % atOnce, now);
    used++;
    return true;
  }
}
