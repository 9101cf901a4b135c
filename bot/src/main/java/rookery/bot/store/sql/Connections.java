package rookery.bot.store.sql;

import java.util.function.Function;

/** Connections to one database, each used by one thread at a time. */
public interface Connections extends AutoCloseable {
  /** What {@code work} gives; all it changed is committed then, or nothing if it threw. */
  <T> T inTransaction(Function<Statements, T> work);

  /** What one statement finds, which needs no transaction around it. */
  <T> T inOneStatement(Function<Statements, T> work);

  /** Waits for those at work. Whoever comes later gets a closed connection, and so an exception. */
  @Override
  void close();
}
