package rookery.bot.store.kit;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.Game;
import rookery.engine.GameName;
import rookery.engine.PlayOutcome;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.diagram.Diagram;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.rules.RulesPage;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * A small game to be kept: in turn the players take one to three pebbles, and whoever takes the
 * last wins. Who begins is drawn from a deck.
 *
 * @param rulesVersion as if the rules had been changed so often
 * @param most pebbles the option allows, as if the options had been changed
 */
public record PebbleGame(int rulesVersion, int most) implements Game {
  public static final Seat WHITE = new Seat("W", Side.WHITE, "White");
  public static final Seat BLACK = new Seat("B", Side.BLACK, "Black");

  public PebbleGame() {
    this(1, 1_000);
  }

  @Override
  public GameName named() {
    return new GameName("pebbles", "Pebbles", "Take the last pebble.");
  }

  @Override
  public List<OptionSpec> options() {
    return List.of(
        OptionSpec.number("pebbles", "How many there are.", 1, most, 10),
        OptionSpec.flag("misere", "Whoever takes the last pebble loses."));
  }

  @Override
  public List<Seat> seats(Options options) {
    return List.of(WHITE, BLACK);
  }

  @Override
  public State start(Options options) {
    return new Heap(options.number("pebbles"), options.flag("misere"), Optional.empty());
  }

  @Override
  public Set<String> endings() {
    return Set.of("last-pebble");
  }

  @Override
  public List<RulesPage> rules() {
    return List.of();
  }

  /** Taking some pebbles. */
  public record Take(int count) implements Action {
    @Override
    public String text() {
      return "take" + count;
    }

    @Override
    public List<Choice> path() {
      return List.of(new Choice("How many?", Integer.toString(count), "Take " + count));
    }
  }

  /** The pebbles that are left, and who is to take some; nobody before the draw. */
  private record Heap(int left, boolean misere, Optional<Seat> turn) implements State {
    @Override
    public Set<Seat> mayAct() {
      return left == 0 ? Set.of() : turn.map(Set::of).orElse(Set.of());
    }

    @Override
    public List<Set<Seat>> awaited() {
      return mayAct().isEmpty() ? List.of() : List.of(mayAct());
    }

    @Override
    public List<Action> legal(Seat seat) {
      return mayAct().contains(seat)
          ? IntStream.rangeClosed(1, Math.min(3, left)).<Action>mapToObj(Take::new).toList()
          : List.of();
    }

    @Override
    public State play(Seat seat, Action action) {
      if (!legal(seat).contains(action)) {
        throw new IllegalArgumentException("Take one to three pebbles when it's your turn.");
      }
      return new Heap(left - ((Take) action).count(), misere, Optional.of(other(seat)));
    }

    private static Seat other(Seat seat) {
      return seat.equals(WHITE) ? BLACK : WHITE;
    }

    @Override
    public Optional<Shuffle> chance() {
      return turn.isPresent()
          ? Optional.empty()
          : Optional.of(new Shuffle("first", List.of("B", "W")));
    }

    @Override
    public State shuffled(List<String> order) {
      return new Heap(left, misere, Optional.of(order.get(0).equals("W") ? WHITE : BLACK));
    }

    @Override
    public Optional<Result> result() {
      return left == 0
          ? turn.map(loser -> misere ? loser : other(loser))
              .map(winner -> new Result.Win(List.of(winner), "last-pebble"))
          : Optional.empty();
    }

    @Override
    public SortedMap<String, Object> position() {
      return new TreeMap<>(java.util.Map.of("left", left));
    }

    @Override
    public View view(Viewer viewer) {
      return new View(
          viewer,
          position(),
          Diagram.ofRows(List.of("P".repeat(Math.min(9, left + 1)))),
          left + " pebbles",
          Sentences.of("%s pebbles are left.", left),
          Optional.empty(),
          Optional.empty(),
          mayAct(),
          awaited(),
          viewer.seat().map(this::legal).orElse(List.of()),
          Set.of(),
          result());
    }

    @Override
    public PlayOutcome played(Seat seat, Action action) {
      Sentence taken = Sentence.of("%s takes %s.", seat, ((Take) action).count());
      return new PlayOutcome(
          play(seat, action), ActionNews.toAll(() -> GameLogLine.by(seat, taken)));
    }
  }
}
