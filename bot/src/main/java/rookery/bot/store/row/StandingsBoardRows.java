package rookery.bot.store.row;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import rookery.bot.result.StandingsBoard;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.MessageId;

/** Stores where servers want their standings, and what stands there. */
public final class StandingsBoardRows {
  public static final String FIND =
      "SELECT server, channel, message, shown, due FROM standings_boards WHERE server = ?";

  private static final String PUT =
      """
      INSERT INTO standings_boards (server, channel, message, shown, due) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (server) DO UPDATE SET channel = ?2, message = ?3, shown = ?4, due = ?5
      """;

  private static final String KEEP =
      """
      UPDATE standings_boards SET message = ?4, shown = ?5, due = ?6
      WHERE server = ?1 AND channel = ?2 AND due = ?3
      """;

  private static final String END = "DELETE FROM standings_boards WHERE server = ?";

  private StandingsBoardRows() {}

  /** The board of a server, if it wants one. */
  public static Optional<StandingsBoard> find(Statements rows, String server) {
    return rows.first(FIND, StandingsBoardRows::board, server);
  }

  private static StandingsBoard board(ResultSet row) throws SQLException {
    long message = row.getLong("message");
    Optional<MessageId> sent =
        row.wasNull() ? Optional.empty() : Optional.of(new MessageId(message));
    return new StandingsBoard(
        row.getString("server"),
        row.getString("channel"),
        sent,
        row.getString("shown"),
        NanoTimestamps.instant(row.getLong("due")));
  }

  /** Sets the board of a server. */
  public static void put(Statements rows, StandingsBoard board) {
    rows.update(
        PUT,
        board.server(),
        board.channel(),
        board.message().map(MessageId::number).orElse(null),
        board.shown(),
        NanoTimestamps.of(board.due()));
  }

  /** Changes a board; returns false if it is no longer as {@code before}. */
  public static boolean keep(Statements rows, StandingsBoard before, StandingsBoard after) {
    int kept =
        rows.update(
            KEEP,
            before.server(),
            before.channel(),
            NanoTimestamps.of(before.due()),
            after.message().map(MessageId::number).orElse(null),
            after.shown(),
            NanoTimestamps.of(after.due()));
    return kept == 1;
  }

  /** Removes the board of a server. */
  public static void end(Statements rows, String server) {
    rows.update(END, server);
  }
}
