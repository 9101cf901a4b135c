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
 * The deadlines at a table, without regard to pauses. Immutable.
 *
 * @param all one for each group that must act
 */
public record Deadlines(List<Deadline> all) {
  static final Deadlines NONE = new Deadlines(List.of());

  public Deadlines {
    all = List.copyOf(all);
  }

  Deadlines each(UnaryOperator<Deadline> change) {
    return new Deadlines(all.stream().map(change).toList());
  }

  List<Deadline> which(Predicate<Deadline> test) {
    return all.stream().filter(test).toList();
  }

  boolean has(Set<Seat> group) {
    return all.stream().anyMatch(deadline -> deadline.group().equals(group));
  }

  /** The same with due reminders marked as sent. */
  Deadlines reminded(Instant now) {
    return each(deadline -> deadline.wantsReminder(now) ? deadline.reminded(now) : deadline)
        .each(deadline -> deadline.wantsDecision(now) ? deadline.recalledNow() : deadline);
  }

  /** With that deadline expired, so that the others decide. */
  Deadlines expired(Deadline past, Instant now) {
    return each(deadline -> deadline.equals(past) ? deadline.expiredNow(now) : deadline);
  }

  /** Postponed once for that group, by leave that was used automatically. */
  Deadlines spared(Set<Seat> group) {
    return each(deadline -> deadline.group().equals(group) ? deadline.sparedNow() : deadline);
  }

  /** Whether some group has used half of its time and has not been nudged. */
  boolean mayNudge(Instant now) {
    return all.stream().anyMatch(d -> !d.nudged() && !now.isBefore(d.half()));
  }

  /** The seats of groups that are late. */
  Set<Seat> late() {
    Set<Seat> seats = new TreeSet<>();
    which(Deadline::expired).forEach(deadline -> seats.addAll(deadline.group()));
    return seats;
  }

  /** Whether a deadline of that seat is running. */
  boolean runs(Seat seat) {
    return all.stream().anyMatch(deadline -> deadline.concerns(seat) && !deadline.expired());
  }

  /** The earliest deadline among those that pass the test. */
  Optional<Instant> due(Predicate<Deadline> test) {
    return all.stream().filter(test).map(Deadline::due).min(Instant::compareTo);
  }

  /** When something next happens because of each deadline. */
  Stream<Instant> next() {
    return all.stream().map(Deadline::next).flatMap(Optional::stream);
  }
}
