package rookery.bot.store.sql;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * SQL of one connection, prepared once and bound by position. What runs at every turn goes through
 * here, as it takes a third of the time that it takes with names and mappers.
 */
public final class Statements implements AutoCloseable {
  private final Connection connection;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();

  Statements(Connection connection) {
    this.connection = connection;
  }

  /** Reads a row. */
  @FunctionalInterface
  public interface Mapper<T> {
    T map(ResultSet row) throws SQLException;
  }

  /** SQL failed; the message names tables and columns at most, never what was bound. */
  static final class FailedException extends RuntimeException {
    FailedException(SQLException cause) {
      super(cause.getMessage(), cause);
    }
  }

  /** Changes rows, and tells how many. */
  public int update(String sql, Object... values) {
    try {
      return bound(sql, values).executeUpdate();
    } catch (SQLException e) {
      throw failed(sql, e);
    }
  }

  /** The rows that a query finds. */
  public <T> List<T> list(String sql, Mapper<T> mapper, Object... values) {
    List<T> found = new ArrayList<>();
    try (ResultSet rows = bound(sql, values).executeQuery()) {
      while (rows.next()) {
        found.add(mapper.map(rows));
      }
      return found;
    } catch (SQLException e) {
      throw failed(sql, e);
    }
  }

  /** The first row that a query finds. */
  public <T> Optional<T> first(String sql, Mapper<T> mapper, Object... values) {
    return list(sql, mapper, values).stream().findFirst();
  }

  /** Whether a query finds anything. */
  public boolean finds(String sql, Object... values) {
    return first(sql, row -> true, values).isPresent();
  }

  private PreparedStatement bound(String sql, Object... values) throws SQLException {
    PreparedStatement statement = prepared.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      prepared.put(sql, statement);
    }
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }

  /** One that has failed may be past using. */
  private FailedException failed(String sql, SQLException cause) {
    PreparedStatement statement = prepared.remove(sql);
    if (statement != null) {
      try {
        statement.close();
      } catch (SQLException alreadyClosed) {
        cause.addSuppressed(alreadyClosed);
      }
    }
    return new FailedException(cause);
  }

  @Override
  public void close() {
    List.copyOf(prepared.values())
        .forEach(
            statement -> {
              try {
                statement.close();
              } catch (SQLException e) {
                throw new FailedException(e);
              }
            });
  }
}
