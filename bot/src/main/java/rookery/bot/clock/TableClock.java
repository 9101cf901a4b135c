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
import rookery.engine.Side;

/**
 * The clock of one table. Immutable.
 *
 * @param control what the host chose
 * @param deadlines of the groups that are awaited; none where nobody can be late
 * @param reserves what is left of each side's stock
 * @param away the seats whose people are away, and until when
 * @param rest a pause, or the wish for one
 * @param owed the reminders that wait until quiet hours are over
 * @param touched when somebody last did something here
 * @param outages how many outages of the bot it has been given back
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
  /** After so long without anybody doing anything a game is put away. */
  private static final Duration FORGOTTEN = Duration.ofDays(60);

  public TableClock {
    away = Collections.unmodifiableSortedMap(new TreeMap<>(away));
  }

  /** The clock of a table that opens; nothing runs before the game starts. */
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

  /** The same where nobody has to be in time. */
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
    // Whoever has moved is not to be reminded of that later.
    PostponedReminders still = owed.of(kept::runs);
    return new TableClock(
        control, deadlines, reserves.after(settled, now), away, rest, still, touched, outages);
  }

  /** What is left of a side's stock. */
  public Duration reserve(Side side) {
    return reserves.of(side);
  }

  /** Groups that begin at the same time are due at the same time. */
  private TableClock begun(List<Set<Seat>> groups, Deadlines kept, int actions, Instant now) {
    Duration stock = stock(reserves, groups.stream().flatMap(Set::stream).toList());
    List<Deadline> all = new ArrayList<>(kept.all());
    for (Set<Seat> group : groups) {
      Deadline anew = Deadline.begun(group, now, control.aMove().orElseThrow(), stock, actions);
      all.add(anew.frozen(absence(group), now));
    }
    return with(new Deadlines(all));
  }

  /** Until when a whole group is away: any one of it could act otherwise. */
  private Optional<Instant> absence(Set<Seat> group) {
    return away.keySet().containsAll(group)
        ? group.stream().map(away::get).min(Instant::compareTo)
        : Optional.empty();
  }

  /**
   * With those people away. Deadlines of groups that are away as a whole wait for them, and begin
   * afresh once they are back: whoever comes back to several tables is late at none of them.
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
      } else if (deadline.startsAfresh(now)) {
        Instant back = deadline.backSince(now);
        Deadline thawed = deadline.thawed(now);
        // What the group had drawn from its reserve before it went stays spent.
        left = left.after(List.of(thawed), back);
        Duration stock = stock(left, deadline.group());
        all.add(thawed.afresh(control.aMove().orElseThrow(), stock, back));
      } else {
        all.add(deadline.thawed(now));
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

  /** After outages of the bot that took so much time from everybody. */
  public TableClock given(Duration outage, int known) {
    TableClock shifted = rests() ? this : each(deadline -> deadline.shifted(outage));
    return new TableClock(
        control, shifted.deadlines, reserves, away, rest, owed, touched.plus(outage), known);
  }

  /** With so much time from now on for those who are late. */
  public TableClock given(Duration time, Instant now) {
    List<Deadline> late = deadlines.which(Deadline::expired);
    return charged(new Deadlines(deadlines.which(d -> !d.expired())), now)
        .each(deadline -> late.contains(deadline) ? deadline.given(time, now) : deadline);
  }

  /** Anew for a seat that somebody else has taken. */
  public TableClock anew(Seat seat, Instant now) {
    Duration whole = control.aMove().orElse(Duration.ZERO);
    return each(d -> d.concerns(seat) ? d.given(whole, now).frozen(absence(d.group()), now) : d);
  }

  /** With a reminder that those seats get later. */
  public TableClock owing(Map<Seat, Instant> seats) {
    return with(owed.and(seats));
  }

  /** The seats whose owed reminder can come now. */
  public Set<Seat> toPay(Instant now) {
    return owed.of(this::isAsked).due(now);
  }

  /** Without what is owed no longer: it has come, or nobody waits for those seats any more. */
  public TableClock paid(Instant now) {
    return with(owed.of(this::isAsked).paid(now));
  }

  /** Whether a seat is to move, or to decide what becomes of those who are late. */
  private boolean isAsked(Seat seat) {
    return deadlines.runs(seat) || decides(seat);
  }

  /** Whether others are late, so that this seat may decide what becomes of them. */
  public boolean decides(Seat seat) {
    return !late().isEmpty() && !late().contains(seat);
  }

  /** Whether those who decide about somebody late are to be reminded of that. */
  public boolean wantsDecision(Instant now) {
    return !rests() && !deadlines.which(d -> d.wantsDecision(now)).isEmpty();
  }

  private TableClock with(PostponedReminders owing) {
    return new TableClock(control, deadlines, reserves, away, rest, owing, touched, outages);
  }

  /** The same with reminders that are due marked as given. */
  public TableClock reminded(Instant now) {
    return with(deadlines.reminded(now));
  }

  /** The deadlines of those who are to move in time. */
  public List<Deadline> running() {
    return rests() ? List.of() : deadlines.which(d -> !d.expired());
  }

  /** The deadlines that want a reminder. */
  public List<Deadline> toRemind(Instant now) {
    return rests() ? List.of() : deadlines.which(d -> d.wantsReminder(now));
  }

  /** The deadlines whose time is up and about which nobody was asked. */
  public List<Deadline> over(Instant now) {
    return rests() ? List.of() : deadlines.which(d -> d.isOver(now));
  }

  /** Put off once, for that group, by an absence that was used by itself. */
  public TableClock spared(Set<Seat> group) {
    return with(deadlines.spared(group));
  }

  /** With that deadline past, so that the others decide. */
  public TableClock expired(Deadline deadline, Instant now) {
    return with(deadlines.expired(deadline, now));
  }

  /** Whether half of somebody's time is over and nobody has nudged them. */
  public boolean mayNudge(Instant now) {
    return deadlines.mayNudge(now);
  }

  /** With those nudged who are awaited. */
  public TableClock nudged() {
    return each(Deadline::nudgedNow);
  }

  /** The seats of groups that are late; nobody is while time stands still. */
  public Set<Seat> late() {
    return rests() ? Set.of() : deadlines.late();
  }

  /** When the first of those is due who are awaited; empty where time does not run. */
  public Optional<Instant> due() {
    return due(deadline -> true);
  }

  /** By when that seat, or another of its group, must have acted. */
  public Optional<Instant> due(Seat seat) {
    return due(deadline -> deadline.concerns(seat));
  }

  private Optional<Instant> due(Predicate<Deadline> test) {
    return rests() ? Optional.empty() : deadlines.due(test);
  }

  /** Whether time stands still. */
  public boolean rests() {
    return rest.filter(ClockPause::holds).isPresent();
  }

  /** After a seat has asked for a pause, or agreed to one; it begins when all have. */
  public TableClock pausing(Seat seat, Collection<Seat> all, Instant now) {
    ClockPause wish =
        rest.orElseGet(() -> new ClockPause(ClockPause.Kind.PROPOSED, Set.of(), now))
            .joinedBy(seat);
    return wish.wanted().containsAll(all)
        ? resting(ClockPause.Kind.PAUSED, now)
        : with(Optional.of(wish));
  }

  /** Put away, as nobody has touched the table for long. */
  public TableClock putAway(Instant now) {
    return resting(ClockPause.Kind.PUT_AWAY, now);
  }

  /** While nobody can play, as the channel is lost; a pause that was agreed on stays one. */
  public TableClock stranded(Instant now) {
    return rests() ? this : resting(ClockPause.Kind.STRANDED, now);
  }

  /** Once people can play again. */
  public TableClock returned(Instant now) {
    return rest.filter(r -> r.kind() == ClockPause.Kind.STRANDED).isPresent() ? goingOn(now) : this;
  }

  private TableClock resting(ClockPause.Kind kind, Instant now) {
    Instant since = rest.filter(ClockPause::holds).map(ClockPause::since).orElse(now);
    TableClock thawed = rests() ? this : each(d -> d.frozen(Optional.empty(), now));
    return thawed.with(Optional.of(new ClockPause(kind, Set.of(), since)));
  }

  /** Time goes on, or the wish for a pause is dropped. */
  public TableClock goingOn(Instant now) {
    if (!rests()) {
      return with(Optional.<ClockPause>empty());
    }
    Duration rested = Duration.between(rest.orElseThrow().since(), now);
    TableClock shifted = each(d -> d.shifted(rested)).with(Optional.<ClockPause>empty());
    return shifted.away(away, now);
  }

  /** Touched by somebody. */
  public TableClock touched(Instant now) {
    return new TableClock(control, deadlines, reserves, away, rest, owed, now, outages);
  }

  /** Once the game is over. */
  public TableClock stopped() {
    TableClock idle = opened(control, touched, outages);
    return new TableClock(
        control, idle.deadlines, reserves, idle.away, idle.rest, idle.owed, touched, outages);
  }

  /** When a game is to be put away unless somebody touches it. */
  public Instant forgotten() {
    return touched.plus(FORGOTTEN);
  }

  /** When something next happens by itself while the game is played. */
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
