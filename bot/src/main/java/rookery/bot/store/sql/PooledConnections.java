package rookery.bot.store.sql;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.Function;
import rookery.bot.vitals.CommitOutcomeUnknownException;
import rookery.bot.vitals.ErrorCauses;
import rookery.bot.vitals.StoreUnwritableException;

/**
 * Connections to a database server, which may break and are then made anew. The driver keeps what
 * was prepared on each. Work whose connection broke before it was committed is done again, as is
 * what the server has let fail because it and something else waited for one another.
 */
public final class PooledConnections implements Connections {
  private final HikariDataSource pool;
  private final int mostRuns;

  /**
   * @param pool whose connections commit nothing by themselves; ends with this
   */
  public PooledConnections(HikariDataSource pool) {
    this.pool = pool;
    // All that are open may be broken.
    this.mostRuns = pool.getMaximumPoolSize() + 1;
  }

  /** It came to nothing, but may not the next time; nothing was changed. */
  private static final class UndoneException extends RuntimeException {
    UndoneException(Throwable cause) {
      super(cause);
    }
  }

  /**
   * {@inheritDoc}
   *
   * @throws StoreUnwritableException if the server is out of reach
   * @throws CommitOutcomeUnknownException if the connection broke while the change was committed
   */
  @Override
  public <T> T inTransaction(Function<Statements, T> work) {
    return repeated(connection -> transacted(connection, work));
  }

  /** {@inheritDoc} It is one way to the server and back, where a transaction takes two. */
  @Override
  public <T> T inOneStatement(Function<Statements, T> work) {
    return repeated(connection -> alone(connection, work));
  }

  /** Something that is done by one connection. */
  @FunctionalInterface
  private interface Work<T> {
    T by(Connection connection) throws SQLException;
  }

  private <T> T repeated(Work<T> work) {
    for (int run = 1; ; run++) {
      try {
        return once(work);
      } catch (UndoneException undone) {
        if (run == mostRuns) {
          throw new StoreUnwritableException(undone);
        }
      }
    }
  }

  private <T> T once(Work<T> work) {
    try (Connection connection = open()) {
      return work.by(connection);
    } catch (SQLException onClosing) {
      throw new Statements.FailedException(onClosing);
    }
  }

  private <T> T transacted(Connection connection, Function<Statements, T> work) {
    T answer;
    try {
      answer = applied(connection, work);
    } catch (RuntimeException | Error e) {
      rollBack(connection, e);
      throw e;
    }
    commit(connection);
    return answer;
  }

  private static <T> T alone(Connection connection, Function<Statements, T> work)
      throws SQLException {
    connection.setAutoCommit(true);
    return applied(connection, work);
  }

  private static <T> T applied(Connection connection, Function<Statements, T> work) {
    try (Statements statements = Statements.numbered(connection)) {
      return work.apply(statements);
    } catch (RuntimeException | Error e) {
      if (isBroken(e) || isDeadlock(e)) {
        throw new UndoneException(e);
      }
      throw e;
    }
  }

  private Connection open() {
    try {
      return pool.getConnection();
    } catch (SQLException waitedInVain) {
      throw new StoreUnwritableException(new Statements.FailedException(waitedInVain));
    }
  }

  private void commit(Connection connection) {
    try {
      connection.commit();
    } catch (SQLException e) {
      rollBack(connection, e);
      if (!isBroken(e)) {
        throw new Statements.FailedException(e);
      }
      throw pool.isReadOnly() ? new UndoneException(e) : new CommitOutcomeUnknownException(e);
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

  /** PostgreSQL's classes for connections and for whoever ends them, or a transaction left idle. */
  private static boolean isBroken(Throwable fault) {
    String state = state(fault);
    return state.startsWith("08") || state.startsWith("57P") || state.equals("25P03");
  }

  /** Rows that many change at once, as all tables are stirred by, are locked in no order. */
  private static boolean isDeadlock(Throwable fault) {
    return state(fault).equals("40P01");
  }

  private static String state(Throwable fault) {
    return ErrorCauses.first(SQLException.class, fault)
        .map(cause -> String.valueOf(cause.getSQLState()))
        .orElse("");
  }

  @Override
  public void close() {
    pool.close();
  }
}
