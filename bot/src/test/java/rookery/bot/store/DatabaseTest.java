package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.store.file.OtherProcess;
import rookery.bot.store.file.StoreUnavailableException;
import rookery.bot.store.kit.TestDatabase;

class DatabaseTest {
  @TempDir Path folder;

  private Path file() {
    return folder.resolve("rookery.db");
  }

  private static String refused(Path file) {
    StoreUnavailableException refusal =
        assertThrows(StoreUnavailableException.class, () -> TestDatabase.inFile(file).close());
    assertFalse(refusal.getMessage().contains("\n"), refusal.getMessage());
    return refusal.getMessage();
  }

  private static void sql(Path file, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      connection.createStatement().execute(sql);
    }
  }

  @Test
  void theFoldersOfANewDatabaseAreMade() {
    Path deep = folder.resolve("data").resolve("games").resolve("rookery.db");
    TestDatabase.inFile(deep).close();
    assertTrue(Files.exists(deep));
  }

  @Test
  void signsInANameMeanNothing() throws IOException {
    Path odd = folder.resolve("why?").resolve("50% #1?cache=shared&x.db");
    TestDatabase.inFile(odd).close();
    assertTrue(Files.size(odd) > 0);
    assertArrayEquals(new String[] {"why?"}, folder.toFile().list());
  }

  @Test
  @DisabledIfSystemProperty(
      named = "rookery.database",
      matches = "postgresql",
      disabledReason = "only a file has a journal")
  void aCommitIsOnTheDiskBeforeItIsDone() {
    try (OpenDatabase kept = OpenDatabase.in(folder)) {
      assertEquals("wal", kept.word("PRAGMA journal_mode"));
      int full = 2;
      int synchronous =
          kept.database()
              .keep(rows -> rows.list("PRAGMA synchronous", row -> row.getInt(1)).get(0));
      assertEquals(full, synchronous);
    }
  }

  @Test
  void aSecondOpeningIsRefused() {
    Database database = TestDatabase.inFile(file());
    assertEquals(
        "Another copy of Rookery is using %s. Stop it first, or set DATABASE to another file."
            .formatted(file()),
        refused(file()));
    database.close();
    TestDatabase.inFile(file()).close();
  }

  @Test
  void aSecondOpeningByAnotherNameIsRefused() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder);
    Database database = TestDatabase.inFile(file());
    assertTrue(refused(link.resolve("rookery.db")).startsWith("Another copy of Rookery is using"));
    database.close();
  }

  @Test
  @DisabledIfSystemProperty(
      named = "rookery.database",
      matches = "postgresql",
      disabledReason = "a server takes several")
  void aSecondProcessIsRefused() throws IOException {
    try (OtherProcess other = OtherProcess.in(folder)) {
      assertTrue(other.kept() > 0);
      assertTrue(refused(file()).startsWith("Another copy of Rookery is using"));
    }
  }

  @Test
  void aFolderThatCannotBeMadeIsNamed() throws IOException {
    Path data = Files.writeString(folder.resolve("data"), "no folder");
    assertEquals(
        "Can't create the folder %s: it's a file, not a folder. Set DATABASE to a file that Rookery can write to."
            .formatted(data),
        refused(data.resolve("rookery.db")));
  }

  @Test
  void aFolderIsNoDatabase() {
    assertEquals(
        "Rookery can't write to %s. Set DATABASE to a file that Rookery can write to."
            .formatted(folder),
        refused(folder));
  }

  @Test
  void anotherFileIsNoDatabase() throws IOException {
    byte[] text = "Dear diary, today I lost at chess. ".repeat(100).getBytes();
    Files.write(file(), text);
    assertEquals(file() + " isn't a database. Set DATABASE to another file.", refused(file()));
    assertArrayEquals(text, Files.readAllBytes(file()));
  }

  @Test
  void anotherProgramsDatabaseIsLeftAlone() throws Exception {
    sql(file(), "CREATE TABLE diary (day TEXT)");
    byte[] before = Files.readAllBytes(file());
    assertEquals(
        file() + " belongs to another program. Set DATABASE to another file.", refused(file()));
    assertArrayEquals(before, Files.readAllBytes(file()));
  }

  @Test
  void aNewerDatabaseIsRefused() throws Exception {
    TestDatabase.inFile(file()).close();
    sql(
        file(),
        """
        INSERT INTO flyway_schema_history
        SELECT 999, '999', 'later', 'SQL', 'V999__later.sql', 1, 'me', installed_on, 1, 1
        FROM flyway_schema_history LIMIT 1
        """);
    assertEquals(
        file()
            + " was written by a newer version of Rookery. Run that version, or restore an earlier backup.",
        refused(file()));
  }

  @Test
  void aDatabaseOfOtherMigrationsIsRefused() throws Exception {
    TestDatabase.inFile(file()).close();
    sql(file(), "UPDATE flyway_schema_history SET checksum = 1 WHERE version = '1'");
    assertEquals(
        file() + " was written by another build of Rookery. Run that build, or restore a backup.",
        refused(file()));
  }

  @Test
  void whatFailsHalfWayChangesNothing() {
    try (OpenDatabase kept = OpenDatabase.in(folder)) {
      assertThrows(
          IllegalStateException.class,
          () ->
              kept.database()
                  .alter(
                      rows -> {
                        rows.update("INSERT INTO bodies VALUES (1, 'One.')");
                        throw new IllegalStateException("half way");
                      }));
      assertEquals(0, kept.number("SELECT count(*) FROM bodies"));
    }
  }

  @Test
  void whatFailedOnceCanBeDoneAgain() {
    String insert = "INSERT INTO bodies VALUES (1, ?)";
    try (OpenDatabase kept = OpenDatabase.in(folder)) {
      assertThrows(
          RuntimeException.class,
          () -> kept.database().alter(rows -> rows.update(insert, (Object) null)));
      kept.database().alter(rows -> rows.update(insert, "One."));
      assertEquals(1, kept.number("SELECT count(*) FROM bodies"));
    }
  }

  @Test
  void aReaderCannotWriteAndSaysNoMoreThanThat() {
    try (OpenDatabase kept = OpenDatabase.in(folder)) {
      RuntimeException failure =
          assertThrows(
              RuntimeException.class,
              () -> kept.database().look(rows -> rows.update("DELETE FROM tables")));
      assertTrue(
          failure
              .getMessage()
              .contains(TestDatabase.isOnServer() ? "read-only" : "SQLITE_READONLY"),
          failure.getMessage());
      assertEquals(List.of(), List.of(failure.getSuppressed()));
    }
  }

  @Test
  void nothingIsDoneAfterTheEnd() {
    OpenDatabase kept = OpenDatabase.in(folder);
    kept.close();
    assertThrows(RuntimeException.class, () -> kept.store().find("k7f2"));
    assertThrows(RuntimeException.class, () -> kept.store().save(opened(playing("k7f2"))));
  }
}
