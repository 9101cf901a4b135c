package rookery.engine.games.toddler;

import java.util.List;
import rookery.engine.Action;
import rookery.engine.Choice;

/**
 * A move as players name it. Two are equal when their texts are, whatever stands on the board.
 *
 * @param text the squares, or {@code pass}
 * @param move what it does here
 */
record ToddlerAction(String text, Move move) implements Action {
  static ToddlerAction of(Move move) {
    return new ToddlerAction(move.text(), move);
  }

  @Override
  public List<Choice> path() {
    return move.path();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ToddlerAction action && action.text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }
}
