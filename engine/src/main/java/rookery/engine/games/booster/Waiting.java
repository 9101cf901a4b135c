package rookery.engine.games.booster;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import rookery.engine.Action;
import rookery.engine.IllegalActionException;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.Viewer;

/** A moment at which cards must be shuffled before anybody can act. */
sealed interface Waiting extends State permits Dealing, Reshuffling {
  Table table();

  /** The cards to shuffle. */
  Shuffle wanted();

  /** What comes after the shuffle. */
  State dealt(List<String> order);

  @Override
  default Optional<Shuffle> chance() {
    return Optional.of(wanted());
  }

  @Override
  default State shuffled(List<String> order) {
    if (!wanted().admits(order)) {
      throw new IllegalArgumentException("not made of the cards to shuffle: " + order);
    }
    return dealt(order);
  }

  @Override
  default Set<Seat> mayAct() {
    return Set.of();
  }

  @Override
  default List<Set<Seat>> awaited() {
    return List.of();
  }

  @Override
  default List<Action> legal(Seat seat) {
    return List.of();
  }

  @Override
  default State play(Seat seat, Action action) {
    throw new IllegalActionException("The cards are being shuffled.");
  }

  @Override
  default Optional<Result> result() {
    return Optional.empty();
  }

  @Override
  default SortedMap<String, Object> position() {
    return table().facts();
  }

  @Override
  default View view(Viewer viewer) {
    Picture picture = new Picture(table(), viewer);
    return new View(
        viewer,
        table().facts(viewer),
        picture.diagram(),
        picture.words(),
        "The cards are being shuffled.",
        Optional.empty(),
        new Status(table()).secret(viewer),
        mayAct(),
        awaited(),
        List.of(),
        Set.of(),
        result());
  }

  @Override
  default Optional<String> describe(Seat actor, Action action, Viewer viewer) {
    return Optional.empty();
  }
}
