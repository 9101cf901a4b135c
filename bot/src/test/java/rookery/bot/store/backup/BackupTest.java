package rookery.bot.store.backup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.parts;
import static rookery.bot.store.kit.StoreSamples.playing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.progress.Progress;
import rookery.bot.progress.RecordedProgress;
import rookery.bot.store.Database;
import rookery.bot.store.DatabaseName;
import rookery.bot.store.OpenDatabase;
import rookery.bot.store.file.StoreUnavailableException;
import rookery.bot.store.kit.TestDatabase;

class BackupTest {
  private static final int PAGE = 4096;

  @TempDir Path folder;
  private Path file;
  private Path copy;

  @BeforeEach
  void name() {
    file = folder.resolve("rookery.db");
    copy = folder.resolve("copies").resolve("monday.db");
  }

  private String refused() {
    return assertThrows(
            StoreUnavailableException.class, () -> Backup.copy(file, copy, Progress.NONE))
        .getMessage();
  }

  private void copyHoldsTheGame() {
    try (OpenDatabase kept = OpenDatabase.at(copy)) {
      assertEquals(parts(playing("k7f2")), parts(kept.store().find("k7f2").orElseThrow()));
    }
  }

  @Test
  void aCopyTakenInUseHoldsWhatWasSaved() throws IOException {
    try (OpenDatabase kept = OpenDatabase.at(file)) {
      kept.store().save(opened(playing("k7f2")));
      Backup.copy(file, copy, Progress.NONE);
      kept.store().save(opened(playing("m3x9")));
    }
    try (var files = Files.list(copy.getParent())) {
      assertEquals(List.of(copy), files.toList());
    }
    copyHoldsTheGame();
  }

  @Test
  void aCopyTakenAtRestHoldsWhatWasSaved() {
    try (OpenDatabase kept = OpenDatabase.at(file)) {
      kept.store().save(opened(playing("k7f2")));
    }
    Backup.copy(file, copy, Progress.NONE);
    copyHoldsTheGame();
  }

  @Test
  void aboutAsManyBytesAreToldOfAsTheCopyHas() throws IOException {
    try (OpenDatabase kept = OpenDatabase.at(file)) {
      kept.store().save(opened(playing("k7f2")));
    }
    RecordedProgress progress = new RecordedProgress();
    Database.backup(new DatabaseName.InFile(file), copy, progress);
    // SQLite lays the rows out anew, so that a tree may take a page more or less.
    assertEquals(Files.size(copy), progress.total(), 2 * PAGE);
    assertEquals(progress.total(), progress.done());
  }

  @Test
  void aFileThatIsThereIsNotOverwritten() throws IOException {
    TestDatabase.inFile(file).close();
    Files.createDirectories(copy.getParent());
    Files.writeString(copy, "precious");
    assertEquals(copy + " already exists. Name another file for the copy.", refused());
    assertEquals("precious", Files.readString(copy));
  }

  @Test
  void thereMustBeADatabase() {
    assertEquals("There's no database at " + file + ".", refused());
    assertFalse(Files.exists(file));
  }

  @Test
  void aCopyThatCannotBeWrittenIsSaidToBeSo() throws IOException {
    TestDatabase.inFile(file).close();
    Files.writeString(copy.getParent(), "no folder");
    assertEquals(
        "Can't write %s: it's a file, not a folder. Name another file.".formatted(copy), refused());
  }

  @Test
  void aCopyInThePlaceOfTheFileIsNotMixedWithWhatACrashHasLeft() throws IOException {
    Path log = folder.resolve("rookery.db-wal");
    Path left = folder.resolve("left");
    try (OpenDatabase kept = OpenDatabase.at(file)) {
      kept.store().save(opened(playing("k7f2")));
      Backup.copy(file, copy, Progress.NONE);
      kept.store().save(opened(playing("m3x9")));
      Files.copy(log, left);
    }
    Files.copy(copy, file, StandardCopyOption.REPLACE_EXISTING);
    Files.copy(left, log);
    try (OpenDatabase kept = OpenDatabase.at(file)) {
      assertEquals(parts(playing("k7f2")), parts(kept.store().find("k7f2").orElseThrow()));
      assertEquals(Optional.empty(), kept.store().find("m3x9"));
    }
    assertEquals(Files.size(left), Files.size(folder.resolve("rookery.db-wal.former")));
  }
}
