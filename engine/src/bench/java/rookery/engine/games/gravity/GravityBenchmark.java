package rookery.engine.games.gravity;

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
import rookery.engine.Action;
import rookery.engine.Duel;
import rookery.engine.Game;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
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
public class GravityBenchmark {
  private static final int ENTRIES = 200;
  private static final Game GAME = new GravityGame();
  private static final Board MIDDLE_GAME =
      Board.of(
          List.of(
              "Q.b.R...",
              "..B..P.n",
              ".p.N..k.",
              "R...q..B",
              ".K..r...",
              "...P..N.",
              "nP....p.",
              "rpb..p.P"));

  private GravityScene scene;
  private GameRecord record;

  /** Sets the position up and plays a game of random actions, many of which are taken back. */
  @Setup
  public void play() {
    List<String> white = Decks.shuffles().get(0).cards();
    List<String> black = Decks.shuffles().get(1).cards();
    Decks decks = new Decks(white, black, Decks.CARDS);
    Turn turn = new Turn(Turn.LAST, Well.of(MIDDLE_GAME), decks, 0, Captures.NONE, List.of());
    scene = new GravityScene(turn, Trail.NONE);
    record = LongGame.withTakeBacks(GAME, ENTRIES, 0.33);
  }

  /** All legal actions of a position with many pieces to move. */
  @Benchmark
  public List<Action> legal() {
    return new Moment<>(scene).legal(Duel.seat(Colour.WHITE));
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
