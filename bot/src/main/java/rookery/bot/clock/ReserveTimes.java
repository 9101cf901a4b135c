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
 * What is left of the time that each side has in stock.
 *
 * @param whole what each has to begin with
 * @param left by side; nothing of those who have not used any
 */
public record ReserveTimes(Duration whole, Map<Side, Duration> left) {
  public ReserveTimes {
    Map<Side, Duration> copy = new EnumMap<>(Side.class);
    copy.putAll(left);
    left = Collections.unmodifiableMap(copy);
  }

  /** What is left of that side's. */
  Duration of(Side side) {
    return left.getOrDefault(side, whole);
  }

  /** After those deadlines were settled, which took of it what was above their time. */
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
