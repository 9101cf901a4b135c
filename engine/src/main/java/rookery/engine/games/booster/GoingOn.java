package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rookery.engine.Viewer;
import rookery.engine.games.booster.part.MoveGenerator;
import rookery.engine.games.booster.part.TurnPart;

/** After step 1 or a boost: the side boosts on, plays a card, or ends its turn. */
record GoingOn(Table table) implements Turn {
  @Override
  public List<TurnPart> parts() {
    List<TurnPart> parts =
        new ArrayList<>(MoveGenerator.boosts(table.position(), table.moved().orElseThrow()));
    parts.addAll(new Adding(table).all());
    parts.add(new TurnPart.End());
    return parts;
  }

  @Override
  public Optional<Phase> resampled(Viewer viewer, RandomGenerator random) {
    return Optional.of(new GoingOn(table.resampled(viewer, random)));
  }
}
