package rookery.bot.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import rookery.bot.post.MessageIds;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.table.Person;
import rookery.bot.table.Table;

/**
 * Opening a database in a process that has done nothing yet, up to the first table at hand: one
 * that holds a single table, and one that holds 1,000,000 of which 1,000 are open.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(value = 3, warmups = 1)
public class OpeningBenchmark {
  private static final int MOVES = 5;

  private static final String NUMBERS =
      """
      CREATE TEMP TABLE copy AS
      WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?1)
      SELECT n, 'copy' || n AS id, n < 1000 AS open FROM number WHERE n <= ?1
      """;

  /** Copies of the table that was played; all of a copy but whether it is open is the same. */
  private static final List<String> COPIES =
      List.of(
          """
          INSERT INTO tables (id, guild, channel, rules, stage, entries, opened, changed, version,
                              seating, live)
          SELECT copy.id, guild, channel || (copy.n % 500), rules, iif(open, 'PLAYING', 'OVER'),
                 entries, opened, changed, version, seating, live
          FROM copy, tables WHERE tables.id = '0'
          """,
          """
          INSERT INTO standings SELECT id, person || (n % 500) FROM copy, standings
          WHERE table_id = '0' AND open
          """,
          """
          INSERT INTO entries SELECT id, entries.n, at, line FROM copy, entries
          WHERE table_id = '0'
          """,
          """
          INSERT INTO messages (n, table_id, channel, message)
          SELECT 1000000 + n, id, 2, 3 FROM copy
          """);

  /** How many tables there are. */
  @Param({"1", "1000000"})
  public int tables;

  private Path file;

  /** Makes the database when it is wanted for the first time, which is in the fork to warm up. */
  @Setup
  public void make() throws IOException {
    file = Path.of("target", "bench", "tables-" + tables + ".db");
    if (!Files.exists(file)) {
      Path unfinished = file.resolveSibling(file.getFileName() + ".part");
      Files.deleteIfExists(unfinished);
      try (Database database = TestDatabase.inFile(unfinished)) {
        fill(database);
      }
      Files.move(unfinished, file);
    }
  }

  private void fill(Database database) {
    PlayedGame game = new PlayedGame(0);
    TableStore store = store(database);
    for (int n = 0; n < MOVES; n++) {
      store.save(game.change(n));
    }
    database.alter(
        rows -> {
          rows.update(NUMBERS, tables - 1);
          COPIES.forEach(rows::update);
        });
  }

  private static TableStore store(Database database) {
    return new TableStore(
        database,
        new SqliteOutbox(database, Clock.systemUTC()),
        new MessageIds(Clock.systemUTC()),
        Clock.systemUTC());
  }

  /** Opens it, finds somebody's tables and what waits to be said, and takes one table up. */
  @Benchmark
  public Optional<Table> open() {
    try (Database database = TestDatabase.inFile(file)) {
      TableStore store = store(database);
      new SqliteOutbox(database, Clock.systemUTC()).claim(Instant.now(), 32);
      return store.of(new Person("1000")).stream().findFirst().flatMap(store::find);
    }
  }
}
