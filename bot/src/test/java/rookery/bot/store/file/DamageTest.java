package rookery.bot.store.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.progress.Progress;
import rookery.bot.store.OpenDatabase;
import rookery.bot.store.backup.Backup;
import rookery.bot.store.kit.TestDatabase;

/** A damaged file is found at the start, and not in the middle of somebody's game. */
class DamageTest {
  private static final int PAGE = 4096;

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void fill() {
    file = folder.resolve("rookery.db");
    try (OpenDatabase kept = OpenDatabase.at(file)) {
      for (int n = 100; n < 140; n++) {
        kept.store().save(opened(playing("t" + n)));
      }
    }
  }

  private void overwrite(int page) throws IOException {
    byte[] noise = new byte[PAGE];
    Arrays.fill(noise, (byte) 0xA5);
    try (FileChannel disk = FileChannel.open(file, StandardOpenOption.WRITE)) {
      disk.write(ByteBuffer.wrap(noise), (long) page * PAGE);
    }
  }

  private String refused() {
    return assertThrows(StoreUnavailableException.class, () -> TestDatabase.inFile(file))
        .getMessage();
  }

  @Test
  void aDamagedPageIsFoundAtTheStart() throws IOException {
    for (int page = 2; page < 12; page++) {
      overwrite(page);
    }
    assertEquals(file + " is damaged. Restore a backup.", refused());
  }

  @Test
  void aFileThatWasCutOffIsFoundAtTheStart() throws IOException {
    try (FileChannel disk = FileChannel.open(file, StandardOpenOption.WRITE)) {
      disk.truncate(6 * PAGE);
    }
    assertEquals(file + " is damaged. Restore a backup.", refused());
  }

  @Test
  void aCopyOfADamagedDatabaseIsNotTakenForABackup() throws IOException {
    for (int page = 2; page < 12; page++) {
      overwrite(page);
    }
    Path copy = folder.resolve("copy.db");
    String line =
        assertThrows(StoreUnavailableException.class, () -> Backup.copy(file, copy, Progress.NONE))
            .getMessage();
    assertEquals(file + " is damaged. Restore a backup.", line);
  }

  @Test
  void theCheckEndsWhenItsTimeIsUp() {
    assertTrue(IntegrityCheck.WHOLE.check(DatabaseFile.at(file)));
    assertFalse(new IntegrityCheck(Duration.ZERO).check(DatabaseFile.at(file)));
  }
}
