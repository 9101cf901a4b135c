package rookery.engine.games.toddler;

import rookery.engine.Seat;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.play.MoveAction;

/** A move as the side to move may make it. */
record ToddlerAction(ToddlerScene scene, ToddlerMove move) implements MoveAction<ToddlerScene> {
  @Override
  public ToddlerScene done(Seat by) {
    return scene.after(move);
  }
}
