package rookery.bot.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import rookery.bot.progress.Progress;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.vitals.Telemetry;

/**
 * How long {@code move-database} takes from a file with 20,000 games of fifty entries each, to a
 * server and back. {@code ROOKERY_POSTGRES} names the server.
 */
public final class RelocationBenchmark {
  private static final int TABLES = 20_000;

  private RelocationBenchmark() {}

  /** Prints the figures. */
  public static void main(String[] args) throws IOException {
    Path folder = Files.createTempDirectory("relocation");
    DatabaseName file = new DatabaseName.InFile(folder.resolve("from.db"));
    DatabaseName server = TestDatabase.onServer(folder.resolve("to"));
    fill(file);
    told("to a server", file, server);
    told("back to a file", server, new DatabaseName.InFile(folder.resolve("back.db")));
    System.exit(0);
  }

  private static void told(String what, DatabaseName from, DatabaseName to) {
    long begun = System.nanoTime();
    long rows = DatabaseTransfer.of(from, to, Progress.NONE);
    System.out.printf("%s: %d rows, %.1f s%n", what, rows, (System.nanoTime() - begun) / 1e9);
  }

  private static void fill(DatabaseName file) {
    try (Database database = Database.open(file, Telemetry.UNHEARD)) {
      database.alter(
          rows -> {
            rows.update(
                """
                INSERT INTO tables (id, guild, channel, rules, stage, entries, opened, changed,
                                    version, seating, live)
                WITH RECURSIVE number (n) AS (
                  SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
                SELECT 'copy' || n, '11', n % 500, 'game custodian 1', 'OVER', 50, n, n, 51,
                       '{"joined": ["101", "102"]}', '{}' FROM number
                """,
                TABLES);
            rows.update(
                """
                INSERT INTO entries (table_id, n, at, line)
                WITH RECURSIVE number (n) AS (
                  SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < 49)
                SELECT id, number.n, opened + number.n, 'act W d2d' || number.n FROM tables, number
                """);
          });
    }
  }
}
