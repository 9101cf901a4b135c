package rookery.practice;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.practice.resource.Json;
import rookery.practice.world.WorldStore;

/**
 * Keeps the practice room in an SQLite file: a row of JSON for each thing and a row for each
 * attachment. A commit is on the disk before it returns, so that a killed process loses nothing.
 */
final class SqliteWorldStore implements WorldStore {
  private static final int VERSION = 1;
  private static final String STRANGERS =
      "SELECT count(*) FROM sqlite_master WHERE name NOT IN ('thing', 'file')";

  private final Connection connection;

  private SqliteWorldStore(Connection connection) {
    this.connection = connection;
  }

  /** Opens the file, which nobody else may have open, or begins it. */
  static SqliteWorldStore open(Path file) {
    try {
      RoomDatabaseFile.create(file);
    } catch (IOException e) {
      throw RoomDatabaseFile.unavailable(file, "can't be created", e);
    }
    try {
      // As an address, or whatever comes after a question mark would be read as settings.
      Connection connection =
          DriverManager.getConnection("jdbc:sqlite:file:" + file.toUri().getRawPath());
      try {
        prepare(connection, file);
      } catch (SQLException | RuntimeException e) {
        connection.close();
        throw e;
      }
      return new SqliteWorldStore(connection);
    } catch (SQLException e) {
      throw RoomDatabaseFile.unavailable(file, e);
    }
  }

  private static void prepare(Connection connection, Path file) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA busy_timeout = 0");
      statement.execute("PRAGMA locking_mode = EXCLUSIVE");
      statement.execute("PRAGMA journal_mode = WAL");
      statement.execute("PRAGMA synchronous = FULL");
      if (number(statement, "PRAGMA user_version") > VERSION) {
        throw RoomDatabaseFile.unavailable(file, "was written by a newer version of Rookery", null);
      }
      if (number(statement, STRANGERS) > 0) {
        throw RoomDatabaseFile.unavailable(file, "belongs to another program", null);
      }
      connection.setAutoCommit(false);
      statement.execute(
          """
          CREATE TABLE IF NOT EXISTS thing (
            kind TEXT NOT NULL, id INTEGER NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, id)
          ) WITHOUT ROWID
          """);
      statement.execute(
          "CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL)");
      statement.execute("PRAGMA user_version = " + VERSION);
      connection.commit();
    }
  }

  private static int number(Statement statement, String sql) throws SQLException {
    try (ResultSet found = statement.executeQuery(sql)) {
      return found.getInt(1);
    }
  }

  private PreparedStatement statement(String sql, Object... values) throws SQLException {
    PreparedStatement statement = connection.prepareStatement(sql);
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }

  private <T> List<T> select(Class<T> type, String sql, Object value) {
    try (PreparedStatement statement = statement(sql, value);
        ResultSet found = statement.executeQuery()) {
      List<T> rows = new ArrayList<>();
      while (found.next()) {
        rows.add(type.cast(found.getObject(1)));
      }
      return rows;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private void change(String sql, Object... values) {
    try (PreparedStatement statement = statement(sql, values)) {
      statement.executeUpdate();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public List<String> all(String kind) {
    return select(String.class, "SELECT json FROM thing WHERE kind = ? ORDER BY id", kind);
  }

  @Override
  public void put(String kind, long id, Object value) {
    change("INSERT OR REPLACE INTO thing VALUES (?, ?, ?)", kind, id, Json.text(value));
  }

  @Override
  public void remove(String kind, long id) {
    change("DELETE FROM thing WHERE kind = ? AND id = ?", kind, id);
  }

  @Override
  public Optional<byte[]> file(long id) {
    return select(byte[].class, "SELECT bytes FROM file WHERE id = ?", id).stream().findFirst();
  }

  @Override
  public void putFile(long id, byte[] bytes) {
    change("INSERT OR IGNORE INTO file VALUES (?, ?)", id, bytes);
  }

  @Override
  public void removeFile(long id) {
    change("DELETE FROM file WHERE id = ?", id);
  }

  @Override
  public void commit() {
    try {
      connection.commit();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
