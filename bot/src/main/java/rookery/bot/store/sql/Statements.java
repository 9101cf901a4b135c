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
import java.util.Set;

/**
 * SQL of one connection, prepared once and bound by position. No exception carries what was bound,
 * as that is people's secrets.
 */
public final class Statements implements AutoCloseable {
  /** In the order of the keys, so that no two transactions wait for one another. */
  private static final String HOLD =
      """
      SELECT count(pg_advisory_xact_lock(key)) FROM (
        SELECT DISTINCT hashtextextended(name, 0) AS key FROM unnest(?) AS name ORDER BY 1) AS keys
      """;

  private static final int A_FEW = 1_000;

  private static final String DUPLICATE = "23505";

  private final Connection connection;
  private final boolean knowsNumbers;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();

  private Statements(Connection connection, boolean knowsNumbers) {
    this.connection = connection;
    this.knowsNumbers = knowsNumbers;
  }

  /** Of a connection whose driver knows parameters by number, and which alone may write. */
  static Statements of(Connection connection) {
    return new Statements(connection, true);
  }

  /** Of one of many connections to a server. */
  static Statements numbered(Connection connection) {
    return new Statements(connection, false);
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

  /** Whether somebody else has written a row that has the same key. */
  public static boolean isDuplicate(RuntimeException failed) {
    return failed.getCause() instanceof SQLException cause && DUPLICATE.equals(cause.getSQLState());
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

  /**
   * Shows {@code reader} the rows that a query finds, of which there may be too many to have all of
   * them at once. Within a transaction a server gives a few at a time.
   */
  public void each(String sql, Mapper<?> reader, Object... values) {
    try {
      PreparedStatement statement = bound(sql, values);
      statement.setFetchSize(A_FEW);
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          reader.map(rows);
        }
      }
    } catch (SQLException e) {
      throw failed(sql, e);
    }
  }

  /**
   * The rows that a query finds for each of many keys, in no order; from a server all at once.
   *
   * @param sql where {@code = ?} compares with one key
   * @param keys all of them texts, or all of them longs
   */
  public <T> List<T> listAll(String sql, Mapper<T> mapper, List<?> keys) {
    if (!isOnServer() || keys.isEmpty()) {
      return keys.stream().flatMap(key -> list(sql, mapper, key).stream()).toList();
    }
    Object[] all =
        keys.get(0) instanceof Long ? keys.toArray(Long[]::new) : keys.toArray(String[]::new);
    return list(sql.replace("= ?", "= ANY (?)"), mapper, (Object) all);
  }

  /** The first row that a query finds. */
  public <T> Optional<T> first(String sql, Mapper<T> mapper, Object... values) {
    return list(sql, mapper, values).stream().findFirst();
  }

  /** Whether a query finds anything. */
  public boolean finds(String sql, Object... values) {
    return first(sql, row -> true, values).isPresent();
  }

  /**
   * Waits until nobody else goes on under one of these names, and lets nobody until the transaction
   * ends. All that one needs is to be named at once, before anything is changed.
   */
  public void hold(Set<String> names) {
    // A connection that alone may write has waited already.
    if (isOnServer()) {
      finds(HOLD, (Object) names.toArray(String[]::new));
    }
  }

  /**
   * Whether each statement is a way to a server and back, so that few are better than simple ones.
   */
  public boolean isOnServer() {
    return !knowsNumbers;
  }

  /** For what copies whole tables. */
  public Connection connection() {
    return connection;
  }

  private PreparedStatement bound(String sql, Object... values) throws SQLException {
    PreparedStatement statement = prepared.get(sql);
    if (statement == null) {
      statement =
          connection.prepareStatement(knowsNumbers ? sql : NumberedParameters.of(sql).sql());
      prepared.put(sql, statement);
    }
    Object[] ordered = knowsNumbers ? values : NumberedParameters.of(sql).ordered(values);
    for (int i = 0; i < ordered.length; i++) {
      statement.setObject(i + 1, ordered[i]);
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

  /** Closes the connection as well. */
  void closeConnection() {
    close();
    try {
      connection.close();
    } catch (SQLException e) {
      throw new FailedException(e);
    }
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
