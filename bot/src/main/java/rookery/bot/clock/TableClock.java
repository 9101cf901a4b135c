package rookery.bot.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import rookery.engine.Seat;

/**
 * The clock of one table. Immutable.
 *
 * @param deadlines those of the groups that must act; none if nobody can be late
 * @param away the seats whose players are on leave, and until when
 * @param rest a pause, or a request for one
 * @param owed reminders that wait until quiet hours are over
 * @param touched when somebody last did something here
 * @param outages how many outages of the bot it has been compensated for
 */
public record TableClock(
    TimeControl control,
    Deadlines deadlines,
    ReserveTimes reserves,
    SortedMap<Seat, Instant> away,
    Optional<ClockPause> rest,
    PostponedReminders owed,
    Instant touched,
    int outages) {
  /** A game is put away when nobody has done anything for this long. */
  private static final Duration FORGOTTEN = Duration.ofDays(60);

  public TableClock {
    away = Collections.unmodifiableSortedMap(new TreeMap<>(away));
  }

  /** The clock of a new table; no deadline runs before the game starts. */
  public static TableClock opened(TimeControl control, Instant now, int outages) {
    return new TableClock(
        control,
        Deadlines.NONE,
        new ReserveTimes(control.reserve(), Map.of()),
        new TreeMap<>(),
        Optional.empty(),
        PostponedReminders.NOTHING,
        now,
        outages);
  }

  /** The same without a time limit. */
  public TableClock untimed() {
    return opened(TimeControl.NONE, touched, outages);
  }

  /** After something happened in the game: settled deadlines end, others begin. */
  public TableClock after(ClockUpdate happened, Instant now) {
    if (!control.runs()) {
      return this;
    }
    Deadlines kept = new Deadlines(deadlines.which(happened::leaves));
    TableClock charged = charged(kept, now);
    List<Set<Seat>> begin = happened.awaited().stream().filter(group -> !kept.has(group)).toList();
    return charged.begun(begin, kept, happened.actions(), now);
  }

  private TableClock charged(Deadlines kept, Instant now) {
    List<Deadline> settled = deadlines.which(deadline -> !kept.all().contains(deadline));
    // A player who has moved must get no reminder later.
    PostponedReminders still = owed.of(kept::runs);
    return new TableClock(
        control, deadlines, reserves.after(settled, now), away, rest, still, touched, outages);
  }

  /** Groups whose deadlines begin together are due together. */
  private TableClock begun(List<Set<Seat>> groups, Deadlines kept, int actions, Instant now) {
    Duration stock = stock(reserves, groups.stream().flatMap(Set::stream).toList());
    List<Deadline> all = new ArrayList<>(kept.all());
    for (Set<Seat> group : groups) {
      Deadline anew = Deadline.begun(group, now, control.aMove().orElseThrow(), stock, actions);
      all.add(anew.frozen(absence(group), now));
    }
    return with(new Deadlines(all));
  }

  /** Until when a whole group is away; empty if any one of its players could act. */
  private Optional<Instant> absence(Set<Seat> group) {
    return away.keySet().containsAll(group)
        ? group.stream().map(away::get).min(Instant::compareTo)
        : Optional.empty();
  }

  /**
   * With those players on leave. Deadlines of a group wait while all of it is away, and start again
   * when somebody is back, so that nobody comes back to find themselves late at several tables.
   */
  public TableClock away(Map<Seat, Instant> people, Instant now) {
    TableClock changed =
        new TableClock(
            control, deadlines, reserves, new TreeMap<>(people), rest, owed, touched, outages);
    return changed.rests() ? changed : changed.waiting(now);
  }

  private TableClock waiting(Instant now) {
    ReserveTimes left = reserves;
    List<Deadline> all = new ArrayList<>();
    for (Deadline deadline : deadlines.all()) {
      Optional<Instant> absence = absence(deadline.group());
      if (!deadline.isBack(absence)) {
        all.add(deadline.frozen(absence, now));
      } else if (deadline.getsFreshTime(now)) {
        Instant back = deadline.backSince(now);
        Deadline thawed = deadline.unfrozen(now);
        // Reserve time that the group used before it went away stays used.
        left = left.after(List.of(thawed), back);
        Duration stock = stock(left, deadline.group());
        all.add(thawed.renewed(control.aMove().orElseThrow(), stock, back));
      } else {
        all.add(deadline.unfrozen(now));
      }
    }
    return new TableClock(control, new Deadlines(all), left, away, rest, owed, touched, outages);
  }

  private static Duration stock(ReserveTimes reserves, Collection<Seat> group) {
    return group.stream()
        .map(seat -> reserves.of(seat.side()))
        .max(Duration::compareTo)
        .orElse(Duration.ZERO);
  }

  /** After outages of the bot that lasted that long. */
  public TableClock given(Duration outage, int known) {
    TableClock shifted = rests() ? this : each(deadline -> deadline.shifted(outage));
    return new TableClock(
        control, shifted.deadlines, reserves, away, rest, owed, touched.plus(outage), known);
  }

  /** With that much time from now on for late players. */
  public TableClock given(Duration time, Instant now) {
    List<Deadline> late = deadlines.which(Deadline::expired);
    return charged(new Deadlines(deadlines.which(d -> !d.expired())), now)
        .each(deadline -> late.contains(deadline) ? deadline.given(time, now) : deadline);
  }

  /** With a full new time for a seat that somebody else has taken. */
  public TableClock anew(Seat seat, Instant now) {
    Duration whole = control.aMove().orElse(Duration.ZERO);
    return each(d -> d.concerns(seat) ? d.given(whole, now).frozen(absence(d.group()), now) : d);
  }

  /** With a reminder for those seats at a later time. */
  public TableClock postponing(Map<Seat, Instant> seats) {
    return with(owed.and(seats));
  }

  /** The seats whose postponed reminder is due now. */
  public Set<Seat> postponedDue(Instant now) {
    return owed.of(this::isAsked).due(now);
  }

  /** Without postponed reminders that were sent or are no longer needed. */
  public TableClock withoutDelivered(Instant now) {
    return with(owed.of(this::isAsked).withoutDelivered(now));
  }

  /** Whether a seat must move, or must decide about late players. */
  private boolean isAsked(Seat seat) {
    return deadlines.runs(seat) || decides(seat);
  }

  /** Whether others are late, so that this seat can decide about them. */
  public boolean decides(Seat seat) {
    return !late().isEmpty() && !late().contains(seat);
  }

  /** Whether to remind the players who must decide about a late player. */
  public boolean wantsDecision(Instant now) {
    return !rests() && !deadlines.which(d -> d.wantsDecision(now)).isEmpty();
  }

  private TableClock with(PostponedReminders owing) {
    return new TableClock(control, deadlines, reserves, away, rest, owing, touched, outages);
  }

  /** The same with due reminders marked as sent. */
  public TableClock reminded(Instant now) {
    return with(deadlines.reminded(now));
  }

  /** The deadlines that are running. */
  public List<Deadline> running() {
    return rests() ? List.of() : deadlines.which(d -> !d.expired());
  }

  /** Whether the last reminder of a running deadline of that seat is due before that time. */
  public boolean remindsLastBefore(Instant time, Seat seat) {
    return running().stream()
        .anyMatch(deadline -> deadline.concerns(seat) && deadline.lastReminder().isBefore(time));
  }

  /** The deadlines for which a reminder is due. */
  public List<Deadline> toRemind(Instant now) {
    return rests() ? List.of() : deadlines.which(d -> d.wantsReminder(now));
  }

  /** The deadlines whose time is up and about which nobody has been asked yet. */
  public List<Deadline> over(Instant now) {
    return rests() ? List.of() : deadlines.which(d -> d.isOver(now));
  }

  /** Postponed once for that group, by leave that was used automatically. */
  public TableClock spared(Set<Seat> group) {
    return with(deadlines.spared(group));
  }

  /** With that deadline expired, so that the others decide. */
  public TableClock expired(Deadline deadline, Instant now) {
    return with(deadlines.expired(deadline, now));
  }

  /** Whether some group has used half of its time and has not been nudged. */
  public boolean mayNudge(Instant now) {
    return deadlines.mayNudge(now);
  }

  /** With the groups that must act marked as nudged. */
  public TableClock nudged() {
    return each(Deadline::nudgedNow);
  }

  /** The seats that are late; none while the clock is paused. */
  public Set<Seat> late() {
    return rests() ? Set.of() : deadlines.late();
  }

  /** The earliest deadline; empty while no time runs. */
  public Optional<Instant> due() {
    return due(deadline -> true);
  }

  /** The deadline of the group of that seat. */
  public Optional<Instant> due(Seat seat) {
    return due(deadline -> deadline.concerns(seat));
  }

  private Optional<Instant> due(Predicate<Deadline> test) {
    return rests() ? Optional.empty() : deadlines.due(test);
  }

  /** Whether the clock is paused. */
  public boolean rests() {
    return rest.filter(ClockPause::holds).isPresent();
  }

  /**
   * After a seat asked for a pause or agreed to one. The pause begins when all seats have agreed.
   */
  public TableClock withPauseRequest(Seat seat, Collection<Seat> all, Instant now) {
    ClockPause wish =
        rest.orElseGet(() -> new ClockPause(ClockPause.Kind.PROPOSED, Set.of(), now))
            .joinedBy(seat);
    return wish.wanted().containsAll(all)
        ? resting(ClockPause.Kind.PAUSED, now)
        : with(Optional.of(wish));
  }

  /** Put away, because nobody has done anything at the table for a long time. */
  public TableClock putAway(Instant now) {
    return resting(ClockPause.Kind.PUT_AWAY, now);
  }

  /** Paused because the channel is lost. An agreed pause stays as it is. */
  public TableClock stranded(Instant now) {
    return rests() ? this : resting(ClockPause.Kind.STRANDED, now);
  }

  /** Resumed because people can play again. */
  public TableClock returned(Instant now) {
    return rest.filter(r -> r.kind() == ClockPause.Kind.STRANDED).isPresent() ? resumed(now) : this;
  }

  private TableClock resting(ClockPause.Kind kind, Instant now) {
    Instant since = rest.filter(ClockPause::holds).map(ClockPause::since).orElse(now);
    TableClock thawed = rests() ? this : each(d -> d.frozen(Optional.empty(), now));
    return thawed.with(Optional.of(new ClockPause(kind, Set.of(), since)));
  }

  /** Resumed, or without the request for a pause. */
  public TableClock resumed(Instant now) {
    if (!rests()) {
      return with(Optional.<ClockPause>empty());
    }
    Duration rested = Duration.between(rest.orElseThrow().since(), now);
    TableClock shifted = each(d -> d.shifted(rested)).with(Optional.<ClockPause>empty());
    return shifted.away(away, now);
  }

  /** After somebody did something. */
  public TableClock touched(Instant now) {
    return new TableClock(control, deadlines, reserves, away, rest, owed, now, outages);
  }

  /** Once the game is over. */
  public TableClock stopped() {
    TableClock idle = opened(control, touched, outages);
    return new TableClock(
        control, idle.deadlines, reserves, idle.away, idle.rest, idle.owed, touched, outages);
  }

  /** When the game is put away unless somebody does something. */
  public Instant forgotten() {
    return touched.plus(FORGOTTEN);
  }

  /** When something next happens without a request while the game is played. */
  public Optional<Instant> next() {
    if (rest.filter(r -> r.kind() == ClockPause.Kind.PUT_AWAY).isPresent()) {
      return Optional.empty();
    }
    Stream<Instant> own = rests() ? Stream.of() : deadlines.next();
    Stream<Instant> back = away.values().stream();
    Stream<Instant> later = rests() ? Stream.of() : owed.at().values().stream();
    return Stream.of(own, back, later, Stream.of(forgotten()))
        .flatMap(times -> times)
        .min(Instant::compareTo);
  }

  private TableClock each(UnaryOperator<Deadline> change) {
    return with(deadlines.each(change));
  }

  private TableClock with(Deadlines changed) {
    return new TableClock(control, changed, reserves, away, rest, owed, touched, outages);
  }

  private TableClock with(Optional<ClockPause> changed) {
    return new TableClock(control, deadlines, reserves, away, changed, owed, touched, outages);
  }
}
