package rookery.bot.store;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.store.postgresql.FleetMembership;
import rookery.bot.store.postgresql.PostgresAddress;
import rookery.bot.store.postgresql.PostgresServer;
import rookery.bot.store.sql.Connections;
import rookery.bot.store.sql.Statements;

/** A process that leaves the others. */
@EnabledIfSystemProperty(named = "rookery.database", matches = "postgresql")
class EndingProcessTest {
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** Connections through which a lease is renewed only when the test lets it go on. */
  private record LateRenewals(Connections real, Semaphore goOn) implements Connections {
    @Override
    public <T> T inTransaction(Function<Statements, T> work) {
      if (Thread.currentThread().getName().contains("membership")) {
        goOn.acquireUninterruptibly();
      }
      return real.inTransaction(work);
    }

    @Override
    public <T> T inOneStatement(Function<Statements, T> work) {
      return real.inOneStatement(work);
    }

    @Override
    public void close() {
      real.close();
    }
  }

  private static int processes(Connections connections) {
    return connections
        .inOneStatement(rows -> rows.first("SELECT count(*) FROM processes", row -> row.getInt(1)))
        .orElseThrow();
  }

  @Test
  void aRenewalOnItsWayDoesNotBringItBack(@TempDir Path folder) throws InterruptedException {
    String name = TestDatabase.address(folder.resolve("rookery.db"));
    TestDatabase.withTables(folder.resolve("rookery.db"));
    PostgresAddress address = PostgresAddress.parse(name).orElseThrow();
    Semaphore goOn = new Semaphore(0);
    try (Connections connections = new LateRenewals(PostgresServer.writers(address, 3), goOn)) {
      FleetMembership member = new FleetMembership(connections);
      await("a renewal").atMost(PATIENCE).until(goOn::hasQueuedThreads);
      Thread leaving = new Thread(member::close);
      leaving.start();
      await("the renewal or its end").atMost(PATIENCE).until(() -> isWaitingOrOver(leaving));
      goOn.release(Integer.MAX_VALUE / 2);
      leaving.join();
      await("the renewal").atMost(PATIENCE).until(() -> !goOn.hasQueuedThreads());
      assertEquals(0, processes(connections));
    }
  }

  private static boolean isWaitingOrOver(Thread thread) {
    return Set.of(Thread.State.TIMED_WAITING, Thread.State.TERMINATED).contains(thread.getState());
  }
}
