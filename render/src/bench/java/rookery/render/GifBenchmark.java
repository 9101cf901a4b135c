package rookery.render;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import rookery.engine.diagram.Diagram;

/** A replay of 82 plies, 480 pixels wide, warm, on one thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class GifBenchmark {
  private final Painter painter = new Painter();
  private final List<Diagram> diagrams = Replay.diagrams();

  /** Paints and encodes the whole game. */
  @Benchmark
  public byte[] replay(Effort effort) {
    return effort.spentOn(GifBytes.of(painter, diagrams, Replay.PACE));
  }
}
