package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.store.file.StoreUnavailableException;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.store.postgresql.PostgresAddress;
import rookery.bot.vitals.Telemetry;

/** What only a database on a server has. */
@EnabledIfSystemProperty(named = "rookery.database", matches = "postgresql")
class ServerDatabaseTest {
  /** What processes that share a database tell one another. */
  private static final Set<String> OF_SERVERS_ALONE =
      Set.of("processes", "claims", "rings", "shards", "paces");

  @TempDir Path folder;

  private static Set<String> columns(Database database, String sql) {
    List<String> found = database.ask(rows -> rows.list(sql, row -> row.getString(1)));
    return new TreeSet<>(found);
  }

  @Test
  void aServersDatabaseHasTheColumnsOfAFiles() {
    Set<String> inFile;
    try (Database file = TestDatabase.inFile(folder.resolve("file.db"))) {
      inFile =
          columns(
              file,
              """
              SELECT t.name || '.' || c.name FROM sqlite_master t, pragma_table_info(t.name) c
              WHERE t.type = 'table' AND t.name NOT LIKE 'flyway%' AND t.name NOT LIKE 'sqlite%'
              """);
    }
    try (OpenDatabase kept = OpenDatabase.in(folder)) {
      Set<String> onServer =
          columns(
              kept.database(),
              """
              SELECT table_name || '.' || column_name FROM information_schema.columns
              WHERE table_schema = current_schema() AND table_name NOT LIKE 'flyway%'
              """);
      onServer.removeIf(
          column -> OF_SERVERS_ALONE.stream().anyMatch(own -> column.matches(own + "(\\..*)?")));
      assertEquals(new ArrayList<>(inFile), new ArrayList<>(onServer));
    }
  }

  private String refusal(String address) {
    DatabaseName name = new DatabaseName.OnServer(PostgresAddress.parse(address).orElseThrow());
    StoreUnavailableException refused =
        assertThrows(
            StoreUnavailableException.class, () -> Database.open(name, Telemetry.UNHEARD).close());
    StringWriter trace = new StringWriter();
    refused.printStackTrace(new PrintWriter(trace));
    assertFalse(trace.toString().contains("s3cret"), trace.toString());
    return refused.getMessage();
  }

  private String changed(String from, String to) {
    return TestDatabase.address(folder).replaceFirst(from, to);
  }

  @Test
  void aDatabaseThatIsNotThereIsToldInALine() {
    assertEquals(
        "doesn't exist. Create it, or set DATABASE to another database.",
        refusal(changed(":[^:/@]+@(.*)/.*", ":s3cret@$1/nowhere")).replaceFirst(".*\\d ", ""));
  }

  @Test
  void aDatabaseThatLacksMostLettersIsToldInALine() {
    String server = TestDatabase.address(folder);
    TestDatabase.execute(server, "DROP DATABASE IF EXISTS latin");
    TestDatabase.execute(
        server,
        "CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0");
    assertEquals(
        "keeps text as LATIN1, which lacks most letters. Create another database: CREATE DATABASE"
            + " ... ENCODING"
            + " 'UTF8' TEMPLATE template0, and set DATABASE to it.",
        refusal(changed("/[^/]*$", "/latin")).replaceFirst(".*?\\d ", ""));
  }

  @Test
  void anotherProgramsDatabaseIsLeftAlone() throws Exception {
    String address = TestDatabase.address(folder.resolve("strange"));
    TestDatabase.execute(address, "CREATE TABLE ledger (n INTEGER)");
    assertTrue(refusal(address).contains("non-empty"), refusal(address));
    TestDatabase.execute(address, "INSERT INTO ledger VALUES (1)");
    assertEquals(
        List.of(),
        TestDatabase.words(
            address,
            "SELECT relname FROM pg_class c JOIN pg_namespace s ON s.oid = relnamespace WHERE nspname = current_schema() AND relname = 'tables'"));
  }

  @Test
  void aServerThatOnlyFollowsAnotherIsToldInALine() {
    Path file = folder.resolve("rookery.db");
    OpenDatabase.at(file).close();
    String following = "?options=-c%20default_transaction_read_only%3Don";
    String line = refusal(TestDatabase.address(file) + following);
    assertTrue(line.endsWith(" is read-only. Set DATABASE to the primary server."), line);
  }
}
