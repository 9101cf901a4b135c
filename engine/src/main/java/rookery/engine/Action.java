package rookery.engine;

import java.util.List;
import java.util.Optional;

/**
 * What one seat may do, the only way a state changes. Implementations are records; equal texts mean
 * equal actions, whatever the state.
 */
public interface Action extends ActionText, Comparable<Action> {
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
