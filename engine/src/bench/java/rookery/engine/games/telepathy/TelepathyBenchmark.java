package rookery.engine.games.telepathy;

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
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.chess.Position;
import rookery.engine.chess.Variant;
import rookery.engine.games.LongGame;
import rookery.engine.games.telepathy.cards.Coin;
import rookery.engine.games.telepathy.cards.FaceUp;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;
import rookery.engine.play.Moment;

/** How long a mover's legal actions in a busy position take, and the replay of a long game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class TelepathyBenchmark {
  private static final int ENTRIES = 200;
  private static final Game GAME = new TelepathyGame();
  private static final List<Seat> PREDICTORS =
      List.of(
          TelepathyGame.partners(Colour.WHITE).get(0), TelepathyGame.partners(Colour.BLACK).get(0));
  private static final Position MIDDLE_GAME =
      Position.parse(
          Variant.ORTHODOX, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -");

  private rookery.engine.State state;
  private Standing standing;
  private GameRecord record;

  /** Sets the position up and plays a game of random actions. */
  @Setup
  public void play() {
    Roles roles = Roles.UNSETTLED.with(PREDICTORS.get(0)).with(PREDICTORS.get(1));
    standing = Standing.of(MIDDLE_GAME, roles, FaceUp.PAWNS, Coin.MIDDLE);
    state = new Moment<>(Phase.begin(standing));
    Seat predictor = PREDICTORS.get(0);
    state = state.play(predictor, state.legal(predictor).get(0));
    record = LongGame.of(GAME, ENTRIES);
  }

  /** A turn begins: its moves are found, its position is counted, and ends are looked at. */
  @Benchmark
  public Object begin() {
    return new Moment<>(Phase.begin(standing)).result();
  }

  /** All legal actions of the mover. */
  @Benchmark
  public List<Action> legal() {
    return state.legal(TelepathyGame.partner(PREDICTORS.get(0)));
  }

  /** Everything a spectator gets to see. */
  @Benchmark
  public Object view() {
    return state.view(Viewer.SPECTATOR);
  }

  /** A game of 200 entries to its state. */
  @Benchmark
  public Match replay() {
    return Match.replay(GAME, record);
  }
}
