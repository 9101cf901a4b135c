package rookery.bot.clock;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import rookery.engine.Seat;

/**
 * The deadlines that run at a table, as if nobody rested. Immutable.
 *
 * @param all of the groups that are awaited
 */
public record Deadlines(List<Deadline> all) {
  static final Deadlines NONE = new Deadlines(List.of());

  public Deadlines {
    all = List.copyOf(all);
  }

  /** Each of them changed. */
  Deadlines each(UnaryOperator<Deadline> change) {
    return new Deadlines(all.stream().map(change).toList());
  }

  /** Those of which something is so. */
  List<Deadline> which(Predicate<Deadline> test) {
    return all.stream().filter(test).toList();
  }

  /** Whether a group has one. */
  boolean has(Set<Seat> group) {
    return all.stream().anyMatch(deadline -> deadline.group().equals(group));
  }

  /** The same with reminders that are due marked as given. */
  Deadlines reminded(Instant now) {
    return each(deadline -> deadline.wantsReminder(now) ? deadline.reminded(now) : deadline)
        .each(deadline -> deadline.wantsDecision(now) ? deadline.recalledNow() : deadline);
  }

  /** With that one past, so that the others decide. */
  Deadlines expired(Deadline past, Instant now) {
    return each(deadline -> deadline.equals(past) ? deadline.expiredNow(now) : deadline);
  }

  /** Put off once, for that group, by an absence that was used by itself. */
  Deadlines spared(Set<Seat> group) {
    return each(deadline -> deadline.group().equals(group) ? deadline.sparedNow() : deadline);
  }

  /** Whether half of somebody's time is over and nobody has nudged them. */
  boolean mayNudge(Instant now) {
    return all.stream().anyMatch(d -> !d.nudged() && !now.isBefore(d.half()));
  }

  /** The seats of groups that are late. */
  Set<Seat> late() {
    Set<Seat> seats = new TreeSet<>();
    which(Deadline::expired).forEach(deadline -> seats.addAll(deadline.group()));
    return seats;
  }

  /** Whether one of that seat runs. */
  boolean runs(Seat seat) {
    return all.stream().anyMatch(deadline -> deadline.concerns(seat) && !deadline.expired());
  }

  /** When the first of those is due of which something is so. */
  Optional<Instant> due(Predicate<Deadline> test) {
    return all.stream().filter(test).map(Deadline::due).min(Instant::compareTo);
  }

  /** When each next wants to be looked at. */
  Stream<Instant> next() {
    return all.stream().map(Deadline::next).flatMap(Optional::stream);
  }
}
