package rookery.practice;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
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
import rookery.practice.world.Json;
import rookery.practice.world.Keeper;

/**
 * Keeps the practice room in an SQLite file: a row of JSON for each thing and a row for each
 * attachment. A commit is on the disk before it returns, so that a killed process loses nothing.
 */
final class SqliteKeeper implements Keeper {
  private static final int VERSION = 1;

  private final Connection connection;
  private boolean changed;

  private SqliteKeeper(Connection connection) {
    this.connection = connection;
  }

  /** Opens the file, which nobody else may have open, or begins it. */
  static SqliteKeeper open(Path file) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      SqliteKeeper keeper =
          new SqliteKeeper(DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath()));
      keeper.prepare(file);
      return keeper;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (SQLException e) {
      throw new IllegalStateException(
          file + " cannot be opened; does another practice room have it?", e);
    }
  }

  private void prepare(Path file) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA busy_timeout = 0");
      statement.execute("PRAGMA locking_mode = EXCLUSIVE");
      statement.execute("PRAGMA journal_mode = WAL");
      statement.execute("PRAGMA synchronous = FULL");
      int version = statement.executeQuery("PRAGMA user_version").getInt(1);
      if (version > VERSION) {
        throw new IllegalStateException(file + " was written by a newer practice room");
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

  /** Something done with the database. */
  @FunctionalInterface
  private interface Work<T> {
    T with(PreparedStatement statement) throws SQLException;
  }

  private <T> T run(String sql, Work<T> work) {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      return work.with(statement);
    } catch (SQLException e) {
      throw new IllegalStateException("the practice room cannot be written down", e);
    }
  }

  private void change(String sql, Object... values) {
    changed = true;
    run(
        sql,
        statement -> {
          for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
          }
          return statement.executeUpdate();
        });
  }

  @Override
  public List<String> all(String kind) {
    return run(
        "SELECT json FROM thing WHERE kind = ? ORDER BY id",
        statement -> {
          statement.setString(1, kind);
          List<String> found = new ArrayList<>();
          ResultSet rows = statement.executeQuery();
          while (rows.next()) {
            found.add(rows.getString(1));
          }
          return found;
        });
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
    return run(
        "SELECT bytes FROM file WHERE id = ?",
        statement -> {
          statement.setLong(1, id);
          ResultSet rows = statement.executeQuery();
          return rows.next() ? Optional.of(rows.getBytes(1)) : Optional.empty();
        });
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
    if (!changed) {
      return;
    }
    try {
      connection.commit();
      changed = false;
    } catch (SQLException e) {
      throw new IllegalStateException("the practice room cannot be written down", e);
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IllegalStateException("the practice room cannot be closed", e);
    }
  }
}
