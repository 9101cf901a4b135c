package rookery.bot.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import rookery.bot.store.sql.RowSink;

/**
 * What a table holds, in whatever order.
 *
 * @param digest the same for the same rows
 */
record TableContent(long rows, long digest) {
  /** For rows that are only looked at. */
  static final Destination NOWHERE = columns -> new Unkept();

  private static final int AT_ONCE = 2_000;

  /** Where the rows of a table go that has these columns. */
  @FunctionalInterface
  interface Destination {
    RowSink of(List<String> columns) throws SQLException;
  }

  /** Rows that go nowhere. */
  private static final class Unkept implements RowSink {
    @Override
    public void add(Object[] row) {}

    @Override
    public void finish() {}
  }

  /**
   * What a table holds, all of which goes somewhere meanwhile.
   *
   * @param reached is told of each row
   */
  static TableContent of(
      Connection connection, String table, Destination destination, Runnable reached)
      throws SQLException {
    try (Statement asking = connection.createStatement()) {
      asking.setFetchSize(AT_ONCE);
      try (ResultSet row = asking.executeQuery("SELECT * FROM " + table)) {
        List<String> columns = columns(row);
        // The two kinds of databases have them in different orders.
        int[] order =
            IntStream.range(0, columns.size())
                .boxed()
                .sorted(Comparator.comparing(columns::get))
                .mapToInt(Integer::intValue)
                .toArray();
        RowSink sink = destination.of(columns);
        TableContent content = of(row, order, sink, reached);
        sink.finish();
        return content;
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

  private static TableContent of(ResultSet row, int[] order, RowSink sink, Runnable reached)
      throws SQLException {
    Object[] values = new Object[order.length];
    long rows = 0;
    long digest = 0;
    while (row.next()) {
      for (int i = 0; i < values.length; i++) {
        values[i] = plain(row.getObject(i + 1));
      }
      sink.add(values);
      rows++;
      reached.run();
      digest += digest(values, order);
    }
    return new TableContent(rows, digest);
  }

  /**
   * The same from either kind of database; what one has as a number another may have as a truth.
   */
  private static Object plain(Object value) {
    if (value instanceof Boolean truth) {
      return truth ? 1L : 0L;
    }
    return value instanceof Number number ? (Object) number.longValue() : value;
  }

  private static long digest(Object[] values, int[] order) {
    long digest = 1;
    for (int i : order) {
      Object value = values[i];
      int hash = value instanceof byte[] bytes ? Arrays.hashCode(bytes) : Objects.hashCode(value);
      digest = (digest ^ hash) * 0x9E3779B97F4A7C15L;
      digest ^= digest >>> 29;
    }
    return digest;
  }
}
