package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.request.host.FaultPost;
import rookery.bot.vitals.StoreUnwritableException;

/** Another program writes into the file, and until it has done so nobody else can. */
@DisabledIfSystemProperty(
    named = "rookery.database",
    matches = "postgresql",
    disabledReason = "it is the file that another program locks")
class LockedDatabaseTest {
  private static final int MANY = 8;

  private OpenDatabase kept;
  private Connection other;

  @BeforeEach
  void open(@TempDir Path folder) throws SQLException {
    Path file = folder.resolve("rookery.db");
    kept = OpenDatabase.at(file);
    other = DriverManager.getConnection("jdbc:sqlite:" + file);
    begins("BEGIN IMMEDIATE");
  }

  @AfterEach
  void close() throws SQLException {
    other.close();
    kept.close();
  }

  private void begins(String what) throws SQLException {
    try (Statement doing = other.createStatement()) {
      doing.execute(what);
    }
  }

  private CompletableFuture<Void> saving(String id) {
    return CompletableFuture.runAsync(
        () -> kept.store().save(opened(playing(id))), work -> new Thread(work).start());
  }

  @Test
  void aChangeWaitsForTenSecondsAndIsSaved() throws Exception {
    CompletableFuture<Void> saved = saving("t1");
    TimeUnit.SECONDS.sleep(10);
    begins("ROLLBACK");
    saved.get(20, TimeUnit.SECONDS);
    assertTrue(kept.store().find("t1").isPresent());
  }

  @Test
  void whoeverWaitsForLongerIsToldThatNothingChangedAndNobodyWaitsForTheOthersToo()
      throws Exception {
    begins("ROLLBACK");
    kept.database().alter(rows -> rows.finds("PRAGMA busy_timeout = 1500"));
    begins("BEGIN IMMEDIATE");
    long begun = System.nanoTime();
    List<CompletableFuture<Void>> saved =
        IntStream.range(0, MANY).mapToObj(n -> saving("t" + n)).toList();
    for (CompletableFuture<Void> one : saved) {
      CompletionException never = assertThrows(CompletionException.class, one::join);
      assertTrue(StoreUnwritableException.isBehind(never), never.toString());
      String told = FaultPost.of("/move", never).words();
      assertTrue(told.startsWith("I can't save anything right now"), told);
    }
    long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun);
    assertEquals(0, seconds / 8, "waited for %d s".formatted(seconds));
    begins("ROLLBACK");
    saving("after").join();
  }
}
