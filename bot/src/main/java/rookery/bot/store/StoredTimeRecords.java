package rookery.bot.store;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import rookery.bot.clock.Absence;
import rookery.bot.clock.DueTimes;
import rookery.bot.clock.Heartbeats;
import rookery.bot.clock.Outage;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.row.DueClaimRows;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.bot.table.TimeRecords;

/**
 * What is due, who is away and when the bot was, in the database. Absences of a year and outages
 * are few, so they are at hand.
 */
@Singleton
public final class StoredTimeRecords implements TimeRecords, DueTimes, Heartbeats {
  static final String DUE =
      """
      SELECT 'table', id, due FROM tables WHERE due IS NOT NULL AND due <= ?1
      UNION ALL
      SELECT 'person', person, due FROM daily WHERE due <= ?1
      UNION ALL
      SELECT 'season', id, min(due) FROM (
        SELECT id, due FROM seasons WHERE due IS NOT NULL AND due <= ?1
        UNION ALL
        SELECT season, fresh FROM season_games WHERE fresh IS NOT NULL AND fresh <= ?1) AS changing
      GROUP BY id
      UNION ALL
      SELECT 'server', server, due FROM daily_boards WHERE due <= ?1
      UNION ALL
      SELECT 'board', kind || ' ' || server, due FROM kept_boards WHERE due <= ?1
      ORDER BY 3 LIMIT ?2
      """;

  private static final Duration KEPT = Duration.ofDays(400);

  private static final String ABSENCES =
      "SELECT person, since, until, by_itself FROM absences WHERE until > ? ORDER BY since";

  private static final String OF_PERSON =
      """
      SELECT person, since, until, by_itself FROM absences
      WHERE person = ? AND until > ? ORDER BY since
      """;

  private static final String KEEP =
      """
      INSERT INTO absences (person, since, until, by_itself) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (person, since) DO UPDATE SET until = ?3
      """;

  static final String STIR =
      """
      UPDATE tables SET due = ?1
      WHERE id IN (SELECT table_id FROM standings WHERE person = ?2) AND due IS NOT NULL
      """;

  private static final String FORGET = "DELETE FROM absences WHERE person = ?";

  private static final String STIR_ALL = "UPDATE tables SET due = ? WHERE due IS NOT NULL";

  private static final String OUTAGES = "SELECT n, lost FROM outages ORDER BY n";

  private static final String OUTAGE = "INSERT INTO outages (n, lost) VALUES (?, ?)";

  private static final String LAST = "SELECT at FROM heartbeat";

  private static final String FIRST_BEAT = "INSERT INTO heartbeat (at) VALUES (?)";

  private static final String BEAT = "UPDATE heartbeat SET at = ?";

  private final Database database;
  private final Clock clock;
  private final Map<Person, List<Absence>> absences = new ConcurrentHashMap<>();
  private final List<Outage> outages = new CopyOnWriteArrayList<>();

  @Inject
  public StoredTimeRecords(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
    outages.addAll(database.ask(StoredTimeRecords::outages));
    database.ask(this::readAbsences);
  }

  private static List<Outage> outages(Statements rows) {
    return rows.list(OUTAGES, row -> new Outage(row.getInt(1), Duration.ofNanos(row.getLong(2))));
  }

  private static Absence absence(ResultSet row) throws SQLException {
    return new Absence(
        NanoTimestamps.instant(row.getLong(2)),
        NanoTimestamps.instant(row.getLong(3)),
        row.getBoolean(4));
  }

  private boolean readAbsences(Statements rows) {
    long from = NanoTimestamps.of(clock.instant().minus(KEPT));
    return rows.list(ABSENCES, row -> remember(new Person(row.getString(1)), absence(row)), from)
        .isEmpty();
  }

  /** The one that began at the same time is the same. */
  private boolean remember(Person person, Absence absence) {
    absences.merge(
        person,
        List.of(absence),
        (known, more) -> {
          List<Absence> all = new ArrayList<>(known);
          all.removeIf(other -> other.since().equals(absence.since()));
          all.addAll(more);
          return List.copyOf(all);
        });
    return true;
  }

  @Override
  public List<Absence> absences(Person person) {
    long from = NanoTimestamps.of(clock.instant().minus(KEPT));
    return database.isShared()
        ? database.ask(rows -> rows.list(OF_PERSON, StoredTimeRecords::absence, person.id(), from))
        : absences.getOrDefault(person, List.of());
  }

  @Override
  public List<Outage> outages() {
    return database.isShared() ? database.ask(StoredTimeRecords::outages) : outages;
  }

  @Override
  public void keep(Person person, Absence absence) {
    if (absences(person).contains(absence)) {
      return;
    }
    database.keep(
        rows -> {
          rows.update(
              KEEP,
              person.id(),
              NanoTimestamps.of(absence.since()),
              NanoTimestamps.of(absence.until()),
              absence.byItself() ? 1 : 0);
          return rows.update(STIR, NanoTimestamps.of(clock.instant()), person.id());
        });
    remember(person, absence);
  }

  @Override
  public void forget(Person person) {
    database.keep(rows -> rows.update(FORGET, person.id()));
    absences.remove(person);
  }

  @Override
  public List<Due> due(Instant now, int most, int known) {
    if (database.isShared()) {
      OptionalLong me = database.member().sureFor(Duration.ZERO);
      return me.isEmpty()
          ? List.of()
          : database.keep(rows -> DueClaimRows.take(rows, me.getAsLong(), now, most));
    }
    return database.ask(
        rows ->
            rows.list(
                DUE,
                row ->
                    Due.of(
                        row.getString(1), row.getString(2), NanoTimestamps.instant(row.getLong(3))),
                NanoTimestamps.of(now),
                most + known));
  }

  @Override
  public Optional<Instant> last() {
    return database.ask(rows -> rows.first(LAST, row -> NanoTimestamps.instant(row.getLong(1))));
  }

  @Override
  public void beat(Instant now) {
    database.keep(
        rows ->
            rows.update(BEAT, NanoTimestamps.of(now)) == 0
                ? rows.update(FIRST_BEAT, NanoTimestamps.of(now))
                : 0);
  }

  @Override
  public synchronized void giveBack(Duration lost) {
    if (database.isShared()) {
      database.alter(rows -> giveBack(rows, lost));
      return;
    }
    Outage outage = new Outage(Outage.last(outages) + 1, lost);
    database.keep(
        rows -> {
          rows.update(OUTAGE, outage.number(), lost.toNanos());
          return rows.update(STIR_ALL, NanoTimestamps.of(clock.instant()));
        });
    outages.add(outage);
  }

  /** Only what nobody was there for, and once, though each process gives back what it lost. */
  private void giveBack(Statements rows, Duration lost) {
    rows.hold(Set.of("outages"));
    Instant now = clock.instant();
    Duration unheard =
        rows.first(LAST, row -> Duration.between(NanoTimestamps.instant(row.getLong(1)), now))
            .orElse(lost);
    if (unheard.abs().compareTo(Outage.LEAST) >= 0) {
      int number = Outage.last(outages(rows)) + 1;
      rows.update(OUTAGE, number, (lost.compareTo(unheard) > 0 ? unheard : lost).toNanos());
      rows.update(STIR_ALL, NanoTimestamps.of(now));
      rows.update(BEAT, NanoTimestamps.of(now));
    }
  }
}
