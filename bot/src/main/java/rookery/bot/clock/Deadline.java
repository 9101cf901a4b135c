package rookery.bot.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import rookery.engine.Seat;

/**
 * The deadline of a group. An action of any one of its seats settles it.
 *
 * @param group the seats in a fixed order, one of which must act
 * @param free when the reserve starts to be used
 * @param reach how many actions had been played when it began, so that a move taken back and played
 *     again starts no new deadline
 * @param reminders how many of its reminders have passed
 * @param nudged whether somebody at the table has nudged the group
 * @param frozen the end of the leave of the whole group; empty if it is not away. The other times
 *     are those after its return
 * @param spared whether leave was used automatically to postpone it
 * @param expired whether the others have been asked to decide
 * @param recall when to remind them to decide; empty if there is no reminder left
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

  /** How long players have to decide about a late player before they are reminded. */
  private static final Duration TO_DECIDE = Duration.ofDays(1);

  public Deadline {
    group = Collections.unmodifiableSet(new TreeSet<>(group));
  }

  /**
   * A new deadline.
   *
   * @param reserve the time that the group can use after its free time
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

  /**
   * The times of reminders: half of the time, four fifths of it, and an hour before the end if that
   * is later.
   */
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

  /** Whether to remind the players who must decide about it. */
  boolean wantsDecision(Instant now) {
    return expired && recall.filter(at -> !at.isAfter(now)).isPresent();
  }

  /** The same after the players who must decide were reminded. */
  Deadline recalledNow() {
    return with(expired, Optional.empty());
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

  /** The same after a reminder. Several reminders that are due together count as one. */
  Deadline reminded(Instant now) {
    return with(passed(now), nudged, spared, expired);
  }

  /** When something next happens because of it; empty if nothing does. */
  Optional<Instant> next() {
    if (expired) {
      return recall;
    }
    List<Instant> times = reminderTimes();
    return Optional.of(reminders < times.size() ? times.get(reminders) : due);
  }

  /** Whether the time is up and nobody has been asked to decide yet. */
  boolean isOver(Instant now) {
    return !expired && !due.isAfter(now);
  }

  /** The same with all times later, or earlier by a negative length. */
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

  /**
   * Postponed for as long as the whole group is away, instead of for what was left of earlier
   * leave.
   */
  Deadline frozen(Optional<Instant> until, Instant now) {
    Optional<Instant> wanted = until.filter(now::isBefore);
    if (wanted.equals(frozen.filter(now::isBefore))) {
      return this;
    }
    Duration kept = frozen.filter(now::isBefore).map(f -> Duration.between(f, now)).orElse(NO_TIME);
    Duration more = wanted.map(u -> Duration.between(now, u)).orElse(NO_TIME);
    return shifted(kept.plus(more)).with(wanted);
  }

  /** Whether the group was away at the last update and is back now. */
  boolean isBack(Optional<Instant> absence) {
    return frozen.isPresent() && absence.isEmpty();
  }

  /** No longer postponed, because the group is back or its leave has ended. */
  Deadline unfrozen(Instant now) {
    Duration left = frozen.filter(now::isBefore).map(f -> Duration.between(now, f)).orElse(NO_TIME);
    return shifted(left.negated()).with(Optional.empty());
  }

  /**
   * Whether the group gets the time of a new move when its leave ends. It does not if it was late
   * before and used all of the leave.
   */
  boolean getsFreshTime(Instant now) {
    boolean inVain = frozen.filter(until -> !until.isAfter(now) && !due.isAfter(until)).isPresent();
    return !expired && !inVain;
  }

  /** When the leave ended. */
  Instant backSince(Instant now) {
    return frozen.filter(now::isAfter).orElse(now);
  }

  /** With the time of a new move from now on, unless it already has more. */
  Deadline renewed(Duration freely, Duration reserve, Instant now) {
    Deadline anew = begun(group, now, freely, reserve, reach).with(0, false, spared, false);
    return anew.due.isAfter(due) ? anew : this;
  }

  private static final Duration NO_TIME = Duration.ZERO;

  /** With that much time from now on, which the others gave. */
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
    return with(true, Optional.of(now.plus(TO_DECIDE)));
  }

  private Deadline with(Optional<Instant> away) {
    return new Deadline(
        group, since, free, due, reach, reminders, nudged, away, spared, expired, recall);
  }

  private Deadline with(boolean over, Optional<Instant> decision) {
    return new Deadline(
        group, since, free, due, reach, reminders, nudged, frozen, spared, over, decision);
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

  /** What is left of the reserve if the group acts now. */
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
}
