package rookery.bot.request.internal;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import rookery.bot.clock.Absence;
import rookery.bot.clock.Deadline;
import rookery.bot.clock.Outage;
import rookery.bot.clock.TableClock;
import rookery.bot.clock.TimeControl.AtExpiry;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.time.ClockNoticePost;
import rookery.bot.post.time.OvertimePost;
import rookery.bot.post.time.ReminderPost;
import rookery.bot.preference.ReminderMode;
import rookery.bot.request.EveningReminders;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.RequestOutcome.Away;
import rookery.bot.request.StepContext;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableClockUpdate;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.match.PlayerDeclaration;

/**
 * Everything that is due at a table: time given back after outages, reminders, expired deadlines,
 * lapsed invitations, and tables to put away. It depends only on the table and the time records, so
 * that running again after a crash repeats no message.
 */
final class DueSteps {
  private final StepContext context;
  private final Instant now;
  private final List<OutgoingMessage> letters = new ArrayList<>();
  private final List<Away> away = new ArrayList<>();

  DueSteps(StepContext context) {
    this.context = context;
    this.now = context.now();
  }

  RequestOutcome at(Table table) {
    Table after =
        switch (table.stage()) {
          case GATHERING -> gathering(table);
          case PLAYING -> table.isOutdated() ? table : playing(table);
          default -> table;
        };
    return context.changedByTime(after, letters, away);
  }

  /** Lets invitations lapse and closes tables where nobody does anything. */
  private Table gathering(Table table) {
    if (!table.clock().forgotten().isAfter(now)) {
      return table.with(TableStage.CLOSED);
    }
    boolean lapsed = !table.clock().touched().plus(TableClockUpdate.INVITED).isAfter(now);
    if (lapsed && table.both().isPresent()) {
      // Nobody else could take the seat.
      return table.with(TableStage.CLOSED);
    }
    return lapsed ? table.gathering().lapsed() : table;
  }

  private Table playing(Table before) {
    TableClockUpdate timekeeping = new TableClockUpdate(context.timeRecords(), now);
    Table given = timekeeping.withOutagesReturned(before);
    Table table = timekeeping.updated(given);
    sayOutage(before, table);
    if (!table.clock().forgotten().isAfter(now)) {
      return table.with(table.clock().putAway(now));
    }
    Table after = remind(table);
    for (Deadline over : given.clock().over(now)) {
      after = after.stage() == TableStage.PLAYING ? late(after, over) : after;
    }
    return new EveningReminders(context.wishes(), now).planned(after);
  }

  private void sayOutage(Table before, Table table) {
    int known = before.clock().outages();
    if (table.clock().outages() > known && table.clock().due().isPresent()) {
      Duration lost = Outage.after(known, context.timeRecords().outages());
      say(table.address(), ClockNoticePost.outage(table, lost, now), table);
    }
  }

  /**
   * Sends reminders, but none to people on leave. Reminders in quiet hours are postponed.
   *
   * @return the table with reminders marked as sent or postponed
   */
  private Table remind(Table table) {
    TableClock clock = table.clock();
    if (clock.rests()) {
      return table;
    }
    Set<Seat> seats = new TreeSet<>(clock.postponedDue(now));
    clock.toRemind(now).forEach(deadline -> seats.addAll(reminded(table, deadline)));
    if (clock.wantsDecision(now)) {
      table.seats().stream().filter(clock::decides).forEach(seats::add);
    }
    seats.removeAll(clock.away().keySet());
    seats.removeIf(seat -> person(table, seat).isComputer());
    Map<Seat, Instant> later = new TreeMap<>();
    for (Seat seat : seats) {
      quietEnd(table, seat).ifPresent(end -> later.put(seat, end));
    }
    seats.removeAll(later.keySet());
    remindToDecide(table, people(table, seats, clock::decides));
    remindToMove(table, people(table, seats, seat -> !clock.decides(seat)));
    return table.with(clock.reminded(now).withoutDelivered(now).postponing(later));
  }

  /**
   * Until when a reminder waits; empty if it is given now. One that was planned for the evening is
   * given even if the quiet hours have begun meanwhile, because no other would come in time.
   */
  private Optional<Instant> quietEnd(Table table, Seat seat) {
    TableClock clock = table.clock();
    boolean planned = clock.postponedDue(now).contains(seat);
    return context
        .wishes()
        .of(person(table, seat))
        .hours()
        .quietEnd(now)
        .filter(end -> !(planned && clock.remindsLastBefore(end, seat)));
  }

  /** People who get one message a day are reminded only if that message may come too late. */
  private List<Seat> reminded(Table table, Deadline deadline) {
    boolean last = deadline.isLastReminder(now);
    return deadline.group().stream()
        .filter(seat -> last || context.wishes().of(person(table, seat)).notifiedAtOnce())
        .toList();
  }

  private static Set<Person> people(Table table, Set<Seat> seats, Predicate<Seat> which) {
    return seats.stream()
        .filter(which)
        .map(seat -> person(table, seat))
        .collect(Collectors.toSet());
  }

  private void remindToDecide(Table table, Set<Person> people) {
    List<Person> called = who(people, ReminderMode.CALL);
    if (!called.isEmpty()) {
      say(table.address(), OvertimePost.stillToDecide(table, called), table);
    }
    who(people, ReminderMode.DIRECT)
        .forEach(
            person ->
                say(
                    new MessageAddress.Direct(person),
                    OvertimePost.stillToDecide(table, person),
                    table));
  }

  private void remindToMove(Table table, Set<Person> people) {
    List<Person> called = who(people, ReminderMode.CALL);
    if (!called.isEmpty()) {
      say(table.address(), ReminderPost.there(table, called), table);
    }
    who(people, ReminderMode.DIRECT)
        .forEach(
            person ->
                say(new MessageAddress.Direct(person), ReminderPost.direct(table, person), table));
  }

  private List<Person> who(Set<Person> people, ReminderMode way) {
    return people.stream().sorted().filter(p -> context.wishes().of(p).reminding() == way).toList();
  }

  /**
   * @param over the deadline before leave was taken into account
   */
  private Table late(Table table, Deadline over) {
    Optional<Instant> spared = spared(table, over);
    if (spared.isPresent()) {
      return spared(table, over, spared.get());
    }
    return over(table, over).map(deadline -> expired(table, deadline)).orElse(table);
  }

  /**
   * Until when a late group can take leave automatically: for the time of one move, once for each
   * deadline, and only as much as every player has left this year.
   */
  private Optional<Instant> spared(Table table, Deadline over) {
    if (over.spared()) {
      return Optional.empty();
    }
    Optional<Instant> before = sparedBefore(table, over);
    // A player whose leave was just started at another table needs no second one.
    if (before.isPresent() || over(table, over).isEmpty()) {
      return before;
    }
    Duration wanted = max(table.clock().control().aMove().orElseThrow(), Absence.LEAST);
    Duration possible =
        over.group().stream()
            .map(seat -> Absence.left(absences(table, seat), now))
            .reduce(wanted, DueSteps::min);
    return Optional.of(now.plus(possible)).filter(u -> possible.compareTo(Absence.LEAST) >= 0);
  }

  /** The same deadline as it is now; empty if its group is on leave. */
  private Optional<Deadline> over(Table table, Deadline over) {
    return table.clock().over(now).stream()
        .filter(deadline -> deadline.group().equals(over.group()))
        .findFirst();
  }

  /** The end of leave that was saved before a crash while the table was not. */
  private Optional<Instant> sparedBefore(Table table, Deadline over) {
    return over.group().stream()
        .flatMap(seat -> absences(table, seat).stream())
        .filter(absence -> absence.byItself() && absence.since().equals(over.due()))
        .map(Absence::until)
        .findFirst();
  }

  private List<Absence> absences(Table table, Seat seat) {
    return context.timeRecords().absences(person(table, seat));
  }

  private Table spared(Table table, Deadline over, Instant until) {
    Map<Seat, Instant> all = new TreeMap<>(table.clock().away());
    for (Seat seat : over.group()) {
      // It begins when the move was due, so that it is the same if this runs again.
      away.add(new Away(person(table, seat), new Absence(over.due(), until, true)));
      all.put(seat, until);
    }
    say(table.address(), ClockNoticePost.spared(table, over.group(), until), table);
    return table.with(table.clock().spared(over.group()).away(all, now));
  }

  private Table expired(Table table, Deadline deadline) {
    if (table.clock().control().atExpiry() == AtExpiry.CLAIM) {
      Table asked = table.with(table.clock().expired(deadline, now));
      deadline.group().stream()
          .map(seat -> person(asked, seat))
          .filter(late -> !late.isComputer() && !asked.place().isDirect())
          .forEach(
              late ->
                  say(
                      new MessageAddress.Direct(late),
                      OvertimePost.yourTimeIsUp(asked, late),
                      asked));
      return asked;
    }
    Seat loser = deadline.group().iterator().next();
    Table lost = table.playing(match -> match.say(loser, PlayerDeclaration.FORFEIT));
    return new TableClockUpdate(context.timeRecords(), now).touched(Optional.of(table), lost);
  }

  private static Person person(Table table, Seat seat) {
    return table.seating().chairs().get(seat);
  }

  private static Duration max(Duration one, Duration other) {
    return one.compareTo(other) > 0 ? one : other;
  }

  private static Duration min(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  private void say(MessageAddress to, Post post, Table table) {
    letters.add(OutgoingMessage.sending(context.ids().get(), to, table.id(), post));
  }
}
