package rookery.bot.store.row;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import rookery.bot.store.json.NanoTimestamps;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Table;
import rookery.engine.match.Entry;

/** Stores what happened in each match, one row for each entry. Rows are added and never changed. */
public final class EntryRows {
  private static final String ADD =
      "INSERT INTO entries (table_id, n, at, line) VALUES (?, ?, ?, ?)";

  static final String LINES = "SELECT line FROM entries WHERE table_id = ? ORDER BY n";

  static final String DATES = "SELECT at FROM entries WHERE table_id = ? ORDER BY n";

  private EntryRows() {}

  /** Adds the entries that {@code after} has and {@code before} did not have. */
  static void write(Statements rows, Optional<Table> before, Table after, Instant now) {
    List<Entry> entries = entries(after);
    for (int n = before.map(EntryRows::entries).map(List::size).orElse(0);
        n < entries.size();
        n++) {
      rows.update(ADD, after.id(), n, NanoTimestamps.of(now), entries.get(n).line());
    }
  }

  private static List<Entry> entries(Table table) {
    return table.match().map(match -> match.record().entries()).orElse(List.of());
  }

  /** Returns when each entry of a table was made, in order. */
  public static List<Instant> dates(Statements rows, String table) {
    return rows.list(DATES, row -> NanoTimestamps.instant(row.getLong(1)), table);
  }

  static List<String> lines(Statements rows, String table) {
    return rows.list(LINES, row -> row.getString(1), table);
  }
}
