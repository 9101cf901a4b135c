package rookery.engine.games.gravity;

import java.util.List;
import java.util.Set;
import rookery.engine.Game;
import rookery.engine.OptionSpec;
import rookery.engine.Options;
import rookery.engine.RulesPage;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.board.Colour;

/** Gravity Chess, for two. */
public final class GravityGame implements Game {
  private static final Seat WHITE = new Seat("W", Side.WHITE, "White");
  private static final Seat BLACK = new Seat("B", Side.BLACK, "Black");

  static Seat seat(Colour colour) {
    return colour == Colour.WHITE ? WHITE : BLACK;
  }

  @Override
  public String id() {
    return "gravity";
  }

  @Override
  public String title() {
    return "Gravity Chess";
  }

  @Override
  public String summary() {
    return "Both drop pieces into one well; all of yours fall each turn, and high stacks count more.";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public List<OptionSpec> options() {
    return List.of();
  }

  @Override
  public List<Seat> seats(Options options) {
    return List.of(WHITE, BLACK);
  }

  @Override
  public State start(Options options) {
    return GravityState.start();
  }

  @Override
  public Set<String> endings() {
    return Points.ENDINGS;
  }

  @Override
  public List<RulesPage> rules() {
    return GravityRules.pages();
  }
}
