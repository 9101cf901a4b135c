package rookery.engine.kit.toy;

import java.util.List;
import java.util.Set;
import rookery.engine.Game;
import rookery.engine.GameName;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.rules.RulesPage;

/** {@link BidGame} with one flaw. */
record FlawedGame(Flaw flaw, Game sound) implements Game {
  FlawedGame(Flaw flaw) {
    this(flaw, new BidGame());
  }

  @Override
  public GameName named() {
    return sound.named();
  }

  @Override
  public int rulesVersion() {
    return sound.rulesVersion();
  }

  @Override
  public List<OptionSpec> options() {
    return sound.options();
  }

  @Override
  public List<Seat> seats(Options options) {
    return sound.seats(options);
  }

  @Override
  public State start(Options options) {
    return new FlawedState((BidState) sound.start(options), flaw, 0);
  }

  @Override
  public Set<String> endings() {
    return sound.endings();
  }

  @Override
  public List<RulesPage> rules() {
    return sound.rules();
  }
}
