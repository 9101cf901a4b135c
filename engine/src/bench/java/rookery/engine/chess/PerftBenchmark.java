package rookery.engine.chess;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
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
import org.openjdk.jmh.annotations.Warmup;

/** Leaf nodes a second of orthodox perft on one thread: the {@code leaves} line of the report. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class PerftBenchmark {
  /** The starting array, and the busy position known as Kiwipete. */
  @Param({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -"
  })
  public String fen;

  private Position position;

  /** Leaf nodes counted; JMH reports them for each second. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Nodes {
    /** All leaf nodes of an iteration. */
    public long leaves;
  }

  /** Sets the position up. */
  @Setup
  public void parse() {
    position = FenReader.position(Variant.ORTHODOX, fen);
  }

  /** Counts to depth 4. */
  @Benchmark
  public long depthFour(Nodes nodes) {
    long leaves = ChessPerft.count(position, 4);
    nodes.leaves += leaves;
    return leaves;
  }
}
