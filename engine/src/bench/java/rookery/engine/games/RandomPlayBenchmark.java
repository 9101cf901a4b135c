package rookery.engine.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.cards.Cards;
import rookery.engine.chess.Move;
import rookery.engine.chess.Position;
import rookery.engine.chess.Variant;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;
import rookery.engine.option.Options;

/**
 * Each game a second: actions of random play from start to end, on states alone, as computer
 * players need them; views that a seat is shown; entries of a record played again. The {@link
 * Yardstick} of the same run changes with the machine alone.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class RandomPlayBenchmark {
  private static final int STEPS = 100;

  /** Few games of the solitaires have more. */
  private static final int ENTRIES = 20;

  /** The game played. */
  @Param({
    "telepathy",
    "split-brain",
    "cooperative",
    "gravity",
    "parade",
    "neighbour",
    "booster",
    "cloak",
    "custodian",
    "toddler",
    "fluid"
  })
  public String game;

  private final RandomGenerator random = new SplittableRandom(1);
  private final List<rookery.engine.State> looked = new ArrayList<>();
  private Game played;
  private GameRecord record;
  private rookery.engine.State start;
  private rookery.engine.State now;

  /** Puts up the board, and plays what is looked at and played again. */
  @Setup
  public void begin() {
    played =
        Games.all().stream().filter(other -> other.id().equals(game)).findFirst().orElseThrow();
    record = LongGame.of(played, ENTRIES);
    start = played.start(Options.of(played.options(), Map.of()));
    now = start;
    while (looked.size() < STEPS) {
      step();
      looked.add(now);
    }
  }

  /** Plays on where it was, and anew where a game is over. */
  @Benchmark
  @OperationsPerInvocation(STEPS)
  public Object play() {
    for (int i = 0; i < STEPS; i++) {
      step();
    }
    return now;
  }

  private void step() {
    while (now.result().isPresent() || now.chance().isPresent()) {
      now = now.result().isPresent() ? start : shuffled(now);
    }
    Seat seat = now.mayAct().iterator().next();
    List<Action> legal = now.legal(seat);
    now = now.play(seat, legal.get(random.nextInt(legal.size())));
  }

  private rookery.engine.State shuffled(rookery.engine.State state) {
    return state.shuffled(Cards.shuffled(state.chance().orElseThrow().cards(), random));
  }

  /** Shows states of random play to somebody who may act in them. */
  @Benchmark
  @OperationsPerInvocation(STEPS)
  public void view(Blackhole seen) {
    for (rookery.engine.State state : looked) {
      Optional<Seat> acting = state.mayAct().stream().findFirst();
      seen.consume(state.view(acting.map(Viewer::of).orElse(Viewer.SPECTATOR)));
    }
  }

  /** Plays a record again. */
  @Benchmark
  @OperationsPerInvocation(ENTRIES)
  public Object replay() {
    return Match.replay(played, record);
  }

  /** Leaves of orthodox perft, which no change to a game makes faster. */
  @State(Scope.Benchmark)
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  @Warmup(iterations = 2, time = 2)
  @Measurement(iterations = 3, time = 2)
  @Fork(1)
  public static class Yardstick {
    private static final int LEAVES = 8_902;
    private static final int DEPTH = 3;

    private final Position array = Position.start(Variant.ORTHODOX);

    /** Plays every game of three moves. */
    @Benchmark
    @OperationsPerInvocation(LEAVES)
    public long perft() {
      return leaves(array, DEPTH);
    }

    private static long leaves(Position position, int depth) {
      if (depth == 0) {
        return 1;
      }
      long leaves = 0;
      for (Move move : position.legalMoves()) {
        leaves += leaves(position.after(move), depth - 1);
      }
      return leaves;
    }
  }
}
