package rookery.bot.store.sql;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Function;
import javax.sql.DataSource;

/**
 * A fixed number of open connections, each used by one thread at a time, first come first served.
 */
public final class FixedConnections implements Connections {
  private final int size;
  private final String begin;
  private final BlockingQueue<Statements> idle;

  private FixedConnections(DataSource source, int size, String begin) throws SQLException {
    this.size = size;
    this.begin = begin;
    this.idle = new ArrayBlockingQueue<>(size, true);
    for (int i = 0; i < size; i++) {
      idle.add(Statements.of(source.getConnection()));
    }
  }

  /** The only connection that writes; it waits for its turn where another program is writing. */
  public static Connections writer(DataSource source) throws SQLException {
    // SQLite does not wait for one that has begun to read and then wants to write.
    return new FixedConnections(source, 1, "BEGIN IMMEDIATE");
  }

  /** So many connections that read. */
  public static Connections readers(DataSource source, int size) throws SQLException {
    return new FixedConnections(source, size, "BEGIN");
  }

  @Override
  public <T> T inTransaction(Function<Statements, T> work) {
    Statements rows = take();
    try {
      return inTransaction(rows, work);
    } finally {
      idle.add(rows);
    }
  }

  @Override
  public <T> T inOneStatement(Function<Statements, T> work) {
    Statements rows = take();
    try {
      return work.apply(rows);
    } finally {
      idle.add(rows);
    }
  }

  private <T> T inTransaction(Statements rows, Function<Statements, T> work) {
    rows.update(begin);
    try {
      T answer = work.apply(rows);
      rows.update("COMMIT");
      return answer;
    } catch (RuntimeException | Error e) {
      rollBack(rows, e);
      throw e;
    }
  }

  private static void rollBack(Statements rows, Throwable cause) {
    try {
      rows.update("ROLLBACK");
    } catch (Statements.FailedException alreadyRolledBack) {
      // SQLite does so by itself when the disk is full or fails.
      cause.addSuppressed(alreadyRolledBack);
    }
  }

  private Statements take() {
    try {
      return idle.take();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for the database", e);
    }
  }

  /** Waits for those at work. Whoever comes later gets a closed connection, and so an exception. */
  @Override
  public void close() {
    List<Statements> all = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      all.add(take());
    }
    all.forEach(Statements::closeConnection);
    idle.addAll(all);
  }
}
