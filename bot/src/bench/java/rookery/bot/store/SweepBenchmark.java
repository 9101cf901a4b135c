package rookery.bot.store;

import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import rookery.bot.clock.DueTimes.Due;
import rookery.bot.store.kit.TestDatabase;

/** What it costs to look for what is due, with few and with many tables waiting and none due. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class SweepBenchmark {
  private static final int MOST = 16;

  private static final String TABLES =
      """
      INSERT INTO tables (id, guild, channel, rules, stage, opened, changed, due)
      WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?1)
      SELECT 't' || n, '1', '2', 'rules', 'PLAYING', 0, 0, 8000000000000000000 + n FROM number
      """;

  /** How many tables wait. */
  @Param({"1000", "100000"})
  public int tables;

  private Database database;
  private StoredTimeRecords almanac;

  /** Lets tables wait. */
  @Setup(Level.Trial)
  public void open() throws IOException {
    database = TestDatabase.inFile(BenchmarkFolders.empty("sweep-" + tables).resolve("rookery.db"));
    database.alter(rows -> rows.update(TABLES, tables));
    almanac = new StoredTimeRecords(database, Clock.systemUTC());
  }

  /** Closes it. */
  @TearDown(Level.Trial)
  public void close() {
    database.close();
  }

  /** Looks once, as is done every second. */
  @Benchmark
  public List<Due> look() {
    return almanac.due(Instant.now(), MOST, 0);
  }
}
