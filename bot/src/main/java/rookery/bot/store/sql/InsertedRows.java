package rookery.bot.store.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Collections;

/** Inserts rows, many at a time. */
final class InsertedRows implements RowSink {
  private static final int AT_ONCE = 2_000;

  private final PreparedStatement adding;
  private int waiting;

  InsertedRows(Connection connection, String head, int columns) throws SQLException {
    String places = String.join(", ", Collections.nCopies(columns, "?"));
    this.adding = connection.prepareStatement("%s VALUES (%s)".formatted(head, places));
  }

  @Override
  public void add(Object[] row) throws SQLException {
    for (int i = 0; i < row.length; i++) {
      adding.setObject(i + 1, row[i]);
    }
    adding.addBatch();
    if (++waiting % AT_ONCE == 0) {
      adding.executeBatch();
    }
  }

  @Override
  public void finish() throws SQLException {
    adding.executeBatch();
    adding.close();
  }
}
