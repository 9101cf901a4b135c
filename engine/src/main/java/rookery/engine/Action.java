package rookery.engine;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;

/**
 * Something one seat may do, the only way a state changes. Implementations are records; equal texts
 * mean equal actions, whatever the state.
 */
public interface Action extends Comparable<Action> {
  /**
   * The canonical text, unique among the legal actions of a seat: {@code d2d3}, {@code use piece}.
   */
  String text();

  /**
   * The steps of menus that lead to this action, at least one, not the same for any two actions.
   */
  List<Choice> path();

  /**
   * Whether nobody else may learn which action of this kind was chosen until the game reveals it.
   * Such a choice is asked and confirmed in private.
   */
  default boolean secret() {
    return false;
  }

  /**
   * The act in a few words, for a button that confirms it, where it costs so dearly or is so final
   * that players should be asked whether they mean it: {@code Remove the queen d8}.
   */
  default Optional<String> asks() {
    return Optional.empty();
  }

  /** The squares of what it captures; a function of what the view shows that offers it. */
  default List<Square> captures() {
    return List.of();
  }

  /**
   * What it would do, drawn on the board; empty where an arrow to the last of its squares says it.
   * A function of what the view shows that offers it.
   */
  default List<Mark> marks() {
    return List.of();
  }

  /**
   * Whether the case of letters tells actions of this kind apart, so that players must type it
   * exactly.
   */
  default boolean caseMatters() {
    return false;
  }

  /** Actions in the order of their texts, by code point. */
  @Override
  default int compareTo(Action other) {
    return text().compareTo(other.text());
  }

  /**
   * The action of that text.
   *
   * @param sorted actions in the order of their texts
   */
  static <A extends Action> Optional<A> find(List<A> sorted, String text) {
    int low = 0;
    int high = sorted.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      A action = sorted.get(middle);
      int order = action.text().compareTo(text);
      if (order == 0) {
        return Optional.of(action);
      }
      low = order < 0 ? middle + 1 : low;
      high = order > 0 ? middle - 1 : high;
    }
    return Optional.empty();
  }
}
