package rookery.bot.store.row;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.TableLocation;

/** The tables in a channel or thread, and where their messages are. */
public final class TableChannelRows {
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
        WHERE thread = ?1 AND stage = 'OVER')
      ORDER BY changed DESC LIMIT 1
      """;

  static final String POSTED = "SELECT id, guild, channel, live FROM tables WHERE id = ?";

  private TableChannelRows() {}

  /**
   * What has been posted of a table.
   *
   * @param live its messages that still speak, in JSON
   */
  public record Posted(TableLocation place, String live) {
    /** A channel or thread of the same server. */
    public TableLocation in(String channel) {
      return new TableLocation(place.guild(), channel);
    }
  }

  /** The tables of a channel or thread where play is not over, the newest first. */
  public static List<String> openIn(Statements rows, String channel) {
    return rows.list(OPEN_IN, row -> row.getString(1), channel);
  }

  /** The table of a channel whose game ended last. */
  public static Optional<String> lastOver(Statements rows, String channel) {
    return rows.first(LAST_OVER, row -> row.getString(1), channel);
  }

  /** Those of these tables that there are, as far as it takes to know where they are played. */
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
