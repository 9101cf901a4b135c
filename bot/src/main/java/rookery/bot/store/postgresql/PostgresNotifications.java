package rookery.bot.store.postgresql;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;
import org.postgresql.PGConnection;
import rookery.bot.store.sql.Statements;

/**
 * Tells this process at once when another one leaves it something to do. It also does so every
 * second, in case a notification was lost with a connection.
 */
public final class PostgresNotifications implements AutoCloseable {
  private static final String RING = "SELECT pg_notify('rookery', '')";
  private static final int LONGEST_MILLIS = 1_000;

  private final DataSource source;
  private final Runnable rung;
  private final Thread thread = new Thread(this::listen, "bell");

  /**
   * Starts listening.
   *
   * @param source gives the connection, which is kept open
   * @param rung what to run for each notification; must return at once
   */
  PostgresNotifications(DataSource source, Runnable rung) {
    this.source = source;
    this.rung = rung;
    thread.setDaemon(true);
    thread.start();
  }

  /** Notifies all processes once the transaction is committed. */
  static void ring(Statements rows) {
    rows.finds(RING);
  }

  private void listen() {
    while (!Thread.currentThread().isInterrupted()) {
      try (Connection connection = source.getConnection();
          Statement statement = connection.createStatement()) {
        statement.execute("LISTEN rookery");
        hear(connection.unwrap(PGConnection.class));
      } catch (SQLException broken) {
        // The membership says so; here it is tried again.
        pause();
      }
    }
  }

  private void hear(PGConnection connection) throws SQLException {
    while (!Thread.currentThread().isInterrupted()) {
      rung.run();
      connection.getNotifications(LONGEST_MILLIS);
    }
  }

  private void pause() {
    rung.run();
    try {
      Thread.sleep(LONGEST_MILLIS);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
