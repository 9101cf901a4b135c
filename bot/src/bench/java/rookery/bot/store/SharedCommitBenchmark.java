package rookery.bot.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.Outbox.Settlement;
import rookery.bot.post.MessageIds;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.vitals.Telemetry;

/**
 * Accepted turns a second of one, two and four processes that share a database on a PostgreSQL
 * server, each with sixteen people who wait for theirs, the messages of the turn before settled;
 * against what as many connections commit there of one added row each. {@code ROOKERY_POSTGRES}
 * names the server, which must sync its commits.
 */
public final class SharedCommitBenchmark {
  private static final int WAITING = 16;
  private static final Duration WARM_UP = Duration.ofSeconds(5);
  private static final Duration TIME = Duration.ofSeconds(10);

  private SharedCommitBenchmark() {}

  /** Prints the figures. */
  public static void main(String[] args) throws Exception {
    for (int processes : new int[] {1, 2, 4}) {
      Path name = Path.of("bench" + System.nanoTime());
      double bare = bare(TestDatabase.address(name), processes);
      double turns = turns(TestDatabase.onServer(name), processes);
      System.out.printf(
          "%d processes: %.0f turns a second; %d bare connections: %.0f commits a second: %.0f"
              + " %%%n",
          processes, turns, processes, bare, 100 * turns / bare);
    }
    System.exit(0);
  }

  /** How often a second all of these go on, once warm. */
  private static double often(List<Callable<Integer>> work) throws Exception {
    often(work, WARM_UP);
    return often(work, TIME);
  }

  private static double often(List<Callable<Integer>> work, Duration time) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(work.size());
    long begun = System.nanoTime();
    List<Future<Integer>> running = new ArrayList<>();
    for (Callable<Integer> one : work) {
      running.add(
          threads.submit(
              () -> {
                int done = 0;
                while (System.nanoTime() - begun < time.toNanos()) {
                  done += one.call();
                }
                return done;
              }));
    }
    long all = 0;
    for (Future<Integer> one : running) {
      all += one.get();
    }
    threads.shutdown();
    return all * 1e9 / (System.nanoTime() - begun);
  }

  private static double bare(String address, int connections) throws Exception {
    TestDatabase.execute(address, "CREATE TABLE bare (n BIGSERIAL PRIMARY KEY, line TEXT)");
    List<Connection> open = new ArrayList<>();
    List<Callable<Integer>> work = new ArrayList<>();
    for (int n = 0; n < connections; n++) {
      Connection connection = TestDatabase.connection(address);
      open.add(connection);
      connection.setAutoCommit(false);
      PreparedStatement insert = connection.prepareStatement("INSERT INTO bare (line) VALUES (?)");
      work.add(() -> committed(connection, insert));
    }
    double often = often(work);
    for (Connection connection : open) {
      connection.close();
    }
    TestDatabase.execute(address, "DROP TABLE bare");
    return often;
  }

  private static int committed(Connection connection, PreparedStatement insert)
      throws SQLException {
    insert.setString(1, "act W d2d3");
    insert.executeUpdate();
    connection.commit();
    return 1;
  }

  private static double turns(DatabaseName name, int processes) throws Exception {
    List<Database> open = new ArrayList<>();
    List<Callable<Integer>> work = new ArrayList<>();
    for (int n = 0; n < processes; n++) {
      Database database = Database.open(name, Telemetry.UNHEARD);
      open.add(database);
      PostgresOutbox outbox = new PostgresOutbox(database, Clock.systemUTC());
      TableStore store =
          new TableStore(database, outbox, new MessageIds(Clock.systemUTC()), Clock.systemUTC());
      for (int player = 0; player < WAITING; player++) {
        work.add(new Player(store, outbox, n * WAITING + player));
      }
    }
    double often = often(work);
    open.forEach(Database::close);
    return often;
  }

  /** Somebody who plays a game again and again. */
  private static final class Player implements Callable<Integer> {
    private final TableStore store;
    private final PostgresOutbox outbox;
    private final PlayedGame game;
    private List<OutgoingMessage> said = List.of();
    private int made;

    Player(TableStore store, PostgresOutbox outbox, int number) {
      this.store = store;
      this.outbox = outbox;
      this.game = new PlayedGame(number);
    }

    @Override
    public Integer call() {
      said.forEach(
          letter ->
              outbox.settle(
                  letter,
                  new Settlement.Done(
                      letter.changes().isPresent()
                          ? Optional.empty()
                          : Optional.of(new Sent("2", letter.id().toString())))));
      Change change = game.change(made++);
      store.save(change);
      said = change.letters();
      return 1;
    }
  }
}
