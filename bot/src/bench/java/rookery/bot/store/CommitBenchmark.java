package rookery.bot.store;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
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
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.sqlite.SQLiteConfig;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.Outbox.Settlement;
import rookery.bot.post.MessageIds;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.store.kit.TestDatabase;

/**
 * Accepted turns a second, each on the disk with its messages before it is answered, and the
 * messages of the one before settled; against what bare SQLite commits on the same disk: one row
 * added and one changed.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class CommitBenchmark {
  private static final int WAITING = 16;

  /** One database for all who play. */
  @State(Scope.Benchmark)
  public static class Store {
    private final AtomicInteger players = new AtomicInteger();
    private Database database;
    private SqliteOutbox outbox;
    private TableStore store;

    /** Opens a new database. */
    @Setup(Level.Trial)
    public void open() throws IOException {
      database = TestDatabase.inFile(BenchmarkFolders.empty("store").resolve("rookery.db"));
      outbox = new SqliteOutbox(database, Clock.systemUTC());
      store =
          new TableStore(database, outbox, new MessageIds(Clock.systemUTC()), Clock.systemUTC());
    }

    /** Closes it. */
    @TearDown(Level.Trial)
    public void close() {
      database.close();
    }
  }

  /** The changes of a game that somebody plays again and again at new tables. */
  @State(Scope.Thread)
  public static class Player {
    /** More than can be saved in an iteration. */
    private static final int AHEAD = 20_000;

    private final Deque<Change> ahead = new ArrayDeque<>();
    private PlayedGame game;
    private List<OutgoingMessage> said = List.of();
    private int made;

    /** Plays the game once. */
    @Setup(Level.Trial)
    public void play(Store store) {
      game = new PlayedGame(store.players.getAndIncrement());
    }

    /** Makes changes for the time to come, which are not to be measured. */
    @Setup(Level.Iteration)
    public void lookAhead(BenchmarkParams benchmark) {
      while (ahead.size() < 2 * AHEAD / (1 + benchmark.getThreads())) {
        ahead.add(game.change(made++));
      }
    }
  }

  /** One thing happens at a table after another. */
  @Benchmark
  public void oneAfterAnother(Store store, Player player) {
    turn(store, player);
  }

  /** The same with many people at once, each at a table. */
  @Benchmark
  @Threads(WAITING)
  public void sixteenWaiting(Store store, Player player) {
    turn(store, player);
  }

  private static void turn(Store store, Player player) {
    player.said.forEach(letter -> settle(store, letter));
    Change change = player.ahead.remove();
    store.store.save(change);
    player.said = change.letters();
  }

  private static void settle(Store store, OutgoingMessage letter) {
    Optional<Sent> stands = Optional.of(new Sent("2", letter.id().toString()));
    store.outbox.settle(
        letter, new Settlement.Done(letter.changes().isPresent() ? Optional.empty() : stands));
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
          config.createConnection(
              "jdbc:sqlite:" + BenchmarkFolders.empty("bare").resolve("bare.db"));
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
