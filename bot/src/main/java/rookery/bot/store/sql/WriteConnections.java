package rookery.bot.store.sql;

import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteException;
import rookery.bot.vitals.ErrorCauses;
import rookery.bot.vitals.StoreUnwritableException;

/**
 * Connections for writing. They log one line when the database can no longer be written and one
 * when it can again, however many attempts fail in between.
 */
public final class WriteConnections implements Connections {
  private static final Logger LOG = LoggerFactory.getLogger(WriteConnections.class);

  private static final String BUSY = "SQLITE_BUSY";

  private final Connections connections;
  private final AtomicBoolean troubled = new AtomicBoolean();

  public WriteConnections(Connections connections) {
    this.connections = connections;
  }

  @Override
  public <T> T inTransaction(Function<Statements, T> work) {
    try {
      T done = connections.inTransaction(work);
      if (troubled.get() && troubled.compareAndSet(true, false)) {
        LOG.info("Can write to the database again");
      }
      return done;
    } catch (RuntimeException fault) {
      throw whyUnwritable(fault).map(why -> unwritable(why, fault)).orElse(fault);
    }
  }

  @Override
  public <T> T inOneStatement(Function<Statements, T> work) {
    return connections.inOneStatement(work);
  }

  private RuntimeException unwritable(String why, RuntimeException fault) {
    if (troubled.compareAndSet(false, true)) {
      LOG.error(
          "Can't write to the database ({}); until it works again, nobody can play. Check the"
              + " disk, and whether another program is writing to the database.",
          why);
    }
    return new StoreUnwritableException(fault);
  }

  /** Whether the file could not be written only because another program did for long. */
  static boolean isBusy(Throwable fault) {
    return whyUnwritable(fault).filter(why -> why.startsWith(BUSY)).isPresent();
  }

  /** What is wrong with the disk or the file; empty where something else is. */
  private static Optional<String> whyUnwritable(Throwable fault) {
    return ErrorCauses.first(SQLException.class, fault)
        .filter(WriteConnections::isOfTheDisk)
        .map(WriteConnections::named);
  }

  private static boolean isOfTheDisk(SQLException fault) {
    String name = named(fault);
    // PostgreSQL's classes for too few resources, a full disk among them, and for the system's.
    Stream<String> found =
        fault instanceof SQLiteException
            ? Stream.of("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN", BUSY)
            : Stream.of("53", "58");
    return found.anyMatch(name::startsWith);
  }

  private static String named(SQLException fault) {
    return fault instanceof SQLiteException inFile
        ? inFile.getResultCode().name()
        : String.valueOf(fault.getSQLState());
  }

  @Override
  public void close() {
    connections.close();
  }
}
