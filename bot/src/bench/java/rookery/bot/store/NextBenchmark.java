package rookery.bot.store;

import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.TimeUnit;
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
import rookery.bot.picture.PictureSource;
import rookery.bot.post.MessageIds;
import rookery.bot.post.Pictures;
import rookery.bot.post.Post;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.request.TableLookup;
import rookery.bot.request.TableStorage;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.render.Painter;

/**
 * What {@code /next} takes somebody who sits at as many tables as anybody may, its board painted.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class NextBenchmark {
  private static final int MOVES = 20;
  private static final Person HOST = new Person("1000");

  private final Pictures pictures = new PictureSource(new Painter());
  private Database database;
  private TableStore tables;
  private TableLookup lookup;

  /** Plays a few moves at each table. */
  @Setup(Level.Trial)
  public void open() throws IOException {
    database = TestDatabase.inFile(BenchmarkFolders.empty("next").resolve("rookery.db"));
    SqliteOutbox outbox = new SqliteOutbox(database, Clock.systemUTC());
    MessageIds ids = new MessageIds(Clock.systemUTC());
    tables = new TableStore(database, outbox, ids, Clock.systemUTC());
    lookup = new TableLookup(tables, outbox);
    PlayedGame game = new PlayedGame(0);
    for (int table = 0; table < TableStorage.MOST_AT_ONCE; table++) {
      for (int move = 0; move <= MOVES; move++) {
        tables.save(game.change(table * game.length() + move));
      }
    }
  }

  /** Closes it. */
  @TearDown(Level.Trial)
  public void close() {
    database.close();
  }

  /** Where the person has looked lately. */
  @Benchmark
  public byte[] next() {
    List<Table> waiting = lookup.of(HOST);
    Table first = waiting.get(0);
    Post post = ActionMenu.start(first, first.seatOf(HOST), new CachedViews()).post();
    return pictures.png(post.picture().orElseThrow().diagram().orElseThrow());
  }

  /** Where every table is read anew, as after a start. */
  @Benchmark
  public byte[] nextAfterTheStart() {
    tables.forgetWhatIsAtHand();
    return next();
  }
}
