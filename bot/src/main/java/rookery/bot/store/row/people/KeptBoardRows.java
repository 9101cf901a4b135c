package rookery.bot.store.row.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import rookery.bot.result.BoardKind;
import rookery.bot.result.KeptBoard;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.message.MessageId;

/** Stores which messages are kept up in channels of servers, and what stands there. */
public final class KeptBoardRows {
  public static final String FIND =
      """
      SELECT kind, server, channel, message, shown, due FROM kept_boards
      WHERE kind = ? AND server = ?
      """;

  private static final String PUT =
      """
      INSERT INTO kept_boards (kind, server, channel, message, shown, due)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT (kind, server) DO UPDATE SET channel = ?3, message = ?4, shown = ?5, due = ?6
      """;

  private static final String KEEP =
      """
      UPDATE kept_boards SET message = ?5, shown = ?6, due = ?7
      WHERE kind = ?1 AND server = ?2 AND channel = ?3 AND due = ?4
      """;

  private static final String END = "DELETE FROM kept_boards WHERE kind = ? AND server = ?";

  private KeptBoardRows() {}

  /** The board of that key, if its server wants one. */
  public static Optional<KeptBoard> find(Statements rows, KeptBoard.Key key) {
    return rows.first(FIND, KeptBoardRows::board, key.kind().id(), key.server());
  }

  private static KeptBoard board(ResultSet row) throws SQLException {
    long message = row.getLong("message");
    Optional<MessageId> sent =
        row.wasNull() ? Optional.empty() : Optional.of(new MessageId(message));
    return new KeptBoard(
        new KeptBoard.Key(BoardKind.of(row.getString("kind")), row.getString("server")),
        row.getString("channel"),
        sent,
        row.getString("shown"),
        NanoTimestamps.instant(row.getLong("due")));
  }

  /** Sets the board of a server. */
  public static void put(Statements rows, KeptBoard board) {
    rows.update(
        PUT,
        board.key().kind().id(),
        board.key().server(),
        board.channel(),
        board.message().map(MessageId::number).orElse(null),
        board.shown(),
        NanoTimestamps.of(board.due()));
  }

  /** Changes a board; returns false if it is no longer as {@code before}. */
  public static boolean keep(Statements rows, KeptBoard before, KeptBoard after) {
    int kept =
        rows.update(
            KEEP,
            before.key().kind().id(),
            before.key().server(),
            before.channel(),
            NanoTimestamps.of(before.due()),
            after.message().map(MessageId::number).orElse(null),
            after.shown(),
            NanoTimestamps.of(after.due()));
    return kept == 1;
  }

  /** Removes the board of that key. */
  public static void end(Statements rows, KeptBoard.Key key) {
    rows.update(END, key.kind().id(), key.server());
  }
}
