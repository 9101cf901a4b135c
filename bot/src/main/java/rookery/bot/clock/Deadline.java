package rookery.bot.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import rookery.engine.Seat;

/**
 * By when a group must have acted; any one of its seats settles it.
 *
 * @param group the seats, one of which is awaited
 * @param since when it began
 * @param free until when nothing is taken from the reserve
 * @param due when it expires
 * @param reach how many actions had been played when it began, so that what is taken back and done
 *     again begins no other
 * @param reminders how many of its reminders are past
 * @param nudged whether somebody at the table has nudged the group
 * @param frozen until when the whole group is away; empty while it is not. The other moments are
 *     those after its return
 * @param spared whether an absence was used by itself to put it off
 * @param expired whether the others have been asked what is to be done
 * @param recall when they are to be reminded of that; empty where they are not, or have been
 */
public record Deadline(
    Set<Seat> group,
    Instant since,
    Instant free,
    Instant due,
    int reach,
    int reminders,
    boolean nudged,
    Optional<Instant> frozen,
    boolean spared,
    boolean expired,
    Optional<Instant> recall) {
  private static final Duration LAST_HOUR = Duration.ofHours(1);

  /** So long those have who decide about somebody late, before they are reminded of it. */
  private static final Duration TO_DECIDE = Duration.ofDays(1);

  public Deadline {
    group = Set.copyOf(group);
  }

  /**
   * A deadline that begins.
   *
   * @param reserve what the group may draw on after its free time
   */
  static Deadline begun(
      Set<Seat> group, Instant now, Duration freely, Duration reserve, int reach) {
    Instant free = now.plus(freely);
    return new Deadline(
        group,
        now,
        free,
        free.plus(reserve),
        reach,
        0,
        false,
        Optional.empty(),
        false,
        false,
        Optional.empty());
  }

  /** Half of its time, four fifths of it, and its last hour, as far as they come in this order. */
  List<Instant> reminderTimes() {
    Duration whole = Duration.between(since, due);
    Instant late = since.plus(whole.multipliedBy(4).dividedBy(5));
    Instant last = due.minus(LAST_HOUR);
    Instant half = half();
    return last.isAfter(late) ? List.of(half, late, last) : List.of(half, late);
  }

  /** When half of its time is over. */
  Instant half() {
    return since.plus(Duration.between(since, due).dividedBy(2));
  }

  /** Whether a reminder is due that has not been given. */
  boolean wantsReminder(Instant now) {
    return !expired && now.isBefore(due) && passed(now) > reminders;
  }

  /** Whether those who decide about it are to be reminded of that. */
  boolean wantsDecision(Instant now) {
    return expired && recall.filter(at -> !at.isAfter(now)).isPresent();
  }

  /** Once those who decide about it have been reminded. */
  Deadline recalledNow() {
    return new Deadline(
        group,
        since,
        free,
        due,
        reach,
        reminders,
        nudged,
        frozen,
        spared,
        expired,
        Optional.empty());
  }

  /** When the last of its reminders comes. */
  public Instant lastReminder() {
    List<Instant> times = reminderTimes();
    return times.get(times.size() - 1);
  }

  /** Whether the reminder that is due is the last before it expires. */
  public boolean isLastReminder(Instant now) {
    return passed(now) == reminderTimes().size();
  }

  private int passed(Instant now) {
    return (int) reminderTimes().stream().filter(at -> !at.isAfter(now)).count();
  }

  /** Several that are past at once count as one. */
  Deadline reminded(Instant now) {
    return with(passed(now), nudged, spared, expired);
  }

  /** When it next wants to be looked at; empty once nothing more comes of it by itself. */
  Optional<Instant> next() {
    if (expired) {
      return recall;
    }
    List<Instant> times = reminderTimes();
    return Optional.of(reminders < times.size() ? times.get(reminders) : due);
  }

  /** Whether the time is up and nobody has been asked yet what is to be done. */
  boolean isOver(Instant now) {
    return !expired && !due.isAfter(now);
  }

  /** The same, all of it later or, by a negative length, earlier. */
  Deadline shifted(Duration by) {
    return new Deadline(
        group,
        since.plus(by),
        free.plus(by),
        due.plus(by),
        reach,
        reminders,
        nudged,
        frozen,
        spared,
        expired,
        recall.map(at -> at.plus(by)));
  }

  /** Put off for as long as the whole group is away; what is left of an earlier absence is not. */
  Deadline frozen(Optional<Instant> until, Instant now) {
    Optional<Instant> wanted = until.filter(now::isBefore);
    if (wanted.equals(frozen.filter(now::isBefore))) {
      return this;
    }
    Duration kept = frozen.filter(now::isBefore).map(f -> Duration.between(f, now)).orElse(NO_TIME);
    Duration more = wanted.map(u -> Duration.between(now, u)).orElse(NO_TIME);
    Deadline moved = shifted(kept.plus(more));
    return new Deadline(
        group,
        moved.since,
        moved.free,
        moved.due,
        reach,
        reminders,
        nudged,
        wanted,
        spared,
        expired,
        moved.recall);
  }

  /** Whether the group was away when this was last looked at, and is so no more. */
  boolean isBack(Optional<Instant> absence) {
    return frozen.isPresent() && absence.isEmpty();
  }

  /** Put off no more, once the group is back or its absence has run its length. */
  Deadline thawed(Instant now) {
    Duration left = frozen.filter(now::isBefore).map(f -> Duration.between(now, f)).orElse(NO_TIME);
    Deadline moved = shifted(left.negated());
    return new Deadline(
        group,
        moved.since,
        moved.free,
        moved.due,
        reach,
        reminders,
        nudged,
        Optional.empty(),
        spared,
        expired,
        moved.recall);
  }

  /**
   * Whether the absence that ends gives a fresh time: not to whoever was late before it and let all
   * of it pass.
   */
  boolean startsAfresh(Instant now) {
    boolean inVain = frozen.filter(until -> !until.isAfter(now) && !due.isAfter(until)).isPresent();
    return !expired && !inVain;
  }

  /** When the absence ended that is over now. */
  Instant backSince(Instant now) {
    return frozen.filter(now::isAfter).orElse(now);
  }

  /** With the time of a new move from now on, unless it has more already. */
  Deadline afresh(Duration freely, Duration reserve, Instant now) {
    Deadline anew = begun(group, now, freely, reserve, reach).with(0, false, spared, false);
    return anew.due.isAfter(due) ? anew : this;
  }

  private static final Duration NO_TIME = Duration.ZERO;

  /** With so much time from now on, as the others gave it. */
  Deadline given(Duration time, Instant now) {
    Deadline anew = begun(group, now, time, NO_TIME, reach);
    return anew.with(0, false, spared, false);
  }

  Deadline nudgedNow() {
    return with(reminders, true, spared, expired);
  }

  Deadline sparedNow() {
    return with(reminders, nudged, true, expired);
  }

  Deadline expiredNow(Instant now) {
    return new Deadline(
        group,
        since,
        free,
        due,
        reach,
        reminders,
        nudged,
        frozen,
        spared,
        true,
        Optional.of(now.plus(TO_DECIDE)));
  }

  private Deadline with(int given, boolean nudge, boolean spare, boolean over) {
    return new Deadline(
        group,
        since,
        free,
        due,
        reach,
        given,
        nudge,
        frozen,
        spare,
        over,
        recall.filter(at -> over));
  }

  /** What is left of a reserve when the group settles this now. */
  Duration left(Duration reserve, Instant now) {
    if (!now.isAfter(free)) {
      return reserve;
    }
    Duration rest = now.isBefore(due) ? Duration.between(now, due) : NO_TIME;
    return rest.compareTo(reserve) < 0 ? rest : reserve;
  }

  boolean concerns(Seat seat) {
    return group.contains(seat);
  }

  /** The group in a fixed order. */
  public Set<Seat> seats() {
    return new TreeSet<>(group);
  }
}
