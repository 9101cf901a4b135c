package rookery.bot.store.row.people;

import java.time.LocalDate;
import java.util.List;
import rookery.bot.daily.DealResult;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;

/** What the people of a server have done with the deals of the days. */
public final class MemberResultRows {
  /** Who has not asked for the deals there for so many days is no longer listed. */
  private static final int REMEMBERED = 31;

  private static final String FINISHED =
      """
      FROM daily_members JOIN daily_attempts ON daily_attempts.person = daily_members.person
      WHERE server = ? AND daily_members.day >= ? AND daily_attempts.day >= ?
        AND daily_attempts.day <= ? AND practice = 0 AND points IS NOT NULL
      """;

  public static final String RESULTS =
      "SELECT daily_attempts.person, daily_attempts.day, deal, points " + FINISHED;

  /** It reads neither what was scored nor at what. */
  public static final String PLAYERS =
      "SELECT daily_attempts.person "
          + FINISHED
          + "GROUP BY daily_attempts.person ORDER BY min(ended), daily_attempts.person";

  private MemberResultRows() {}

  /** What they scored on those days, both included. */
  public static List<DealResult> results(
      Statements rows, String server, LocalDate first, LocalDate last) {
    return rows.list(
        RESULTS,
        row ->
            new DealResult(
                new Person(row.getString(1)),
                LocalDate.ofEpochDay(row.getLong(2)),
                row.getString(3),
                row.getInt(4)),
        server,
        last.toEpochDay() - REMEMBERED,
        first.toEpochDay(),
        last.toEpochDay());
  }

  /** Who has finished a deal of a day, those first who did so first. */
  public static List<Person> players(Statements rows, String server, LocalDate day) {
    return rows.list(
        PLAYERS,
        row -> new Person(row.getString(1)),
        server,
        day.toEpochDay() - REMEMBERED,
        day.toEpochDay(),
        day.toEpochDay());
  }
}
