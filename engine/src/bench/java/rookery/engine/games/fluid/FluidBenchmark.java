package rookery.engine.games.fluid;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import rookery.engine.Game;
import rookery.engine.board.Colour;
import rookery.engine.games.LongGame;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;

/** How long the legal moves of a busy position take, and the replay of a long game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class FluidBenchmark {
  private static final int ENTRIES = 200;
  private static final Game GAME = new FluidGame();
  private static final List<String> MIDDLE_GAME =
      List.of(
          "r..(rb).(kr)..",
          ".pp..ppp",
          "p.n(bn)....",
          "....p...",
          "..B.P.(Nb).",
          "..(RN)P...P",
          "PPP..PP.",
          "....(KR)(RB)..");

  private Position position;
  private GameRecord record;

  /** Sets the position up and plays a game of random moves. */
  @Setup
  public void play() {
    position = Position.of(Promotions.ORTHODOX, Colour.WHITE, MIDDLE_GAME);
    record = LongGame.of(GAME, ENTRIES);
  }

  /** All legal moves of a position with many pieces in twos. */
  @Benchmark
  public List<Move> legal() {
    return MoveGenerator.legal(position);
  }

  /** A game of 200 entries to its state. */
  @Benchmark
  public Match replay() {
    return Match.replay(GAME, record);
  }
}
