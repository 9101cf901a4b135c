package rookery.bot.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.sqlite.SQLiteConfig;
import rookery.bot.turn.Tables.Change;

/**
 * Accepted turns a second, each on the disk with its messages before the next, against what bare
 * SQLite commits on the same disk: one row added and one changed.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class CommitBenchmark {
  /** More than can be saved in an iteration. */
  private static final int AHEAD = 20_000;

  private static final Path FOLDER = Path.of("target", "bench");

  private static Path emptyFolder(String name) throws IOException {
    Path folder = FOLDER.resolve(name);
    Files.createDirectories(folder);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    return folder;
  }

  /** Our store, and the changes of a game that is played again and again at new tables. */
  @State(Scope.Thread)
  public static class Turns {
    private final PlayedGame game = new PlayedGame();
    private Database database;
    private SqliteTableStore store;
    private final Deque<Change> ahead = new ArrayDeque<>();
    private int made;

    /** Opens a new database. */
    @Setup(Level.Trial)
    public void open() throws IOException {
      database = Database.open(emptyFolder("store").resolve("rookery.db"));
      store = new SqliteTableStore(database, new SqliteOutbox(database), Clock.systemUTC());
    }

    /** Makes changes for the time to come, which are not to be measured. */
    @Setup(Level.Iteration)
    public void lookAhead() {
      while (ahead.size() < AHEAD) {
        ahead.add(game.change(made++));
      }
    }

    /** Closes it. */
    @TearDown(Level.Trial)
    public void close() {
      database.close();
    }
  }

  /** One thing happens at a table. */
  @Benchmark
  public void turn(Turns turns) {
    turns.store.save(turns.ahead.remove());
  }

  /** SQLite with nothing round it. */
  @State(Scope.Thread)
  public static class Bare {
    private Connection connection;
    private PreparedStatement insert;
    private PreparedStatement update;
    private int committed;

    /** Opens a new database of two tables. */
    @Setup(Level.Trial)
    public void open() throws IOException, SQLException {
      SQLiteConfig config = new SQLiteConfig();
      config.setJournalMode(SQLiteConfig.JournalMode.WAL);
      config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
      connection =
          config.createConnection("jdbc:sqlite:" + emptyFolder("bare").resolve("bare.db"));
      connection.createStatement().execute("CREATE TABLE entry (n INTEGER PRIMARY KEY, line TEXT)");
      connection.createStatement().execute("CREATE TABLE game (id INTEGER PRIMARY KEY, n INTEGER)");
      connection.createStatement().execute("INSERT INTO game VALUES (1, 0)");
      connection.setAutoCommit(false);
      insert = connection.prepareStatement("INSERT INTO entry (line) VALUES (?)");
      update = connection.prepareStatement("UPDATE game SET n = ? WHERE id = 1");
    }

    /** Closes it. */
    @TearDown(Level.Trial)
    public void close() throws SQLException {
      connection.close();
    }
  }

  /** One row added, one changed, one commit. */
  @Benchmark
  public void bareCommit(Bare bare) throws SQLException {
    bare.insert.setString(1, "act W d2d3");
    bare.insert.executeUpdate();
    bare.update.setInt(1, bare.committed++);
    bare.update.executeUpdate();
    bare.connection.commit();
  }
}
