package rookery.engine.kit.toy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Game;
import rookery.engine.GameName;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.rules.RulesPage;

/**
 * A game with chance and secrets: from a deck a to f each player holds two cards. Both lay one face
 * down, in any order, and may change it until the other's lies too; then both are turned up, the
 * later letter wins a point, and each draws a card. Discards become a new pile. Instead of laying a
 * card a player may pass, which gives the point away and shows nothing.
 */
public final class BidGame implements Game {
  static final Seat WHITE = new Seat("W", Side.WHITE, "White");
  static final Seat BLACK = new Seat("B", Side.BLACK, "Black");
  static final List<Seat> SEATS = List.of(WHITE, BLACK);

  @Override
  public GameName named() {
    return new GameName("toy-bid", "Bids", "Lay the later letter, but do not let them see which.");
  }

  @Override
  public int rulesVersion() {
    return 1;
  }

  @Override
  public List<OptionSpec> options() {
    return List.of(OptionSpec.number("points", "Points that win.", 1, 3, 3));
  }

  @Override
  public List<Seat> seats(Options options) {
    return SEATS;
  }

  @Override
  public State start(Options options) {
    return BidState.start(options.number("points"));
  }

  @Override
  public Set<String> endings() {
    return Set.of("points");
  }

  @Override
  public List<RulesPage> rules() {
    return List.of(new RulesPage("Bids", "The later letter wins.", Optional.empty(), ""));
  }
}
