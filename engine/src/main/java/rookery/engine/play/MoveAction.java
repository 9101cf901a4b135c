package rookery.engine.play;

import java.util.List;
import rookery.engine.ActionNews;
import rookery.engine.ActionStandIn;
import rookery.engine.ActionText;
import rookery.engine.Seat;

/** A deed that is a move of the game's own. */
public interface MoveAction<S extends Situation<S>> extends SituationAction<S>, ActionStandIn {
  /** What is done. */
  GameMove move();

  @Override
  default ActionText original() {
    return move();
  }

  @Override
  default List<String> names() {
    return move().names();
  }

  @Override
  default boolean isExposed() {
    return exposure().isPresent();
  }

  @Override
  default ActionNews news(Seat by, S after) {
    return ActionNews.toAll(() -> move().told(by));
  }
}
