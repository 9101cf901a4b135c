package rookery.bot.store;

import java.nio.file.Files;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jdbi.v3.core.Handle;
import rookery.bot.store.file.StoreUnavailableException;
import rookery.bot.vitals.Vitals;

/**
 * Copies everything from one database to another that has nothing in it yet, and compares the two;
 * all of it is there afterwards, or nothing.
 */
public final class Relocation {
  /** Each after those that it refers to. */
  private static final List<String> TABLES =
      List.of(
          "tables",
          "standings",
          "entries",
          "finished",
          "outbox",
          "bodies",
          "messages",
          "threads",
          "secret",
          "preferences",
          "absences",
          "heartbeat",
          "outages",
          "departures",
          "daily");

  private static final int AT_ONCE = 2_000;

  private final Database from;
  private final Database to;

  private Relocation(Database from, Database to) {
    this.from = from;
    this.to = to;
  }

  /**
   * What a table holds, in whatever order.
   *
   * @param digest the same for the same rows
   */
  private record Content(long rows, long digest) {}

  /**
   * Copies it.
   *
   * @return how many rows there are
   * @throws StoreUnavailableException if one of the two is in use, or cannot be used
   */
  public static long of(DatabaseName from, DatabaseName to) {
    if (from instanceof DatabaseName.InFile file && !Files.exists(file.path())) {
      throw new StoreUnavailableException("There is no database " + file.path() + ".");
    }
    try (Database source = Database.open(from, Vitals.UNHEARD);
        Database target = Database.open(to, Vitals.UNHEARD)) {
      source.mustBeUnused();
      target.mustBeUnused();
      return new Relocation(source, target).done();
    }
  }

  private long done() {
    return from.read(
        source ->
            to.write(
                target -> {
                  try {
                    return copied(source, target);
                  } catch (SQLException e) {
                    // Its words may quote what was to be written.
                    throw new StoreUnavailableException(
                        "The copy has failed (%s); nothing was changed.".formatted(e.getSQLState()),
                        e);
                  }
                }));
  }

  private long copied(Handle source, Handle target) throws SQLException {
    Connection out = target.getConnection();
    letWait(from, source.getConnection());
    letWait(to, out);
    if (content(out, "tables").rows() > 0) {
      throw new StoreUnavailableException(
          "There are games in the database to copy to. Name an empty one.");
    }
    long rows = 0;
    for (String table : TABLES) {
      update(out, "DELETE FROM " + table);
      copy(source.getConnection(), out, table);
      Content there = content(out, table);
      if (!content(source.getConnection(), table).equals(there)) {
        throw new StoreUnavailableException(
            "The copy of %s is not like it; nothing was changed.".formatted(table));
      }
      rows += there.rows();
    }
    if (to.isShared()) {
      update(out, "SELECT setval(pg_get_serial_sequence('tables', 'n'), max(n)) FROM tables");
    }
    return rows;
  }

  /** One waits here while the other is looked through. */
  private static void letWait(Database database, Connection connection) throws SQLException {
    if (database.isShared()) {
      update(connection, "SET LOCAL idle_in_transaction_session_timeout = 0");
    }
  }

  private static void update(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static void copy(Connection source, Connection out, String table) throws SQLException {
    try (Statement asking = source.createStatement()) {
      asking.setFetchSize(AT_ONCE);
      try (ResultSet row = asking.executeQuery("SELECT * FROM " + table)) {
        List<String> columns = columns(row);
        try (PreparedStatement adding = adding(out, table, columns)) {
          copy(row, adding, columns.size());
        }
      }
    }
  }

  private static List<String> columns(ResultSet row) throws SQLException {
    List<String> columns = new ArrayList<>();
    for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
      columns.add(row.getMetaData().getColumnName(i));
    }
    return columns;
  }

  /** What one kind of database has as a number another may have as a truth. */
  private static PreparedStatement adding(Connection out, String table, List<String> columns)
      throws SQLException {
    List<String> values = new ArrayList<>();
    for (String column : columns) {
      values.add(column.equals("head") ? "CAST(CAST(? AS INTEGER) AS BOOLEAN)" : "?");
    }
    return out.prepareStatement(
        "INSERT INTO %s (%s) VALUES (%s)"
            .formatted(table, String.join(", ", columns), String.join(", ", values)));
  }

  private static void copy(ResultSet row, PreparedStatement adding, int columns)
      throws SQLException {
    int waiting = 0;
    while (row.next()) {
      for (int i = 1; i <= columns; i++) {
        adding.setObject(i, plain(row.getObject(i)));
      }
      adding.addBatch();
      if (++waiting % AT_ONCE == 0) {
        adding.executeBatch();
      }
    }
    adding.executeBatch();
  }

  /** The same from either kind of database. */
  private static Object plain(Object value) {
    if (value instanceof Boolean truth) {
      return truth ? 1L : 0L;
    }
    return value instanceof Number number ? (Object) number.longValue() : value;
  }

  private static Content content(Connection connection, String table) throws SQLException {
    try (Statement asking = connection.createStatement()) {
      asking.setFetchSize(AT_ONCE);
      try (ResultSet row = asking.executeQuery("SELECT * FROM " + table)) {
        List<String> names = columns(row);
        List<String> columns = new ArrayList<>(names);
        Collections.sort(columns);
        long rows = 0;
        long digest = 0;
        while (row.next()) {
          rows++;
          digest += digest(row, columns);
        }
        return new Content(rows, digest);
      }
    }
  }

  private static long digest(ResultSet row, List<String> columns) throws SQLException {
    long digest = 1;
    for (String column : columns) {
      Object value = plain(row.getObject(column));
      int hash = value instanceof byte[] bytes ? Arrays.hashCode(bytes) : Objects.hashCode(value);
      digest = (digest ^ hash) * 0x9E3779B97F4A7C15L;
      digest ^= digest >>> 29;
    }
    return digest;
  }
}
