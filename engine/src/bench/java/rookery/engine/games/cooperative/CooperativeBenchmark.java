package rookery.engine.games.cooperative;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
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
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.chess.Position;
import rookery.engine.chess.Variant;
import rookery.engine.games.LongGame;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;
import rookery.engine.play.Moment;

/** How long the legal actions of a busy turn and its view take, and the replay of a long game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class CooperativeBenchmark {
  private static final Game GAME = new CooperativeGame();

  /** A game of partners has 30 turns; random ones that run out of cards come near to this. */
  private static final int LONG = 80;

  private static final List<String> MIDDLE_GAME =
      List.of(
          "r..q.rk.",
          "pp..Pppp",
          "..n..n..",
          "...p.b..",
          "...P.B..",
          "..N..N..",
          "PP...PPP",
          "R..Q.RK.");

  private Turn turn;
  private Moment<CooperativeScene> state;
  private GameRecord record;

  /** Sets a turn up in which much can be captured, and plays a game of random actions. */
  @Setup
  public void play() {
    TreeMap<Seat, List<String>> hands = new TreeMap<>();
    hands.put(CooperativeGame.WHITE, List.of("P"));
    hands.put(CooperativeGame.BLACK, List.of("n", "r"));
    turn =
        new Turn(
            Position.of(
                Variant.ORTHODOX, Board.of(MIDDLE_GAME), Colour.WHITE, "", Optional.empty()),
            Optional.empty(),
            new Tableau(new Line(cards("NpRbkBnPrQqP")), hands, cards("PPPPppppR"), cards("BNPbp")),
            cards("BNPbp"),
            Step.MOVE,
            List.of(),
            Optional.empty());
    state = new Moment<>(new CooperativeScene(turn));
    record = LongGame.of(GAME, LONG);
  }

  private static List<String> cards(String letters) {
    return Arrays.asList(letters.split(""));
  }

  /** All legal actions of a turn with most pieces on the board and twelve cards in the line. */
  @Benchmark
  public List<Action> legal() {
    return new Moment<>(new CooperativeScene(turn)).legal(CooperativeGame.WHITE);
  }

  /** All that White sees of it. */
  @Benchmark
  public Object view() {
    return state.view(Viewer.of(CooperativeGame.WHITE));
  }

  /** A game of at least 80 entries, as long as they get, to its state. */
  @Benchmark
  public Match replay() {
    return Match.replay(GAME, record);
  }
}
