package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.vitals.OutboxBacklog;

class UnsentCounterTest {
  @TempDir Path folder;

  @Test
  void nothingWaitsInANewDatabase() {
    try (OpenDatabase kept = OpenDatabase.in(folder)) {
      assertEquals(OutboxBacklog.EMPTY, UnsentCounter.in(kept.database()));
    }
  }

  @Test
  @DisabledIfSystemProperty(
      named = "rookery.database",
      matches = "postgresql",
      disabledReason = "only a file has a journal")
  void theProofThatTheDatabaseCanBeWrittenIsWritten() throws Exception {
    Path wal = folder.resolve("rookery.db-wal");
    try (OpenDatabase kept = OpenDatabase.in(folder)) {
      kept.database().proveWritable();
      long before = Files.size(wal);
      kept.database().proveWritable();
      assertTrue(Files.size(wal) > before);
    }
  }

  @Test
  void aClosedDatabaseCannotBeWritten() {
    OpenDatabase kept = OpenDatabase.in(folder);
    kept.close();
    assertThrows(RuntimeException.class, () -> kept.database().proveWritable());
  }
}
