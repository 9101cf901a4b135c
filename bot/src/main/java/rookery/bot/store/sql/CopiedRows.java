package rookery.bot.store.sql;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HexFormat;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyIn;

/** Streams rows into a table of a server's, as the text that COPY reads. */
final class CopiedRows implements RowSink {
  private static final int AT_ONCE = 1 << 16;

  private final CopyIn stream;
  private final StringBuilder waiting = new StringBuilder();

  CopiedRows(Connection connection, String sql) throws SQLException {
    this.stream = connection.unwrap(PGConnection.class).getCopyAPI().copyIn(sql);
  }

  @Override
  public void add(Object[] row) throws SQLException {
    for (int i = 0; i < row.length; i++) {
      waiting.append(i == 0 ? "" : "\t");
      write(row[i]);
    }
    waiting.append('\n');
    if (waiting.length() > AT_ONCE) {
      send();
    }
  }

  private void write(Object value) {
    if (value == null) {
      waiting.append("\\N");
    } else if (value instanceof byte[] bytes) {
      waiting.append("\\\\x").append(HexFormat.of().formatHex(bytes));
    } else {
      escape(value.toString());
    }
  }

  private void escape(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '\\' -> waiting.append("\\\\");
        case '\n' -> waiting.append("\\n");
        case '\r' -> waiting.append("\\r");
        case '\t' -> waiting.append("\\t");
        default -> waiting.append(c);
      }
    }
  }

  private void send() throws SQLException {
    byte[] bytes = waiting.toString().getBytes(StandardCharsets.UTF_8);
    stream.writeToCopy(bytes, 0, bytes.length);
    waiting.setLength(0);
  }

  @Override
  public void finish() throws SQLException {
    send();
    stream.endCopy();
  }
}
