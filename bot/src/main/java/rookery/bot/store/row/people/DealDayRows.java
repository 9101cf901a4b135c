package rookery.bot.store.row.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import rookery.bot.daily.DealDay;
import rookery.bot.daily.DealSearch;
import rookery.bot.deal.DealSecret;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.engine.solo.SoloSolver;

/**
 * Stores the days of the deals that are the same for everyone, and how well computers play them.
 */
public final class DealDayRows {
  /** Selects a day, and the number that it has among all days. */
  public static final String FIND =
      """
      SELECT day - (SELECT min(day) FROM daily_days) + 1, secret, puzzle, made
      FROM daily_days WHERE day = ?
      """;

  static final String FIRST = "SELECT min(day) FROM daily_days";

  static final String LAST = "SELECT max(day) FROM daily_days";

  static final String ADD =
      """
      INSERT INTO daily_days (day, secret, puzzle, made) VALUES (?, ?, '', ?)
      ON CONFLICT (day) DO NOTHING
      """;

  static final String SETTLE = "UPDATE daily_days SET puzzle = ? WHERE day = ? AND puzzle = ''";

  static final String PUZZLE = "SELECT puzzle FROM daily_days WHERE day = ?";

  static final String VISIT =
      """
      INSERT INTO daily_members (server, person, day) VALUES (?, ?, ?)
      ON CONFLICT (server, person) DO UPDATE SET day = excluded.day
      WHERE daily_members.day < excluded.day
      """;

  public static final String SEARCH =
      "SELECT club, best, line FROM daily_searches WHERE day = ? AND deal = ?";

  static final String ADD_SEARCH =
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

  static final String BEGIN =
      """
      UPDATE daily_searches SET begun = ?4
      WHERE day = ?1 AND deal = ?2 AND best IS NULL AND begun <= ?3
      """;

  static final String KEEP =
      "UPDATE daily_searches SET club = ?3, best = ?4, line = ?5 WHERE day = ?1 AND deal = ?2";

  private DealDayRows() {}

  /** Returns a day; empty if it has no secret yet. */
  public static Optional<DealDay> find(Statements rows, LocalDate day) {
    return rows.first(FIND, row -> day(row, day), day.toEpochDay());
  }

  private static DealDay day(ResultSet row, LocalDate day) throws SQLException {
    return new DealDay(
        day,
        row.getInt(1),
        DealSecret.parse(row.getString(2)),
        row.getString(3),
        NanoTimestamps.instant(row.getLong(4)));
  }

  /** Returns the first day that has a secret. */
  public static Optional<LocalDate> first(Statements rows) {
    return edge(rows, FIRST);
  }

  /** Returns the last day that has a secret. */
  public static Optional<LocalDate> last(Statements rows) {
    return edge(rows, LAST);
  }

  private static Optional<LocalDate> edge(Statements rows, String sql) {
    return rows.first(sql, row -> number(row, 1))
        .flatMap(found -> found)
        .map(LocalDate::ofEpochDay);
  }

  /** Gives a day its secret, unless it has one. */
  public static void add(Statements rows, LocalDate day, DealSecret secret, Instant now) {
    rows.update(ADD, day.toEpochDay(), secret.hex(), NanoTimestamps.of(now));
  }

  /** Gives a day its puzzle, unless it has one, and returns the one that it has then. */
  public static String settle(Statements rows, LocalDate day, String puzzle) {
    rows.update(SETTLE, puzzle, day.toEpochDay());
    return rows.first(PUZZLE, row -> row.getString(1), day.toEpochDay()).orElseThrow();
  }

  /**
   * Stores that a person asked for the deals in a server; returns false if it was stored that day.
   */
  public static boolean visit(Statements rows, String server, Person person, LocalDate day) {
    return rows.update(VISIT, server, person.id(), day.toEpochDay()) == 1;
  }

  /** Returns how well computers have played a deal. */
  public static DealSearch search(Statements rows, LocalDate day, String deal) {
    return rows.first(SEARCH, DealDayRows::search, day.toEpochDay(), deal)
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

  /** Adds a deal to those that a computer must search. */
  public static void addSearch(Statements rows, LocalDate day, String deal) {
    rows.update(ADD_SEARCH, day.toEpochDay(), deal);
  }

  /** Claims and returns a deal to search that no other process searches now. */
  public static Optional<DealSearch.Job> claim(
      Statements rows, LocalDate today, Instant now, Instant lapsed) {
    long before = NanoTimestamps.of(lapsed);
    return rows.first(
            NEXT_SEARCH,
            row -> new DealSearch.Job(LocalDate.ofEpochDay(row.getLong(1)), row.getString(2)),
            today.toEpochDay(),
            before)
        .filter(
            job ->
                rows.update(
                        BEGIN, job.day().toEpochDay(), job.deal(), before, NanoTimestamps.of(now))
                    == 1);
  }

  /** Stores the best play of a deal found so far. */
  public static void keep(Statements rows, DealSearch.Job job, DealSearch found) {
    rows.update(
        KEEP,
        job.day().toEpochDay(),
        job.deal(),
        found.club().orElse(null),
        found.best().map(SoloSolver.Found::score).orElse(null),
        found.best().map(best -> String.join("\n", best.actions())).orElse(null));
  }
}
