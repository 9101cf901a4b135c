package rookery.bot.store.row.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import rookery.bot.preference.LeaderboardSchedule;
import rookery.bot.request.internal.leaderboard.ServerLeaderboards.Board;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;
import rookery.bot.table.message.MessageId;

/** When the board of the deals of each server is due, and which one stands there. */
public final class ServerLeaderboardRows {
  /** What happens within this time is told by one change. */
  static final Duration TOGETHER = Duration.ofSeconds(30);

  public static final String FIND =
      "SELECT version, next, day, message, set_by FROM daily_boards WHERE server = ?";

  /** Another channel has no board yet. */
  static final String SET =
      """
      INSERT INTO daily_boards (server, set_by, next, due, version) VALUES (?1, ?2, ?3, ?3, 1)
      ON CONFLICT (server) DO UPDATE
      SET set_by = ?2, next = ?3, due = ?3, version = daily_boards.version + 1,
          day = CASE WHEN ?4 = 1 THEN NULL ELSE daily_boards.day END,
          message = CASE WHEN ?4 = 1 THEN NULL ELSE daily_boards.message END
      """;

  static final String KEEP =
      """
      UPDATE daily_boards SET next = ?3, due = ?3, version = version + 1, day = ?4, message = ?5
      WHERE server = ?1 AND version = ?2
      """;

  private static final String DROP = "DELETE FROM daily_boards WHERE server = ?";

  /** In the same order for everybody, so that nobody waits for one another. */
  public static final String OF_PERSON =
      """
      SELECT daily_boards.server FROM daily_members
      JOIN daily_boards ON daily_boards.server = daily_members.server
      WHERE person = ? AND message IS NOT NULL ORDER BY daily_boards.server
      """;

  static final String CHANGE =
      """
      UPDATE daily_boards SET due = CASE WHEN due > ?2 THEN ?2 ELSE due END, version = version + 1
      WHERE server = ?1 AND message IS NOT NULL
      """;

  /** Few servers have boards, and few people are forgotten. */
  private static final String SET_BY =
      "SELECT server FROM daily_boards WHERE set_by = ? ORDER BY server";

  private static final String FORGET = "UPDATE daily_boards SET set_by = '' WHERE server = ?";

  private ServerLeaderboardRows() {}

  /** The board of a server. */
  public static Optional<Board> find(Statements rows, String server) {
    return rows.first(FIND, ServerLeaderboardRows::board, server);
  }

  private static Board board(ResultSet row) throws SQLException {
    int version = row.getInt(1);
    Instant next = NanoTimestamps.instant(row.getLong(2));
    long day = row.getLong(3);
    boolean isFirst = row.wasNull();
    long message = row.getLong(4);
    boolean isGone = row.wasNull();
    return new Board(
        version,
        next,
        isFirst ? Optional.empty() : Optional.of(LocalDate.ofEpochDay(day)),
        isGone ? Optional.empty() : Optional.of(new MessageId(message)),
        Optional.of(row.getString(5)).filter(id -> !id.isEmpty()).map(Person::new));
  }

  /** The server wants a board from now on, or at another hour or place. */
  public static void set(
      Statements rows,
      String server,
      LeaderboardSchedule board,
      Person by,
      boolean elsewhere,
      Instant now) {
    rows.update(
        SET, server, by.id(), NanoTimestamps.of(board.next(server, now)), elsewhere ? 1 : 0);
  }

  /** Saves a board; false if it has changed since it was found. */
  public static boolean keep(Statements rows, String server, Board board) {
    return rows.update(
            KEEP,
            server,
            board.version(),
            NanoTimestamps.of(board.next()),
            board.day().map(LocalDate::toEpochDay).orElse(null),
            board.message().map(MessageId::number).orElse(null))
        == 1;
  }

  /** The server has no board any more; false if it had none. */
  public static boolean drop(Statements rows, String server) {
    return rows.update(DROP, server) == 1;
  }

  /** What the boards tell of a person has changed. */
  public static void change(Statements rows, Person person, Instant now) {
    rows.list(OF_PERSON, row -> row.getString(1), person.id())
        .forEach(server -> change(rows, server, now));
  }

  /** What the board of a server tells has changed. */
  public static void change(Statements rows, String server, Instant now) {
    rows.update(CHANGE, server, NanoTimestamps.of(now.plus(TOGETHER)));
  }

  /** Forgets that a person has chosen channels, and has boards told without that person. */
  public static void forget(Statements rows, Person person, Instant now) {
    rows.list(SET_BY, row -> row.getString(1), person.id())
        .forEach(server -> rows.update(FORGET, server));
    change(rows, person, now);
  }
}
