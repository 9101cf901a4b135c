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
import java.util.Locale;
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
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.bot.table.TimeRecords;

/**
 * What is due, who is away and when the bot was, in the database. Absences of a year and outages
 * are few, so they are at hand.
 */
@Singleton
public final class StoredTimeRecords implements TimeRecords, DueTimes, Heartbeats {
  private static final String FOUND =
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
      """;

  static final String DUE = FOUND + "ORDER BY 3 LIMIT ?2";

  /**
   * Takes what no process handles yet for one of them. That lasts for a minute, or until the
   * process is gone.
   */
  private static final String TAKE =
      "WITH found (what, id, due) AS (\n"
          + FOUND
          + """
          ), free AS (
            SELECT what, id, due FROM found WHERE NOT EXISTS (
              SELECT FROM rings JOIN processes ON processes.id = holder
              WHERE rings.what = found.what AND rings.id = found.id AND at = due
                AND rings.until > clock_timestamp())
            ORDER BY due LIMIT ?2)
          INSERT INTO rings AS r (what, id, at, holder, until)
          SELECT what, id, due, ?3, clock_timestamp() + interval '1 minute' FROM free
          ON CONFLICT (what, id) DO UPDATE
            SET at = excluded.at, holder = excluded.holder, until = excluded.until
            WHERE r.at <> excluded.at OR r.until < clock_timestamp()
              OR NOT EXISTS (SELECT FROM processes WHERE processes.id = r.holder)
          RETURNING what, id, at
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
          : database.keep(
              rows ->
                  rows.list(
                      TAKE, StoredTimeRecords::due, NanoTimestamps.of(now), most, me.getAsLong()));
    }
    return database.ask(
        rows -> rows.list(DUE, StoredTimeRecords::due, NanoTimestamps.of(now), most + known));
  }

  private static Due due(ResultSet row) throws SQLException {
    Kind kind = Kind.valueOf(row.getString(1).toUpperCase(Locale.ROOT));
    return new Due(kind, row.getString(2), NanoTimestamps.instant(row.getLong(3)));
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
