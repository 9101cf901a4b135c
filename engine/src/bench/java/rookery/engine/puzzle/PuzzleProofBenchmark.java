package rookery.engine.puzzle;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import rookery.engine.games.Games;

/** Proves every puzzle of a game that is kept, and fails if one of them cannot be proved. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(1)
public class PuzzleProofBenchmark {
  /** Whose puzzles. */
  @Param({
    "custodian",
    "fluid",
    "booster",
    "cooperative",
    "neighbour",
    "split-brain",
    "cloak",
    "parade",
    "telepathy"
  })
  public String game;

  /** Proves them; how many there are. */
  @Benchmark
  public int all() {
    List<Puzzle> puzzles = PuzzleBook.of(Games.find(game).orElseThrow()).puzzles();
    puzzles.forEach(puzzle -> new ProvedPuzzle(puzzle).check());
    return puzzles.size();
  }
}
