package rookery.bot.store.row.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.ScoreComparison;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;

/** Stores the attempts of people at the deals of the days. */
public final class AttemptRows {
  private static final String COLUMNS =
      "SELECT actions, version, spoiled, began, ended, points, deal, practice FROM daily_attempts";

  public static final String FIND =
      COLUMNS + " WHERE person = ? AND day = ? AND deal = ? AND practice = ?";

  /** Selects the attempts of a person on one day. */
  public static final String OF_DAY = COLUMNS + " WHERE person = ? AND day = ? ORDER BY deal";

  static final String ADD =
      """
      INSERT INTO daily_attempts
        (person, day, deal, practice, actions, version, spoiled, began, ended, points)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (person, day, deal, practice) DO NOTHING
      """;

  /** Replaces the version before. */
  static final String CHANGE =
      """
      UPDATE daily_attempts
      SET actions = ?5, version = ?6, spoiled = ?7, began = ?8, ended = ?9, points = ?10
      WHERE person = ?1 AND day = ?2 AND deal = ?3 AND practice = ?4 AND version = ?6 - 1
      """;

  /** Counts the attempts that count, by their score. */
  public static final String FIELD =
      """
      SELECT count(*), sum(CASE WHEN points > ?3 THEN 1 ELSE 0 END),
             sum(CASE WHEN points = ?3 THEN 1 ELSE 0 END)
      FROM daily_attempts WHERE practice = 0 AND day = ?1 AND deal = ?2 AND points IS NOT NULL
      """;

  /** Selects the score at a place, lowest scores first. */
  public static final String IN_ORDER =
      """
      SELECT points FROM daily_attempts
      WHERE practice = 0 AND day = ? AND deal = ? AND points IS NOT NULL
      ORDER BY points LIMIT 1 OFFSET ?
      """;

  public static final String FINISHED =
      """
      SELECT DISTINCT day FROM daily_attempts
      WHERE person = ? AND day >= ? AND practice = 0 AND points IS NOT NULL
      """;

  private AttemptRows() {}

  /** Returns the stored attempt; empty if there is none. */
  public static Optional<DailyAttempt> find(Statements rows, DailyAttempt.Key key) {
    return rows.first(
        FIND,
        row -> attempt(row, key.person(), key.day()),
        key.person().id(),
        key.day().toEpochDay(),
        key.deal(),
        key.practice() ? 1 : 0);
  }

  /** Returns the attempts of a person on one day that are not practice. */
  public static List<DailyAttempt> of(Statements rows, Person person, LocalDate day) {
    return rows
        .list(OF_DAY, row -> attempt(row, person, day), person.id(), day.toEpochDay())
        .stream()
        .filter(attempt -> !attempt.key().practice())
        .toList();
  }

  private static DailyAttempt attempt(ResultSet row, Person person, LocalDate day)
      throws SQLException {
    long ended = row.getLong(5);
    boolean isOpen = row.wasNull();
    int points = row.getInt(6);
    boolean unscored = row.wasNull();
    return new DailyAttempt(
        new DailyAttempt.Key(person, day, row.getString(7), row.getInt(8) == 1),
        lines(row.getString(1)),
        row.getInt(2),
        row.getInt(3) == 1,
        NanoTimestamps.instant(row.getLong(4)),
        isOpen ? Optional.empty() : Optional.of(NanoTimestamps.instant(ended)),
        unscored ? Optional.empty() : Optional.of(points));
  }

  /** Returns the lines of a text; none if it is empty. */
  /** The actions of an attempt, or of a solution; none where nothing is kept. */
  public static List<String> lines(String text) {
    return text == null ? List.of() : text.lines().toList();
  }

  /** Stores an attempt; returns false if another version than the one before is stored. */
  public static boolean keep(Statements rows, DailyAttempt attempt) {
    DailyAttempt.Key key = attempt.key();
    return rows.update(
            attempt.version() == 1 ? ADD : CHANGE,
            key.person().id(),
            key.day().toEpochDay(),
            key.deal(),
            key.practice() ? 1 : 0,
            String.join("\n", attempt.actions()),
            attempt.version(),
            attempt.spoiled() ? 1 : 0,
            NanoTimestamps.of(attempt.began()),
            attempt.ended().map(NanoTimestamps::of).orElse(null),
            attempt.points().orElse(null))
        == 1;
  }

  /** Returns how a score compares with the attempts of a deal that count. */
  public static ScoreComparison field(Statements rows, LocalDate day, String deal, int points) {
    ScoreComparison counted =
        rows.first(
                FIELD,
                row ->
                    new ScoreComparison(
                        row.getInt(1), row.getInt(2), row.getInt(3), Optional.empty()),
                day.toEpochDay(),
                deal,
                points)
            .orElseThrow();
    Optional<Integer> median =
        rows.first(
            IN_ORDER,
            row -> row.getInt(1),
            day.toEpochDay(),
            deal,
            Math.max(0, counted.finished() - 1) / 2);
    return new ScoreComparison(counted.finished(), counted.better(), counted.equal(), median);
  }

  /** Returns the days on which a person finished an attempt that counts. */
  public static SortedSet<LocalDate> finished(Statements rows, Person person, LocalDate from) {
    return new TreeSet<>(
        rows.list(
            FINISHED, row -> LocalDate.ofEpochDay(row.getLong(1)), person.id(), from.toEpochDay()));
  }
}
