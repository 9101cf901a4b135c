package rookery.engine.games.custodian;

import java.util.List;
import java.util.Map;
import java.util.Set;
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
import rookery.engine.Action;
import rookery.engine.Duel;
import rookery.engine.Options;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.play.Moment;

/** A busy position of the middle game: its legal moves, one more move, and a view of it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class CustodianBenchmark {
  private static final Board MIDDLE_GAME =
      Board.of(
          List.of("r..k..r", "p..npPp", ".bp.nR.", "..Pp.b.", ".PN.pB.", "P..PN.P", "R..K..."));

  /** The flat board, and the round one where pieces change sides. */
  @Param({"false", "true"})
  public boolean unusual;

  private CustodianScene scene;
  private Moment<CustodianScene> moment;
  private Action move;

  /** Sets the position up. */
  @Setup
  public void draw() {
    String flag = Boolean.toString(unusual);
    Map<String, String> chosen = Map.of("cylinder", flag, "recruit", flag);
    CustodianOptions options = CustodianOptions.of(Options.of(CustodianOptions.specs(), chosen));
    Set<Castling> rights = Set.of(Castling.WHITE_A, Castling.BLACK_G, Castling.BLACK_A);
    scene = CustodianScene.first(options, new Position(MIDDLE_GAME, Colour.WHITE, rights));
    moment = new Moment<>(scene);
    move = moment.legal(Duel.WHITE).get(0);
  }

  /** Finds every legal move with what it captures. */
  @Benchmark
  public List<Move> legal() {
    return MoveGenerator.moves(scene.options(), scene.truth());
  }

  /** Plays a move: the next position, how it ends, and the replies to it. */
  @Benchmark
  public Object play() {
    return moment.play(Duel.WHITE, move).legal(Duel.BLACK);
  }

  /** Everything a spectator gets to see. */
  @Benchmark
  public Object view() {
    return new Moment<>(scene).view(Viewer.SPECTATOR);
  }
}
