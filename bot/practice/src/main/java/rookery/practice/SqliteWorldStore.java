package rookery.practice;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
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

  private final Handle handle;

  private SqliteWorldStore(Handle handle) {
    this.handle = handle;
  }

  /** Opens the file, which nobody else may have open, or begins it. */
  static SqliteWorldStore open(Path file) {
    try {
      RoomDatabaseFile.create(file);
    } catch (IOException e) {
      throw RoomDatabaseFile.unavailable(file, "can't be created", e);
    }
    Handle handle = null;
    try {
      // As an address, or whatever comes after a question mark would be read as settings.
      handle = Jdbi.open("jdbc:sqlite:file:" + file.toUri().getRawPath());
      prepare(handle, file);
      return new SqliteWorldStore(handle);
    } catch (RuntimeException e) {
      if (handle != null) {
        handle.close();
      }
      throw e instanceof JdbiException sql ? RoomDatabaseFile.unavailable(file, sql) : e;
    }
  }

  private static void prepare(Handle handle, Path file) {
    handle.execute("PRAGMA busy_timeout = 0");
    handle.execute("PRAGMA locking_mode = EXCLUSIVE");
    handle.execute("PRAGMA journal_mode = WAL");
    handle.execute("PRAGMA synchronous = FULL");
    if (handle.select("PRAGMA user_version").mapTo(Integer.class).one() > VERSION) {
      throw RoomDatabaseFile.unavailable(file, "was written by a newer practice room", null);
    }
    if (handle.select(STRANGERS).mapTo(Integer.class).one() > 0) {
      throw RoomDatabaseFile.unavailable(file, "belongs to another program", null);
    }
    handle.useTransaction(
        begun -> {
          begun.execute(
              """
              CREATE TABLE IF NOT EXISTS thing (
                kind TEXT NOT NULL, id INTEGER NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, id)
              ) WITHOUT ROWID
              """);
          begun.execute(
              "CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL)");
          begun.execute("PRAGMA user_version = " + VERSION);
        });
  }

  private void change(String sql, Object... values) {
    if (!handle.isInTransaction()) {
      handle.begin();
    }
    handle.execute(sql, values);
  }

  @Override
  public List<String> all(String kind) {
    return handle
        .select("SELECT json FROM thing WHERE kind = ? ORDER BY id", kind)
        .mapTo(String.class)
        .list();
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
    return handle.select("SELECT bytes FROM file WHERE id = ?", id).mapTo(byte[].class).findOne();
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
    if (handle.isInTransaction()) {
      handle.commit();
    }
  }

  @Override
  public void close() {
    handle.close();
  }
}
