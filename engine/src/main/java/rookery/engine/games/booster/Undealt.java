package rookery.engine.games.booster;

import java.util.List;
import java.util.Optional;
import rookery.engine.Shuffle;

/** Before the cards are dealt. */
record Undealt(BoosterOptions options) implements Shuffling {
  @Override
  public Table table() {
    return Table.laid(options);
  }

  @Override
  public Optional<Shuffle> chance() {
    return Optional.of(new Shuffle("deck", options.deck()));
  }

  @Override
  public Phase shuffled(List<String> order) {
    return table().dealt(order);
  }
}
