package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
import org.openjdk.jmh.annotations.Warmup;
import rookery.engine.Game;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.games.LongGame;
import rookery.engine.games.booster.board.Field;
import rookery.engine.games.booster.board.Position;
import rookery.engine.games.booster.part.MoveGenerator;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;

/** How long the legal moves take where boosts make long ways, and the replay of a long game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class BoosterBenchmark {
  private static final int ENTRIES = 200;
  private static final Game GAME = new BoosterGame();
  private static final List<String> MIDDLE_GAME =
      List.of(
          "r.bq.rk.",
          "pp...pbp",
          "..np.np.",
          "..p.p...",
          "..B.P...",
          "..NP.N..",
          "PPP..PPP",
          "R.BQ.RK.");

  /**
   * Three boosted pieces of each side; or all checkers of a game with twelve each, so that there is
   * one to take over at every turn of the way.
   */
  @Param({
    "c6 -2, b7 -1, g7 -2, c3 2, f3 1, c4 2",
    "c6 -1, f2 -1, g2 -1, h2 -1, f3 -1, d3 -1, c3 -1, b2 -1, a2 -1, c2 -1, e4 -1, c4 -1, f7 2"
  })
  public String checkers;

  private Position position;
  private GameRecord record;

  /** Sets the position up and plays a game of random moves. */
  @Setup
  public void play() {
    Map<Square, Integer> stacks = new TreeMap<>();
    for (String stack : checkers.split(", ")) {
      String[] words = stack.split(" ");
      stacks.put(Square.named(words[0]), Integer.parseInt(words[1]));
    }
    position =
        new Position(Field.of(Board.of(MIDDLE_GAME), stacks), Colour.WHITE, "", Geometry.NONE);
    record = LongGame.of(GAME, ENTRIES);
  }

  /** All legal moves of step 1. */
  @Benchmark
  public Object legal() {
    return MoveGenerator.moves(position);
  }

  /** Where every piece that may get a checker can, one attack on the king played out for each. */
  @Benchmark
  public Object adding() {
    List<Boolean> attacked = new ArrayList<>();
    for (Square square : Geometry.CHESS.squares(position.field().occupied())) {
      attacked.add(position.withChecker(Geometry.CHESS.number(square)).inCheck());
    }
    return attacked;
  }

  /** A game of 200 entries to its state. */
  @Benchmark
  public Match replay() {
    return Match.replay(GAME, record);
  }
}
