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
      throw ofTheDisk(fault).map(why -> unwritable(why, fault)).orElse(fault);
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
              + " disk.",
          why);
    }
    return new StoreUnwritableException(fault);
  }

  /** What is wrong with the disk; empty where something else is. */
  private static Optional<String> ofTheDisk(Throwable fault) {
    return ErrorCauses.first(SQLException.class, fault)
        .filter(WriteConnections::isOfTheDisk)
        .map(WriteConnections::named);
  }

  private static boolean isOfTheDisk(SQLException fault) {
    if (fault instanceof SQLiteException inFile) {
      String code = inFile.getResultCode().name();
      return Stream.of("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN")
          .anyMatch(code::startsWith);
    }
    // PostgreSQL's classes for too few resources, a full disk among them, and for the system's.
    String state = String.valueOf(fault.getSQLState());
    return state.startsWith("53") || state.startsWith("58");
  }

  private static String named(SQLException fault) {
    return fault instanceof SQLiteException inFile
        ? inFile.getResultCode().name()
        : fault.getSQLState();
  }

  @Override
  public void close() {
    connections.close();
  }
}
