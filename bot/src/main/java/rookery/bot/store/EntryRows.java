package rookery.bot.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import rookery.bot.table.Table;
import rookery.engine.match.Entry;

/** What happened in the matches, one row each; rows are added and never changed. */
final class EntryRows {
  private static final String ADD =
      """
      INSERT INTO entries (table_id, n, at, line) VALUES (:table, :n, :at, :line)
      """;

  private static final String LINES =
      """
      SELECT line FROM entries WHERE table_id = :table ORDER BY n
      """;

  private EntryRows() {}

  /** Adds the entries that {@code before} did not have. */
  static void write(Handle rows, Optional<Table> before, Table after, Instant now) {
    List<Entry> entries = entries(after);
    for (int n = before.map(EntryRows::entries).map(List::size).orElse(0);
        n < entries.size();
        n++) {
      rows.createUpdate(ADD)
          .bind("table", after.id())
          .bind("n", n)
          .bind("at", Nanos.of(now))
          .bind("line", entries.get(n).line())
          .execute();
    }
  }

  private static List<Entry> entries(Table table) {
    return table.match().map(match -> match.record().entries()).orElse(List.of());
  }

  static List<String> lines(Handle rows, String table) {
    return rows.createQuery(LINES).bind("table", table).mapTo(String.class).list();
  }
}
