package rookery.bot.history;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import rookery.bot.picture.PictureSource;
import rookery.bot.post.Attachment;
import rookery.bot.post.Pictures;
import rookery.bot.post.Post;
import rookery.bot.table.Invitation;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.cards.Dealer;
import rookery.engine.games.Games;
import rookery.engine.option.Options;
import rookery.render.Painter;

/** What it takes to look back at a game of eighty actions, to show it again and to take it away. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Thread)
public class GameExportBenchmark {
  private static final int ACTIONS = 80;
  private static final Person HOST = new Person("100");

  @Param({"custodian", "toddler", "split-brain"})
  private String game;

  private final Pictures pictures = new PictureSource(new Painter());
  private Table table;
  private long bytes;

  /** Plays the game at random. */
  @Setup
  public void play() {
    SplittableRandom random = new SplittableRandom(1);
    Dealer dealer = Dealer.of(random);
    Game played = Games.find(game).orElseThrow();
    Options options = Options.of(played.options(), Map.of());
    Table opened =
        Table.open(
            "k",
            new TableLocation("1", "2"),
            played,
            options,
            HOST,
            new Invitation(List.of(), true));
    for (int i = 1; i < opened.seats().size(); i++) {
      opened = opened.gathering().join(new Person(Integer.toString(100 + i)));
    }
    table = opened.startedIfFull(random, dealer);
    for (int i = 0; i < ACTIONS && table.result().isEmpty(); i++) {
      Seat seat =
          table.seats().stream()
              .filter(s -> !table.running().legal(s).isEmpty())
              .findFirst()
              .orElseThrow();
      List<Action> legal = table.running().legal(seat);
      Action action = legal.get(random.nextInt(legal.size()));
      table = table.playing(now -> now.act(seat, action, dealer));
    }
  }

  /** Tells how large the file was that was made last. */
  @TearDown
  public void tell() {
    System.out.println("bytes: " + bytes);
  }

  /** One step of {@code /history}, painted. */
  @Benchmark
  public byte[] aStepOfTheHistory() {
    Post post = HistoryPost.of(table, HOST, new HistoryPosition(ACTIONS / 2, true)).post();
    return pictures.png(post.picture().orElseThrow().diagram().orElseThrow());
  }

  /** The moving picture. */
  @Benchmark
  public long theMovingPicture() throws IOException {
    return made(new GameExport(table, pictures).gif(Colour.WHITE, GameExport.USUAL_PACE).content());
  }

  /** Everything in one file. */
  @Benchmark
  public long everythingInOneFile() throws IOException {
    GameCaption legend =
        GameCaption.of(table, person -> false, Collections.nCopies(2, Instant.EPOCH));
    return made(new GameExport(table, pictures).zip(legend, Optional.empty()).content());
  }

  private long made(Attachment.Content file) throws IOException {
    CountedBytes made = new CountedBytes();
    file.writeTo(made);
    bytes = made.count;
    return bytes;
  }

  /** Counts what is written, and forgets it. */
  private static final class CountedBytes extends OutputStream {
    private long count;

    @Override
    public void write(int one) {
      count++;
    }

    @Override
    public void write(byte[] some, int from, int length) {
      count += length;
    }
  }
}
