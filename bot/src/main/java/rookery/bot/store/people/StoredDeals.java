package rookery.bot.store.people;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DailyStore;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealResult;
import rookery.bot.daily.DealSearch;
import rookery.bot.daily.ScoreComparison;
import rookery.bot.deal.DealSecret;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.store.Database;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.row.people.AttemptRows;
import rookery.bot.store.row.people.MemberResultRows;
import rookery.bot.store.row.people.ServerLeaderboardRows;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.engine.solo.SoloSolver;

/** The deals of the days in the database; a day that has begun is at hand. */
@Singleton
public final class StoredDeals implements DailyStore {
  /** Selects a day, and the number that it has among all days. */
  public static final String FIND =
      """
      SELECT day - (SELECT min(day) FROM daily_days) + 1, secret, puzzle, made
      FROM daily_days WHERE day = ?
      """;

  private static final String FIRST = "SELECT min(day) FROM daily_days";

  private static final String LAST = "SELECT max(day) FROM daily_days";

  private static final String ADD =
      """
      INSERT INTO daily_days (day, secret, puzzle, made) VALUES (?, ?, '', ?)
      ON CONFLICT (day) DO NOTHING
      """;

  private static final String SETTLE =
      "UPDATE daily_days SET puzzle = ? WHERE day = ? AND puzzle = ''";

  private static final String PUZZLE = "SELECT puzzle FROM daily_days WHERE day = ?";

  private static final String VISIT =
      """
      INSERT INTO daily_members (server, person, day) VALUES (?, ?, ?)
      ON CONFLICT (server, person) DO UPDATE SET day = excluded.day
      WHERE daily_members.day < excluded.day
      """;

  public static final String SEARCH =
      "SELECT club, best, line FROM daily_searches WHERE day = ? AND deal = ?";

  private static final String ADD_SEARCH =
      """
      INSERT INTO daily_searches (day, deal, begun) VALUES (?, ?, 0)
      ON CONFLICT (day, deal) DO NOTHING
      """;

  /** The deals that people play today come before those of older days. */
  public static final String NEXT_SEARCH =
      """
      SELECT day, deal FROM daily_searches WHERE best IS NULL AND day <= ? AND begun <= ?
      ORDER BY day DESC, deal LIMIT 1
      """;

  private static final String BEGIN =
      """
      UPDATE daily_searches SET begun = ?4
      WHERE day = ?1 AND deal = ?2 AND best IS NULL AND begun <= ?3
      """;

  private static final String KEEP =
      "UPDATE daily_searches SET club = ?3, best = ?4, line = ?5 WHERE day = ?1 AND deal = ?2";

  private final Database database;
  private final Clock clock;
  private final RequestRandomSource randomSource;
  private volatile Optional<LocalDate> opened = Optional.empty();

  @Inject
  public StoredDeals(Database database, Clock clock, RequestRandomSource randomSource) {
    this.database = database;
    this.clock = clock;
    this.randomSource = randomSource;
  }

  @Override
  public DealDay open(LocalDate day) {
    if (opened.filter(day::equals).isEmpty()) {
      Instant now = clock.instant();
      DealSecret first = DealSecret.of(randomSource.seed());
      DealSecret second = DealSecret.of(randomSource.seed());
      database.alter(
          rows -> {
            add(rows, day, first, now);
            add(rows, day.plusDays(1), second, now);
          });
      opened = Optional.of(day);
    }
    return find(day).orElseThrow();
  }

  private static void add(Statements rows, LocalDate day, DealSecret secret, Instant now) {
    rows.update(ADD, day.toEpochDay(), secret.hex(), NanoTimestamps.of(now));
    DailyDeal.all().stream()
        .filter(deal -> deal.solo().isPresent())
        .forEach(deal -> rows.update(ADD_SEARCH, day.toEpochDay(), deal.id()));
  }

  @Override
  public Optional<DealDay> find(LocalDate day) {
    return database.ask(rows -> rows.first(FIND, row -> day(row, day), day.toEpochDay()));
  }

  private static DealDay day(ResultSet row, LocalDate day) throws SQLException {
    return new DealDay(
        day,
        row.getInt(1),
        DealSecret.parse(row.getString(2)),
        row.getString(3),
        NanoTimestamps.instant(row.getLong(4)));
  }

  @Override
  public Optional<LocalDate> first() {
    return edge(FIRST);
  }

  @Override
  public Optional<LocalDate> last() {
    return edge(LAST);
  }

  private Optional<LocalDate> edge(String sql) {
    return database
        .ask(rows -> rows.first(sql, row -> number(row, 1)))
        .flatMap(found -> found)
        .map(LocalDate::ofEpochDay);
  }

  @Override
  public String settlePuzzle(LocalDate day, String puzzle) {
    return database.keep(
        rows -> {
          rows.update(SETTLE, puzzle, day.toEpochDay());
          return rows.first(PUZZLE, row -> row.getString(1), day.toEpochDay()).orElseThrow();
        });
  }

  @Override
  public Optional<DailyAttempt> attempt(DailyAttempt.Key key) {
    return database.ask(rows -> AttemptRows.find(rows, key));
  }

  @Override
  public List<DailyAttempt> attempts(Person person, LocalDate day) {
    return database.ask(rows -> AttemptRows.of(rows, person, day));
  }

  @Override
  public boolean keep(DailyAttempt attempt) {
    return database.keep(
        rows -> {
          boolean kept = AttemptRows.keep(rows, attempt);
          if (kept && attempt.isCounted()) {
            ServerLeaderboardRows.change(rows, attempt.key().person(), clock.instant());
          }
          return kept;
        });
  }

  @Override
  public ScoreComparison field(LocalDate day, String deal, int points) {
    return database.ask(rows -> AttemptRows.field(rows, day, deal, points));
  }

  @Override
  public SortedSet<LocalDate> finished(Person person, LocalDate from) {
    return database.ask(rows -> AttemptRows.finished(rows, person, from));
  }

  @Override
  public void visit(String server, Person person, LocalDate day) {
    database.alter(
        rows -> {
          boolean isNew = rows.update(VISIT, server, person.id(), day.toEpochDay()) == 1;
          if (isNew && !AttemptRows.finished(rows, person, day).isEmpty()) {
            ServerLeaderboardRows.change(rows, server, clock.instant());
          }
        });
  }

  @Override
  public List<DealResult> results(String server, LocalDate first, LocalDate last) {
    return database.ask(rows -> MemberResultRows.results(rows, server, first, last));
  }

  @Override
  public List<Person> players(String server, LocalDate day) {
    return database.ask(rows -> MemberResultRows.players(rows, server, day));
  }

  @Override
  public DealSearch search(LocalDate day, String deal) {
    return database
        .ask(rows -> rows.first(SEARCH, StoredDeals::search, day.toEpochDay(), deal))
        .orElse(DealSearch.NOTHING);
  }

  private static DealSearch search(ResultSet row) throws SQLException {
    Optional<Integer> club = number(row, 1);
    Optional<Integer> best = number(row, 2);
    String line = row.getString(3);
    return new DealSearch(
        club, best.map(score -> new SoloSolver.Found(score, AttemptRows.lines(line))));
  }

  private static Optional<Integer> number(ResultSet row, int column) throws SQLException {
    int number = row.getInt(column);
    return row.wasNull() ? Optional.empty() : Optional.of(number);
  }

  @Override
  public Optional<DealSearch.Job> claim(LocalDate today) {
    Instant begun = clock.instant();
    long now = NanoTimestamps.of(begun);
    long before = NanoTimestamps.of(begun.minus(LEASE));
    return database.keep(
        rows ->
            rows.first(NEXT_SEARCH, StoredDeals::job, today.toEpochDay(), before)
                .filter(
                    job ->
                        rows.update(BEGIN, job.day().toEpochDay(), job.deal(), before, now) == 1));
  }

  private static DealSearch.Job job(ResultSet row) throws SQLException {
    return new DealSearch.Job(LocalDate.ofEpochDay(row.getLong(1)), row.getString(2));
  }

  @Override
  public void keep(DealSearch.Job job, DealSearch found) {
    database.alter(
        rows ->
            rows.update(
                KEEP,
                job.day().toEpochDay(),
                job.deal(),
                found.club().orElse(null),
                found.best().map(SoloSolver.Found::score).orElse(null),
                found.best().map(best -> String.join("\n", best.actions())).orElse(null)));
  }
}
