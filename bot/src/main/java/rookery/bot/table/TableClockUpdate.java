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
 * Updates the clock of a table to what has happened there and elsewhere.
 *
 * @param back the person who has just come back, whatever the records say
 */
public record TableClockUpdate(TimeRecords timeRecords, Instant now, Optional<Person> back) {
  public TableClockUpdate(TimeRecords timeRecords, Instant now) {
    this(timeRecords, now, Optional.empty());
  }

  /** The same with that person back from leave, because they have just done something. */
  public TableClockUpdate whenBack(Person person) {
    return new TableClockUpdate(timeRecords, now, Optional.of(person));
  }

  /** How long an invitation stays open. */
  public static final Duration INVITED = Duration.ofDays(7);

  /** How long a computer can take. One that takes longer was interrupted, perhaps with the bot. */
  private static final Duration STALLED = Duration.ofSeconds(15);

  /** The clock of a new table. */
  public TableClock opened(TimeControl control) {
    return TableClock.opened(control, now, Outage.last(timeRecords.outages()));
  }

  /** The table with its clock updated, although nobody has done anything. */
  public Table updated(Table table) {
    Table given = withOutagesReturned(table);
    return given.with(given.clock().away(away(given), now));
  }

  /** The table with the time it lost through outages given back. */
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

  /** The table with its clock updated after somebody did something. */
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
    // A computer keeps a seat only until the person comes back, so the offer stays.
    TableTiming timing = kept.timing();
    for (Seat seat : by) {
      boolean computer = after.seating().chairs().get(seat).isComputer();
      timing = computer ? timing : timing.keeping(seat);
    }
    return kept.with(timing);
  }

  /**
   * The groups that can be late. Computers cannot, nor can a person who plays only with computers.
   */
  private static List<Set<Seat>> timed(Table table) {
    Map<Seat, Person> chairs = table.seating().chairs();
    return table.seating().people() == 1
        ? List.of()
        : table.awaited().groups().stream()
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

  /** The number of actions in a game, without those taken back. */
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

  /** When something next happens at the table without a request. */
  public static Optional<Instant> next(Table table) {
    return switch (table.stage()) {
      case GATHERING -> Optional.of(gathering(table));
      case PLAYING -> table.match().flatMap(match -> playing(table));
      case STRANDED, OVER, CLOSED -> Optional.empty();
    };
  }

  /** Includes the time at which to check on a computer that has not acted. */
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
