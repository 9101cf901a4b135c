package rookery.bot.store.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.progress.Progress;
import rookery.bot.store.OpenDatabase;
import rookery.bot.store.backup.Backup;
import rookery.bot.store.kit.TestDatabase;

/** What is kept is secret as a whole, so nobody else on the machine may read it. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "its file system knows other rights")
class PrivacyOfFilesTest {
  private static final String FOLDER = "rwx------";
  private static final String FILE = "rw-------";

  @TempDir Path folder;

  private static String rights(Path path) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
  }

  private static Map<String, String> rightsIn(Path folder) throws IOException {
    Map<String, String> all = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        all.put(file.getFileName().toString(), rights(file));
      }
    }
    return all;
  }

  @Test
  void onlyTheOwnerReadsWhatADatabaseIsMadeOf() throws IOException {
    Path data = folder.resolve("deep").resolve("data");
    try (OpenDatabase kept = OpenDatabase.at(data.resolve("rookery.db"))) {
      kept.store().save(opened(playing("k7f2")));
      assertEquals(
          Map.of(
              "rookery.db", FILE,
              "rookery.db-wal", FILE,
              "rookery.db-shm", FILE,
              "rookery.db.lock", FILE),
          rightsIn(data));
    }
    assertEquals(FOLDER, rights(data));
    assertEquals(FOLDER, rights(data.getParent()));
  }

  @Test
  void onlyTheOwnerReadsACopy() throws IOException {
    Path copy = folder.resolve("copies").resolve("monday.db");
    try (OpenDatabase kept = OpenDatabase.in(folder)) {
      kept.store().save(opened(playing("k7f2")));
      Backup.copy(folder.resolve("rookery.db"), copy, Progress.NONE);
    }
    assertEquals(Map.of("monday.db", FILE), rightsIn(copy.getParent()));
    assertEquals(FOLDER, rights(copy.getParent()));
  }

  @Test
  void aFolderThatIsThereKeepsItsRights() throws IOException {
    Path shared = Files.createDirectory(folder.resolve("shared"));
    Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxr-x---"));
    TestDatabase.inFile(shared.resolve("rookery.db")).close();
    assertEquals("rwxr-x---", rights(shared));
  }
}
