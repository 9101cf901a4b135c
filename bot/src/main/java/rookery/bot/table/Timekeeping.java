package rookery.bot.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import rookery.bot.clock.Absence;
import rookery.bot.clock.ClockUpdate;
import rookery.bot.clock.Outage;
import rookery.bot.clock.TableClock;
import rookery.bot.clock.TimeControl;
import rookery.engine.Seat;
import rookery.engine.match.Entry;
import rookery.engine.match.Match;

/**
 * Brings the clock of a table up to what has happened there and elsewhere.
 *
 * @param timeRecords who is away, and when the bot was
 * @param now the time
 * @param back who has just come back, whatever the almanac says
 */
public record Timekeeping(TimeRecords timeRecords, Instant now, Optional<Person> back) {
  public Timekeeping(TimeRecords timeRecords, Instant now) {
    this(timeRecords, now, Optional.empty());
  }

  /** The same where that person is back, who has just done something. */
  public Timekeeping whenBack(Person person) {
    return new Timekeeping(timeRecords, now, Optional.of(person));
  }

  /** So long an invitation stands. */
  public static final Duration INVITED = Duration.ofDays(7);

  /** So long a computer may take; one that takes longer was stopped, with the bot perhaps. */
  private static final Duration STALLED = Duration.ofSeconds(15);

  /** The clock of a table that opens now. */
  public TableClock opened(TimeControl control) {
    return TableClock.opened(control, now, Outage.last(timeRecords.outages()));
  }

  /** The table as it is now, though nobody has done anything. */
  public Table updated(Table table) {
    Table given = withOutagesReturned(table);
    return given.with(given.clock().away(away(given), now));
  }

  /** The table once it has been given back what it lost by outages. */
  public Table withOutagesReturned(Table table) {
    List<Outage> outages = timeRecords.outages();
    int known = table.clock().outages();
    int last = Outage.last(outages);
    return last > known
        ? table.with(table.clock().given(Outage.after(known, outages), last))
        : table;
  }

  private Map<Seat, Instant> away(Table table) {
    SortedMap<Seat, Instant> away = new TreeMap<>();
    table
        .seating()
        .chairs()
        .forEach(
            (seat, person) ->
                Absence.present(timeRecords.absences(person), now)
                    .filter(absence -> !back.equals(Optional.of(person)))
                    .ifPresent(absence -> away.put(seat, absence.until())));
    return away;
  }

  /** The table after somebody has done something there. */
  public Table touched(Optional<Table> before, Table after) {
    if (after.stage() == TableStage.OVER || after.stage() == TableStage.CLOSED) {
      return after.with(after.timing().stopped());
    }
    Table present = updated(after);
    Table played =
        present.match().isPresent() ? played(before.flatMap(Table::match), present) : present;
    return played.with(played.clock().touched(now));
  }

  private Table played(Optional<Match> before, Table begun) {
    Table after = before.isEmpty() ? begun.with(begun.timing().begun(now)) : begun;
    Match match = after.match().orElseThrow();
    Set<Seat> by = before.map(was -> acted(was, match)).orElse(Set.of());
    TableClock going =
        !by.isEmpty() && after.clock().rests() ? after.clock().resumed(now) : after.clock();
    boolean seen = before.filter(was -> was.revision() == match.revision()).isEmpty();
    ClockUpdate happened =
        new ClockUpdate(timed(after), seen ? by : Set.of(), actions(match.record().entries()));
    Table kept = after.with(going.rests() ? going : going.after(happened, now));
    // A computer only sits there until somebody comes back.
    TableTiming timing = kept.timing();
    for (Seat seat : by) {
      boolean computer = after.seating().chairs().get(seat).isComputer();
      timing = computer ? timing : timing.keeping(seat);
    }
    return kept.with(timing);
  }

  /** The groups that can be late: no computer is, and nobody who plays with computers alone. */
  private static List<Set<Seat>> timed(Table table) {
    Map<Seat, Person> chairs = table.seating().chairs();
    return table.seating().people() == 1
        ? List.of()
        : table.match().orElseThrow().awaited().stream()
            .filter(group -> group.stream().map(chairs::get).noneMatch(Person::isComputer))
            .toList();
  }

  private static Set<Seat> acted(Match before, Match match) {
    List<Entry> entries = match.record().entries();
    List<Entry> more = entries.subList(before.record().entries().size(), entries.size());
    return more.stream()
        .filter(entry -> entry instanceof Entry.Act)
        .map(entry -> ((Entry.Act) entry).by())
        .flatMap(id -> match.seats().stream().filter(seat -> seat.id().equals(id)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** How many actions a game has, those taken back not counted. */
  private static int actions(List<Entry> entries) {
    List<Integer> counts = new ArrayList<>(List.of(0));
    int count = 0;
    for (Entry entry : entries) {
      if (entry instanceof Entry.TakeBack back) {
        count = counts.get(back.keeps());
      } else if (entry instanceof Entry.Act) {
        count++;
      }
      counts.add(count);
    }
    return count;
  }

  /** When something next happens at the table by itself. */
  public static Optional<Instant> next(Table table) {
    return switch (table.stage()) {
      case GATHERING -> Optional.of(gathering(table));
      case PLAYING -> table.match().flatMap(match -> playing(table));
      case STRANDED, OVER, CLOSED -> Optional.empty();
    };
  }

  /** A computer acts by itself; it is looked after should it not have been able to. */
  private static Optional<Instant> playing(Table table) {
    Optional<Instant> next = table.clock().next();
    if (table.awaited().computers().isEmpty()) {
      return next;
    }
    Instant stalled = table.clock().touched().plus(STALLED);
    return Optional.of(next.filter(stalled::isAfter).orElse(stalled));
  }

  private static Instant gathering(Table table) {
    return table.seating().invited().isEmpty()
        ? table.clock().forgotten()
        : table.clock().touched().plus(INVITED);
  }
}
