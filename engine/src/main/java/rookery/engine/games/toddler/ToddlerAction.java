package rookery.engine.games.toddler;

import java.util.List;
import rookery.engine.Action;
import rookery.engine.Choice;

/**
 * A move as players name it. Two are equal when their texts are, whatever stands on the board.
 *
 * @param move what it does here
 */
record ToddlerAction(Move move) implements Action {
  @Override
  public String text() {
    return move.text();
  }

  @Override
  public List<Choice> path() {
    return move.path();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ToddlerAction action && action.move.order() == move.order();
  }

  @Override
  public int hashCode() {
    return move.order();
  }

  @Override
  public String toString() {
    return text();
  }
}
