package rookery.engine.games.custodian;

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

/** Custodian Chess, for two. */
public final class CustodianGame implements Game {
  private static final Seat WHITE = new Seat("W", Side.WHITE, "White");
  private static final Seat BLACK = new Seat("B", Side.BLACK, "Black");

  static Seat seat(Colour colour) {
    return colour == Colour.WHITE ? WHITE : BLACK;
  }

  @Override
  public String id() {
    return "custodian";
  }

  @Override
  public String title() {
    return "Custodian Chess";
  }

  @Override
  public String summary() {
    return "Surround enemies with two pieces to capture them; take the king or reach the other throne.";
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public List<OptionSpec> options() {
    return CustodianOptions.specs();
  }

  @Override
  public List<Seat> seats(Options options) {
    return List.of(WHITE, BLACK);
  }

  @Override
  public State start(Options options) {
    return CustodianState.start(CustodianOptions.of(options));
  }

  @Override
  public Set<String> endings() {
    return Endings.ALL;
  }

  @Override
  public List<RulesPage> rules() {
    return RuleBook.pages();
  }
}
