package rookery.engine.kit.toy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Game;
import rookery.engine.GameName;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.rules.RulesPage;
import rookery.engine.text.NamedConstant;

/**
 * An open game: two heaps of counters, a and b; in turn the players take one to three counters from
 * a heap. Whoever takes the last counter wins, or loses where the game is misere.
 */
public final class HeapGame implements Game {
  static final Seat WHITE = new Seat("W", Side.WHITE, "White");
  static final Seat BLACK = new Seat("B", Side.BLACK, "Black");

  @Override
  public GameName named() {
    return new GameName("toy-heap", "Heaps", "Take the last counter, or be the one who does not.");
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public List<OptionSpec> options() {
    return List.of(
        OptionSpec.number("counters", "Counters in heap a.", 2, 6, 5),
        OptionSpec.flag("misere", "Whoever takes the last counter loses."),
        OptionSpec.word("first", "Who begins.", First.values()));
  }

  @Override
  public List<Seat> seats(Options options) {
    return List.of(WHITE, BLACK);
  }

  @Override
  public State start(Options options) {
    Seat first = options.word("first").equals("white") ? WHITE : BLACK;
    return new HeapState(options.number("counters"), 3, first, options.flag("misere"));
  }

  @Override
  public Set<String> endings() {
    return Set.of("last-counter");
  }

  @Override
  public String ending(Result result) {
    return result.reason().equals("last-counter")
        ? "the last counter was taken"
        : Game.super.ending(result);
  }

  @Override
  public boolean hidesNothing() {
    return true;
  }

  @Override
  public List<RulesPage> rules() {
    return List.of(
        new RulesPage("Heaps", "Take one to three counters from a heap.", Optional.empty(), ""));
  }

  private enum First implements NamedConstant {
    WHITE,
    BLACK
  }
}
