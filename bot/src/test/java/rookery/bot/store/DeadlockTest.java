package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.store.sql.Statements;

/** Changes on a server that wait for one another, so that it lets one of them fail. */
@EnabledIfSystemProperty(named = "rookery.database", matches = "postgresql")
class DeadlockTest {
  private static final String CHANGE = "UPDATE bodies SET post = post || ? WHERE n = ?";

  private final ExecutorService threads = Executors.newFixedThreadPool(2);
  private final CyclicBarrier both = new CyclicBarrier(2);
  private OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
    kept.database()
        .alter(rows -> rows.update("INSERT INTO bodies (n, post) VALUES (1, '-'), (2, '-')"));
  }

  @AfterEach
  void close() {
    threads.shutdownNow();
    kept.close();
  }

  @Test
  void bothAreMade() {
    CompletableFuture<Void> one = changing(1, 2);
    CompletableFuture<Void> other = changing(2, 1);
    one.join();
    other.join();
    assertEquals(
        2, kept.number("SELECT count(*) FROM bodies WHERE post LIKE '%1%' AND post LIKE '%2%'"));
  }

  /** Changes one row and then another, at first when somebody else has begun the other way. */
  private CompletableFuture<Void> changing(int first, int second) {
    AtomicBoolean again = new AtomicBoolean();
    return CompletableFuture.runAsync(
        () ->
            kept.database()
                .alter(
                    rows -> {
                      change(rows, first, first);
                      if (again.compareAndSet(false, true)) {
                        meet();
                      }
                      change(rows, first, second);
                    }),
        threads);
  }

  private static void change(Statements rows, int by, int row) {
    rows.update(CHANGE, Integer.toString(by), row);
  }

  private void meet() {
    try {
      both.await();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
