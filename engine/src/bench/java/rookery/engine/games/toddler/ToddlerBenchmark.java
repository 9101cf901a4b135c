package rookery.engine.games.toddler;

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
import rookery.engine.games.toddler.move.Move;
import rookery.engine.games.toddler.move.MoveGenerator;
import rookery.engine.games.toddler.move.Position;
import rookery.engine.games.toddler.piece.Field;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;

/** How long the legal moves of a busy position take, and the replay of a long game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class ToddlerBenchmark {
  private static final int ENTRIES = 200;
  private static final Game GAME = new ToddlerGame();
  private static final List<String> MIDDLE_GAME =
      List.of(
          "an..gt.ipan",
          "....w......",
          "s.s.sc.sss.",
          ".s.p.s....s",
          "....e......",
          "......E....",
          ".S.S....S..",
          "..P...SW...",
          "S.S.SC..S.S",
          ".....T.G...",
          "NA.I....PNA");

  private Position position;
  private GameRecord record;

  /** Sets the position up and plays a game of random moves. */
  @Setup
  public void play() {
    position = new Position(Field.of(Rows.board(MIDDLE_GAME)), Colour.WHITE, false);
    record = LongGame.of(GAME, ENTRIES);
  }

  /** All legal actions of a position with most pieces on the board. */
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
