package rookery.bot.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.sql.DataSource;
import org.flywaydb.core.api.FlywayException;
import rookery.bot.fleet.Fleet;
import rookery.bot.fleet.SingleProcess;
import rookery.bot.progress.Progress;
import rookery.bot.store.backup.Backup;
import rookery.bot.store.file.DatabaseFile;
import rookery.bot.store.file.DatabaseLock;
import rookery.bot.store.file.IntegrityCheck;
import rookery.bot.store.file.Schema;
import rookery.bot.store.file.StoreUnavailableException;
import rookery.bot.store.postgresql.DatabaseFleet;
import rookery.bot.store.postgresql.FleetMembership;
import rookery.bot.store.postgresql.PostgresAddress;
import rookery.bot.store.postgresql.PostgresServer;
import rookery.bot.store.sql.Connections;
import rookery.bot.store.sql.FixedConnections;
import rookery.bot.store.sql.GroupCommitWriter;
import rookery.bot.store.sql.Statements;
import rookery.bot.store.sql.WriteConnections;
import rookery.bot.vitals.DaemonThreads;
import rookery.bot.vitals.Telemetry;

/**
 * The database that everything is kept in. In a file of SQLite's, changes go one after another
 * through the only connection that writes; reading goes through a few others and never waits for a
 * change. On a server of PostgreSQL's a few connections do either.
 */
public final class Database implements AutoCloseable {
  private static final int READERS = 3;
  private static final int CONNECTIONS = 4;
  private static final String PROCESSES = "SELECT count(*) FROM processes";

  private final Runnable end;
  private final Consumer<Statements> proof;
  private final Connections writer;
  private final Connections readers;
  private final ScheduledExecutorService timer =
      Executors.newScheduledThreadPool(2, new DaemonThreads("database"));
  private final ScheduledExecutorService scans =
      Executors.newScheduledThreadPool(1, new DaemonThreads("scans"));
  private final GroupCommitWriter turns;
  private final Optional<Shared> shared;

  /** What only a database has that several processes share. */
  private record Shared(PostgresAddress address, Connections writers, FleetMembership member) {}

  /**
   * @param proof writes what nobody reads
   * @param end is done at last
   */
  private Database(
      Connections writer,
      Connections readers,
      Consumer<Statements> proof,
      Optional<Shared> shared,
      Runnable end,
      Telemetry vitals) {
    this.shared = shared;
    this.proof = proof;
    this.end = end;
    this.writer = new WriteConnections(writer);
    this.readers = readers;
    this.turns = new GroupCommitWriter(this::alter, timer, vitals);
  }

  /**
   * Opens the database of that name; in a file a new one where there is none yet.
   *
   * @param vitals hears of every commit
   * @throws StoreUnavailableException if it cannot be used; the message is for the operator
   */
  public static Database open(DatabaseName name, Telemetry vitals) {
    if (name instanceof DatabaseName.OnServer server) {
      return open(server.address(), vitals);
    }
    return open(((DatabaseName.InFile) name).path(), vitals);
  }

  private static Database open(PostgresAddress address, Telemetry vitals) {
    Connections writers = PostgresServer.writers(address, CONNECTIONS);
    try {
      Connections readers = PostgresServer.readers(address, CONNECTIONS);
      // A server that only follows another refuses it.
      FleetMembership member = new FleetMembership(writers);
      return new Database(
          writers,
          readers,
          rows -> rows.finds("SELECT txid_current()"),
          Optional.of(new Shared(address, writers, member)),
          () -> {},
          vitals);
    } catch (RuntimeException e) {
      writers.close();
      throw PostgresServer.firstFault(address, e);
    }
  }

  private static Database open(Path named, Telemetry vitals) {
    DatabaseFile file = DatabaseFile.at(named);
    DatabaseLock lock = DatabaseLock.on(file.path());
    try {
      file.create();
      file.setFormerLogAside();
      file.mustBeOurs();
      IntegrityCheck.AT_START.check(file);
      return open(file, lock, vitals);
    } catch (SQLException | FlywayException e) {
      lock.close();
      throw file.unavailable(e);
    } catch (RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  private static Database open(DatabaseFile file, DatabaseLock lock, Telemetry vitals)
      throws SQLException {
    DataSource writers = file.writers();
    Connections writer = FixedConnections.writer(writers);
    try {
      Schema.inFile(writers, file.path()).migrate();
      return new Database(
          writer,
          FixedConnections.readers(file.readers(), READERS),
          rows -> rows.update("PRAGMA user_version = 1"),
          Optional.empty(),
          lock::close,
          vitals);
    } catch (SQLException | RuntimeException e) {
      writer.close();
      throw e;
    }
  }

  /**
   * Copies a database, whether or not it is in use; a server has means of its own for that.
   *
   * @param to the copy, which appears when it is whole; there must be no such file yet
   * @param progress is told how many bytes have been copied
   * @throws StoreUnavailableException if that cannot be; the message is for the operator
   */
  public static void backup(DatabaseName from, Path to, Progress progress) {
    if (from instanceof DatabaseName.InFile file) {
      Backup.copy(file.path(), to, progress);
    } else {
      throw new StoreUnavailableException("This database is on a server; copy it with pg_dump.");
    }
  }

  /** What the queries find, all of it from one moment. */
  public <T> T look(Function<Statements, T> queries) {
    return readers.inTransaction(queries);
  }

  /** The same for what one statement finds. */
  public <T> T ask(Function<Statements, T> query) {
    return readers.inOneStatement(query);
  }

  /** Makes a change, all of it or nothing; it is on the disk when this returns. */
  public <T> T keep(Function<Statements, T> change) {
    return writer.inTransaction(change);
  }

  /** The same for a change that gives nothing back. */
  public void alter(Consumer<Statements> change) {
    keep(
        rows -> {
          change.accept(rows);
          return null;
        });
  }

  /** Whether other processes may change what is kept, so that nothing may be kept in mind. */
  public boolean isShared() {
    return shared.isPresent();
  }

  /**
   * Nobody may change what is to be copied.
   *
   * @throws StoreUnavailableException if other processes use it
   */
  void mustBeUnused() {
    shared
        .filter(s -> ask(rows -> rows.first(PROCESSES, row -> row.getInt(1))).orElse(0) > 1)
        .ifPresent(
            s -> {
              throw new StoreUnavailableException(
                  "Rookery is using %s. Stop it first.".formatted(s.address()));
            });
  }

  /** This process among those that share the database. */
  FleetMembership member() {
    return shared.orElseThrow().member();
  }

  /**
   * The processes that are one bot: those that share the database, or this one alone.
   *
   * @param shards how many sessions with Discord there are
   * @param range the first and the last that are to be this process's own, if any are
   * @param ownPace whether somebody else sees to the pace of all processes
   */
  public Fleet fleet(int shards, List<Integer> range, boolean ownPace) {
    return shared
        .<Fleet>map(s -> new DatabaseFleet(s.writers(), s.member(), shards, range, ownPace))
        .orElseGet(() -> new SingleProcess(shards));
  }

  /** Tells every second, and at once when another process leaves something to this one. */
  public AutoCloseable bell(Runnable rung) {
    return shared.<AutoCloseable>map(s -> PostgresServer.bell(s.address(), rung)).orElse(() -> {});
  }

  /** Where turns are written together. */
  public GroupCommitWriter turns() {
    return turns;
  }

  /**
   * For what is done by itself with the database when its time has come; ends with it. Nothing that
   * takes long may be done there.
   */
  public ScheduledExecutorService timer() {
    return timer;
  }

  /** For looks through much of the database, which may take long; ends with it. */
  public ScheduledExecutorService scans() {
    return scans;
  }

  /**
   * Writes one page to the disk as a turn of work would, and nothing that anybody reads.
   *
   * @throws RuntimeException if that fails
   */
  public void proveWritable() {
    alter(proof);
  }

  /** Waits for what is being done, then lets go of the database. */
  @Override
  public void close() {
    scans.shutdownNow();
    timer.shutdownNow();
    turns.flush();
    shared.map(Shared::member).ifPresent(FleetMembership::close);
    readers.close();
    writer.close();
    end.run();
  }
}
