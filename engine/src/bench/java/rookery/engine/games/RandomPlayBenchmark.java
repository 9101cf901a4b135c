package rookery.engine.games;

import java.util.List;
import java.util.Map;
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
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Options;
import rookery.engine.Seat;
import rookery.engine.cards.Cards;

/**
 * Actions a second of random play from start to end, on states alone, as computer players need
 * them. Compare with {@code PerftBenchmark} of the same run, which changes with the machine alone.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class RandomPlayBenchmark {
  private static final int ACTIONS = 100;

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
  private rookery.engine.State start;
  private rookery.engine.State now;

  /** Puts up the board. */
  @Setup
  public void begin() {
    Game played =
        Games.all().stream().filter(other -> other.id().equals(game)).findFirst().orElseThrow();
    start = played.start(Options.of(played.options(), Map.of()));
    now = start;
  }

  /** Plays on where it was, and anew where a game is over. */
  @Benchmark
  @OperationsPerInvocation(ACTIONS)
  public Object play() {
    for (int played = 0; played < ACTIONS; ) {
      if (now.result().isPresent()) {
        now = start;
      } else if (now.chance().isPresent()) {
        now = now.shuffled(Cards.shuffled(now.chance().get().cards(), random));
      } else {
        now = played(now);
        played++;
      }
    }
    return now;
  }

  private rookery.engine.State played(rookery.engine.State state) {
    Seat seat = state.mayAct().iterator().next();
    List<Action> legal = state.legal(seat);
    return state.play(seat, legal.get(random.nextInt(legal.size())));
  }
}
