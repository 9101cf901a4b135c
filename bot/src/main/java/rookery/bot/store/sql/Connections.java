package rookery.bot.store.sql;

import java.util.function.Function;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/** Connections to one database, each used by one thread at a time. */
public interface Connections extends AutoCloseable {
  /** What {@code work} gives; all it changed is committed then, or nothing if it threw. */
  <T> T inTransaction(Function<Session, T> work);

  /** What one statement finds, which needs no transaction around it. */
  <T> T inOneStatement(Function<Session, T> work);

  /** Waits for those at work. Whoever comes later gets a closed connection, and so an exception. */
  @Override
  void close();

  /**
   * One open connection, in a transaction.
   *
   * @param named gives what runs SQL with names
   * @param statements for SQL that runs at every turn
   */
  record Session(Supplier<Handle> named, Statements statements) {
    /** For SQL with names. */
    public Handle handle() {
      return named.get();
    }
  }
}
