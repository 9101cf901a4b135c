package rookery.bot.store.sql;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.Function;

/**
 * Connections to a database server, which may break and are then made anew. The driver keeps what
 * was prepared on each.
 */
public final class PooledConnections implements Connections {
  private final HikariDataSource pool;

  /**
   * @param pool whose connections commit nothing by themselves; ends with this
   */
  public PooledConnections(HikariDataSource pool) {
    this.pool = pool;
  }

  @Override
  public <T> T inTransaction(Function<Session, T> work) {
    try (Connection connection = pool.getConnection();
        Statements statements = Statements.numbered(connection)) {
      return inTransaction(
          connection, new Session(() -> Discreet.jdbi(connection).open(), statements), work);
    } catch (SQLException e) {
      throw new Statements.FailedException(e);
    }
  }

  private static <T> T inTransaction(
      Connection connection, Session session, Function<Session, T> work) throws SQLException {
    try {
      T answer = work.apply(session);
      connection.commit();
      return answer;
    } catch (RuntimeException | Error | SQLException e) {
      rollBack(connection, e);
      throw e;
    }
  }

  private static void rollBack(Connection connection, Throwable cause) {
    try {
      connection.rollback();
    } catch (SQLException broken) {
      // Then the server rolls back.
      cause.addSuppressed(broken);
    }
  }

  @Override
  public void close() {
    pool.close();
  }
}
