package rookery.bot.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import rookery.engine.Seat;
import rookery.engine.Side;

/**
 * The reserve time that each side has left.
 *
 * @param whole the reserve at the start
 * @param left by side; sides that have used none are missing
 */
public record ReserveTimes(Duration whole, Map<Side, Duration> left) {
  public ReserveTimes {
    Map<Side, Duration> copy = new EnumMap<>(Side.class);
    copy.putAll(left);
    left = Collections.unmodifiableMap(copy);
  }

  /** The reserve left for that side. */
  Duration of(Side side) {
    return left.getOrDefault(side, whole);
  }

  /** The reserves after those deadlines were settled, reduced by the time over the free time. */
  ReserveTimes after(List<Deadline> settled, Instant now) {
    ReserveTimes after = this;
    for (Deadline deadline : settled) {
      for (Seat seat : deadline.group()) {
        after = after.with(seat.side(), deadline.left(after.of(seat.side()), now));
      }
    }
    return after;
  }

  private ReserveTimes with(Side side, Duration more) {
    Map<Side, Duration> changed = new EnumMap<>(Side.class);
    changed.putAll(left);
    changed.put(side, more);
    return new ReserveTimes(whole, changed);
  }
}
