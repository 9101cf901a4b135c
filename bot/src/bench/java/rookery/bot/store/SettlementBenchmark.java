package rookery.bot.store;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import rookery.bot.outbox.Outbox.Pending;
import rookery.bot.outbox.Outbox.Settlement;
import rookery.bot.post.Post;
import rookery.bot.store.json.PostJson;
import rookery.bot.store.kit.TestDatabase;

/**
 * What one settlement costs with few and with many lanes waiting: it is written, together with
 * others as when they come in fast, and the next lane is claimed, as the sender does each time.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class SettlementBenchmark {
  private static final int TOGETHER = 32;

  private static final String LETTERS =
      """
      INSERT INTO outbox (lane, n, table_id, head, due)
      WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?1)
      SELECT 'channel ' || n, n, 'k7f2', 1, n FROM number
      """;

  private static final String BODIES = "INSERT INTO bodies SELECT n, ? FROM outbox";

  /** How many lanes wait. */
  @Param({"100", "10000"})
  public int lanes;

  private Database database;
  private SqliteOutbox outbox;
  private final Deque<Pending> onTheWay = new ArrayDeque<>();

  /** Lets a letter wait in each lane. */
  @Setup(Level.Trial)
  public void open() throws IOException {
    Path file = BenchmarkFolders.empty("settlement-" + lanes).resolve("rookery.db");
    database = TestDatabase.inFile(file);
    String post = PostJson.write(Post.words("A message of ordinary length. ".repeat(10)));
    database.alter(
        rows -> {
          rows.update(LETTERS, lanes);
          rows.update(BODIES, post);
        });
    outbox = new SqliteOutbox(database, Clock.systemUTC());
    onTheWay.addAll(outbox.claim(Instant.now(), TOGETHER));
  }

  /** Closes it. */
  @TearDown(Level.Trial)
  public void close() {
    database.close();
  }

  /** Some letters come back to be tried again, so that as many wait as before. */
  @Benchmark
  @OperationsPerInvocation(TOGETHER)
  public Optional<Instant> settle() {
    Instant now = Instant.now();
    Optional<Instant> next = Optional.empty();
    for (int i = 0; i < TOGETHER; i++) {
      Pending pending = onTheWay.remove();
      outbox.settle(pending.message(), new Settlement.Again(now, "503"));
      onTheWay.addAll(outbox.claim(now, 1));
      next = outbox.nextDue();
    }
    database.turns().flush();
    return next;
  }
}
