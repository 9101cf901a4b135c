package rookery.bot.store.sql;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** Takes many rows of one table, one after another. */
public interface RowSink {
  /**
   * Opens one.
   *
   * @param server whether the database is on a server of PostgreSQL's
   */
  static RowSink into(Connection connection, String table, List<String> columns, boolean server)
      throws SQLException {
    String head = "%s (%s)".formatted(table, String.join(", ", columns));
    return server
        ? new CopiedRows(connection, "COPY " + head + " FROM STDIN")
        : new InsertedRows(connection, "INSERT INTO " + head, columns.size());
  }

  /**
   * Takes one.
   *
   * @param row numbers as longs, truths among them, texts, bytes and nulls
   */
  void add(Object[] row) throws SQLException;

  /** Brings all that was taken to the database. */
  void finish() throws SQLException;
}
