package rookery.bot.store.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Function;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * A fixed number of open connections, each used by one thread at a time, first come first served.
 */
public final class HeldConnections implements Connections {
  private final int size;
  private final String begin;
  private final BlockingQueue<Session> idle;

  private HeldConnections(DataSource source, int size, String begin) {
    this.size = size;
    this.begin = begin;
    this.idle = new ArrayBlockingQueue<>(size, true);
    Jdbi jdbi = Discreet.jdbi(source);
    jdbi.setStatementBuilderFactory(connection -> new StatementCache());
    for (int i = 0; i < size; i++) {
      Handle handle = jdbi.open();
      idle.add(new Session(() -> handle, Statements.of(handle.getConnection())));
    }
  }

  /** The only connection that writes; it waits for its turn where another program is writing. */
  public static Connections writer(DataSource source) {
    // SQLite does not wait for one that has begun to read and then wants to write.
    return new HeldConnections(source, 1, "BEGIN IMMEDIATE");
  }

  /** So many connections that read. */
  public static Connections readers(DataSource source, int size) {
    return new HeldConnections(source, size, "BEGIN");
  }

  @Override
  public <T> T inTransaction(Function<Session, T> work) {
    Session session = take();
    try {
      return inTransaction(session, work);
    } finally {
      idle.add(session);
    }
  }

  @Override
  public <T> T inOneStatement(Function<Session, T> work) {
    Session session = take();
    try {
      return work.apply(session);
    } finally {
      idle.add(session);
    }
  }

  private <T> T inTransaction(Session session, Function<Session, T> work) {
    session.statements().update(begin);
    try {
      T answer = work.apply(session);
      session.statements().update("COMMIT");
      return answer;
    } catch (RuntimeException | Error e) {
      rollBack(session, e);
      throw e;
    }
  }

  private static void rollBack(Session session, Throwable cause) {
    try {
      session.statements().update("ROLLBACK");
    } catch (Statements.FailedException alreadyRolledBack) {
      // SQLite does so by itself when the disk is full or fails.
      cause.addSuppressed(alreadyRolledBack);
    }
  }

  private static void close(Session session) {
    session.statements().close();
    session.handle().close();
  }

  private Session take() {
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
    List<Session> all = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      all.add(take());
    }
    all.forEach(HeldConnections::close);
    idle.addAll(all);
  }
}
