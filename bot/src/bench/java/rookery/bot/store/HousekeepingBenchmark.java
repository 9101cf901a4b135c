package rookery.bot.store;

import java.io.IOException;
import java.time.Clock;
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
import rookery.bot.store.kit.TestDatabase;

/**
 * How long a player's change waits for the writer while a million old messages are cleared away,
 * and while nothing is: the longest of all (p1.00) counts.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 1, time = 2)
@Measurement(iterations = 1, time = 10)
@Fork(1)
public class HousekeepingBenchmark {
  private static final String ADD_BODY = "INSERT INTO bodies (n, post) VALUES (?, ?)";

  private static final String MESSAGES =
      """
      INSERT INTO messages (n, table_id, channel, message)
      WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 1000000)
      SELECT n, 'none', '1234567890123456789', '1234567890123456789' FROM number
      """;

  /** Whether something is cleared away. */
  @Param({"false", "true"})
  public boolean tidying;

  private Database database;
  private Thread housekeeper;
  private int changes;

  /** Makes a million messages of a table that is gone. */
  @Setup(Level.Iteration)
  public void begin() throws IOException {
    database = TestDatabase.inFile(BenchmarkFolders.empty("housekeeping").resolve("rookery.db"));
    database.alter(rows -> rows.update(MESSAGES));
    housekeeper = new Thread(new Housekeeping(database, Clock.systemUTC())::tidy);
    if (tidying) {
      housekeeper.start();
    }
  }

  /** Says how far it came, and closes it. */
  @TearDown(Level.Iteration)
  public void end() throws InterruptedException {
    int left =
        database
            .ask(rows -> rows.list("SELECT count(*) FROM messages", row -> row.getInt(1)))
            .get(0);
    System.out.printf("%,d messages are left%n", left);
    housekeeper.join();
    database.close();
  }

  /** A small change, on the disk. */
  @Benchmark
  public void change() {
    database.keep(rows -> rows.update(ADD_BODY, ++changes, "{}"));
  }
}
