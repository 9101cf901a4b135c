package rookery.engine;

import java.util.List;
import java.util.Set;

/** A state in which one seat is to act, and nobody else may, until the game is over. */
public interface OneToAct extends State {
  /** Who is to act, or would be if the game were not over. */
  Seat toAct();

  @Override
  default Set<Seat> mayAct() {
    return result().isPresent() ? Set.of() : Set.of(toAct());
  }

  @Override
  default List<Set<Seat>> awaited() {
    return result().isPresent() ? List.of() : List.of(Set.of(toAct()));
  }
}
