package rookery.engine.games.booster;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rookery.engine.Shuffle;
import rookery.engine.Viewer;

/** The pile has run out while the side whose turn it was is drawing (BO-14). */
record Reshuffling(Table table) implements Shuffling {
  @Override
  public Optional<Shuffle> chance() {
    return table.wanted();
  }

  @Override
  public Phase shuffled(List<String> order) {
    return table.reshuffled(order);
  }

  @Override
  public Optional<Phase> resampled(Viewer viewer, RandomGenerator random) {
    return Optional.of(new Reshuffling(table.resampled(viewer, random)));
  }
}
