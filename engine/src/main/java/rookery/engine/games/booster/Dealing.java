package rookery.engine.games.booster;

import java.util.List;
import rookery.engine.Shuffle;
import rookery.engine.State;

/** Before the cards are dealt. */
record Dealing(BoosterOptions options) implements Waiting {
  @Override
  public Table table() {
    return Table.laid(options);
  }

  @Override
  public Shuffle wanted() {
    return new Shuffle("deck", options.deck());
  }

  @Override
  public State dealt(List<String> order) {
    return table().dealt(order);
  }
}
