package rookery.engine.games.booster;

import java.util.List;
import java.util.random.RandomGenerator;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.Viewer;

/** The pile has run out while the side whose turn it was is drawing (BO-14). */
record Reshuffling(Table table) implements Waiting {
  @Override
  public Shuffle wanted() {
    return table.wanted().orElseThrow();
  }

  @Override
  public State dealt(List<String> order) {
    return table.reshuffled(order);
  }

  @Override
  public State resample(Viewer viewer, RandomGenerator random) {
    return new Reshuffling(table.resampled(viewer, random));
  }
}
