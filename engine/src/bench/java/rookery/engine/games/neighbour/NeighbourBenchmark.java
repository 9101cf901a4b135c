package rookery.engine.games.neighbour;

import java.util.List;
import java.util.Optional;
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
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.games.LongGame;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;
import rookery.engine.play.Moment;

/** How long the legal actions of a busy position take, and the replay of a long game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class NeighbourBenchmark {
  private static final int ENTRIES = 200;
  private static final Game GAME = new NeighbourGame();
  private static final Board MIDDLE_GAME =
      Board.of(
          List.of(
              "Q.......",
              ".R...n..",
              "..B...q.",
              "...N....",
              "..k.K...",
              "...r.B..",
              ".b..R..N",
              "n.r..b.."));

  private NeighbourScene scene;
  private GameRecord record;

  /** Sets the position up and plays a game of random actions, many of which are taken back. */
  @Setup
  public void play() {
    Piles piles = new Piles(Piles.PIECES, Piles.POSITIONS, Piles.PIECES.size(), 0);
    scene = new NeighbourScene(new Gathering(8, MIDDLE_GAME, piles, Phase.MOVE, Optional.empty()));
    record = LongGame.withTakeBacks(GAME, ENTRIES, 0.87);
  }

  /** All legal actions of a position with many pieces to move. */
  @Benchmark
  public List<Action> legal() {
    return new Moment<>(scene).legal(NeighbourGame.PLAYER);
  }

  /** A game of 200 entries to its state. */
  @Benchmark
  public Match replay() {
    return Match.replay(GAME, record);
  }

  /** Everything a spectator gets to see. */
  @Benchmark
  public Object view() {
    return new Moment<>(scene).view(Viewer.SPECTATOR);
  }
}
