package rookery.bot.crash;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Copies of a database's files as they were at one moment, to be looked into without harm. */
final class DatabaseImage {
  private static final JsonMapper JSON = new JsonMapper();
  private static final List<String> ENDINGS = List.of("", "-wal", "-shm");

  private final Path file;

  private DatabaseImage(Path file) {
    this.file = file;
  }

  /**
   * A table as its rows tell it.
   *
   * @param seating in JSON
   * @param live its messages that still speak, in JSON
   * @param entries what happened in its match
   * @param times when, in nanoseconds since 1970
   */
  record Row(
      String id,
      String channel,
      String rules,
      String stage,
      JsonNode seating,
      JsonNode live,
      List<String> entries,
      List<Long> times) {
    /** Whether it has a thread of its own. */
    boolean hasThread() {
      return live.has("lobby");
    }
  }

  /** A message of the bot: the number of its letter, and where it stands. */
  record Standing(long letter, String table, String channel, String message) {
    /** Its number tells when it was written. */
    Instant written() {
      return Instant.EPOCH.plus(letter, ChronoUnit.MICROS);
    }
  }

  /** Copies the database, which nobody may be writing to, into a folder. */
  static DatabaseImage of(Path database, Path folder) throws IOException {
    Files.createDirectories(folder);
    DatabaseImage image = new DatabaseImage(folder.resolve("image.db"));
    copy(database, image.file);
    return image;
  }

  private static void copy(Path from, Path to) throws IOException {
    for (String ending : ENDINGS) {
      Path source = WalEnd.beside(from, ending);
      Path target = WalEnd.beside(to, ending);
      Files.deleteIfExists(target);
      if (Files.exists(source)) {
        Files.copy(source, target, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  /** Loses what the loss of power may have lost; false where there was nothing to lose. */
  boolean tear(RandomGenerator random) throws IOException {
    WalEnd end = WalEnd.of(file);
    end.tear(random);
    return end.isOpen();
  }

  /** Another copy of it. */
  DatabaseImage copied(Path folder) throws IOException {
    return of(file, folder);
  }

  /** Whether there is anything that the loss of power can hurt. */
  boolean isOpen() throws IOException {
    return WalEnd.of(file).isOpen();
  }

  /** Puts these files in the place of a database that nobody uses. */
  void replace(Path database) throws IOException {
    copy(file, database);
  }

  /** Asks something of the copy. */
  <T> T look(Question<T> question) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      return question.of(statement);
    }
  }

  /** Something that is asked of a copy. */
  @FunctionalInterface
  interface Question<T> {
    T of(Statement rows) throws SQLException;
  }

  /** Whether SQLite finds nothing wrong with it. */
  static boolean isSound(Statement rows) throws SQLException {
    try (ResultSet answer = rows.executeQuery("PRAGMA quick_check")) {
      return answer.next() && answer.getString(1).equals("ok");
    }
  }

  static int unsent(Statement rows) throws SQLException {
    try (ResultSet answer = rows.executeQuery("SELECT count(*) FROM outbox")) {
      answer.next();
      return answer.getInt(1);
    }
  }

  /** The tables that a condition holds for, in the order of opening. */
  static List<Row> tables(Statement rows, String condition) throws SQLException {
    List<Row> found = new ArrayList<>();
    String sql = "SELECT id, channel, rules, stage, seating, live FROM tables WHERE %s ORDER BY n";
    try (ResultSet row = rows.executeQuery(sql.formatted(condition))) {
      while (row.next()) {
        found.add(
            new Row(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                parsed(row.getString(5)),
                parsed(row.getString(6)),
                new ArrayList<>(),
                new ArrayList<>()));
      }
    }
    for (Row table : found) {
      addEntries(rows, table);
    }
    return found;
  }

  private static void addEntries(Statement rows, Row table) throws SQLException {
    String sql = "SELECT line, at FROM entries WHERE table_id = '%s' ORDER BY n";
    try (ResultSet row = rows.executeQuery(sql.formatted(table.id()))) {
      while (row.next()) {
        table.entries().add(row.getString(1));
        table.times().add(row.getLong(2));
      }
    }
  }

  private static JsonNode parsed(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Where the bot believes that its messages stand, in the order of their letters. */
  static List<Standing> messages(Statement rows) throws SQLException {
    List<Standing> found = new ArrayList<>();
    String sql = "SELECT n, table_id, channel, message FROM messages ORDER BY n";
    try (ResultSet row = rows.executeQuery(sql)) {
      while (row.next()) {
        found.add(
            new Standing(row.getLong(1), row.getString(2), row.getString(3), row.getString(4)));
      }
    }
    return found;
  }
}
