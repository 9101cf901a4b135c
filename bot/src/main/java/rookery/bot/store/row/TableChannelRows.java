package rookery.bot.store.row;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.TableLocation;

/** Finds the tables in a channel or thread, and where their messages are. */
public final class TableChannelRows {
  /** A seating names followers only if there are some. */
  static final String FOLLOWED_IN =
      """
      SELECT id FROM tables
      WHERE guild = ? AND stage = 'PLAYING' AND seating LIKE '%"followers"%' ORDER BY n
      """;

  static final String OPEN_IN =
      """
      SELECT id, n FROM tables
      WHERE channel = ?1 AND stage IN ('GATHERING', 'PLAYING')
      UNION ALL
      SELECT id, n FROM threads JOIN tables ON id = table_id
      WHERE thread = ?1 AND stage IN ('GATHERING', 'PLAYING')
      ORDER BY n DESC
      """;

  static final String LAST_OVER =
      """
      SELECT id FROM (
        SELECT id, changed FROM tables WHERE channel = ?1 AND stage = 'OVER'
        UNION ALL
        SELECT id, changed FROM threads JOIN tables ON id = table_id
        WHERE thread = ?1 AND stage = 'OVER') AS ended
      ORDER BY changed DESC LIMIT 1
      """;

  static final String POSTED = "SELECT id, guild, channel, live FROM tables WHERE id = ?";

  private TableChannelRows() {}

  /**
   * Where a table is played, and the messages posted there.
   *
   * @param live the messages that still show the table's state, as JSON
   */
  public record Posted(TableLocation place, String live) {
    /** Returns a channel or thread of the same server. */
    public TableLocation in(String channel) {
      return new TableLocation(place.guild(), channel);
    }
  }

  /** The games of that server that somebody follows, oldest first. */
  public static List<String> followedIn(Statements rows, String server) {
    return rows.list(FOLLOWED_IN, row -> row.getString(1), server);
  }

  /** Returns the tables of a channel or thread where play is not over, newest first. */
  public static List<String> openIn(Statements rows, String channel) {
    return rows.list(OPEN_IN, row -> row.getString(1), channel);
  }

  /** Returns the table of a channel whose game ended most recently. */
  public static Optional<String> lastOver(Statements rows, String channel) {
    return rows.first(LAST_OVER, row -> row.getString(1), channel);
  }

  /** Returns where these tables are played; tables that do not exist are left out. */
  public static Map<String, Posted> posted(Statements rows, List<String> ids) {
    Map<String, Posted> found = new HashMap<>();
    rows.listAll(
        POSTED,
        row ->
            found.put(
                row.getString(1),
                new Posted(
                    new TableLocation(row.getString(2), row.getString(3)), row.getString(4))),
        ids);
    return found;
  }
}
