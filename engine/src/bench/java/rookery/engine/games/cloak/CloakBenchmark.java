package rookery.engine.games.cloak;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
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
import rookery.engine.Options;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.cards.Dealer;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.match.GameRecord;
import rookery.engine.match.Match;
import rookery.engine.play.Moment;

/** What a side may do in a middle game, what its grid concludes, and the replay of a long game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class CloakBenchmark {
  private static final int ENTRIES = 200;
  private static final Game GAME = new CloakGame();
  private static final Options OPTIONS = Options.of(GAME.options(), Map.of());
  private static final List<String> OPENING =
      List.of(
          "setup RNBQKBNR",
          "setup RQKRBBNN",
          "e2e4",
          "end",
          "guess 2 K",
          "e7e5",
          "end",
          "skip",
          "g1f3",
          "uncloak 8",
          "end",
          "guess 7 N",
          "g8f6",
          "bonus d7d5",
          "end",
          "f3e5",
          "end",
          "f6e4",
          "end",
          "guess 3 K",
          "f1b5",
          "bonus @e2",
          "end");

  private Moment<CloakScene> state;
  private Evidence evidence;
  private GameRecord record;

  /** Plays an opening, and a game of random actions. */
  @Setup
  public void play() {
    Match match = Match.begin(GAME, OPTIONS, Dealer.sorted());
    state = new Moment<>(CloakScene.start(Grid.FULL));
    for (String text : OPENING) {
      Seat seat = state.awaited().get(0).iterator().next();
      state = state.play(seat, state.find(seat, text).orElseThrow());
    }
    evidence = state.scene().board().side(Colour.BLACK).known().all();
    record = game(match);
  }

  /** Uncloaking is left out, or a random game would soon have nothing to hide. */
  private static GameRecord game(Match begun) {
    RandomGenerator random = new SplittableRandom(3);
    Match match = begun;
    while (match.record().entries().size() < ENTRIES) {
      Seat seat = match.awaited().get(0).iterator().next();
      List<Action> legal =
          match.legal(seat).stream().filter(a -> !a.text().startsWith("uncloak")).toList();
      Match next = match.act(seat, legal.get(random.nextInt(legal.size())), Dealer.sorted());
      match = next.result().isEmpty() ? next : match;
    }
    return match.record();
  }

  /** Everything that the side to move may do. */
  @Benchmark
  public List<Action> legal() {
    return new Moment<>(state.scene().with(state.scene().open())).legal(Duel.seat(Colour.WHITE));
  }

  /** What follows from all that is public of one side. */
  @Benchmark
  public List<List<String>> grid() {
    return evidence.concluded().grid();
  }

  /** Everything that a player gets to see, both grids among it. */
  @Benchmark
  public Object view() {
    return state.view(Viewer.of(Duel.seat(Colour.BLACK)));
  }

  /** Another world that looks the same to spectators. */
  @Benchmark
  public Object resample() {
    return state.resample(Viewer.SPECTATOR, new SplittableRandom(1));
  }

  /** A game of 200 entries from its record. */
  @Benchmark
  public Match replay() {
    return Match.replay(GAME, record);
  }
}
