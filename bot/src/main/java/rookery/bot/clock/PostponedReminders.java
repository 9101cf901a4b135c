package rookery.bot.clock;

import java.time.Instant;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import rookery.engine.Seat;

/**
 * Reminders that wait until a player's quiet hours are over.
 *
 * @param at the time of the reminder for each seat
 */
public record PostponedReminders(SortedMap<Seat, Instant> at) {
  static final PostponedReminders NOTHING = new PostponedReminders(new TreeMap<>());

  public PostponedReminders {
    at = Collections.unmodifiableSortedMap(new TreeMap<>(at));
  }

  PostponedReminders and(Map<Seat, Instant> more) {
    SortedMap<Seat, Instant> all = new TreeMap<>(at);
    all.putAll(more);
    return new PostponedReminders(all);
  }

  /** The seats that can be reminded now. */
  Set<Seat> due(Instant now) {
    Set<Seat> seats = new TreeSet<>(at.keySet());
    seats.removeIf(seat -> at.get(seat).isAfter(now));
    return seats;
  }

  /** The same without reminders that are due. */
  PostponedReminders withoutDelivered(Instant now) {
    return of(seat -> at.get(seat).isAfter(now));
  }

  /** Only the reminders of seats that pass the test. */
  PostponedReminders of(Predicate<Seat> which) {
    SortedMap<Seat, Instant> left = new TreeMap<>(at);
    left.keySet().removeIf(which.negate());
    return new PostponedReminders(left);
  }
}
