package rookery.engine.reading;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import rookery.engine.Action;
import rookery.engine.text.BoardOrder;

/** Names of actions in one form; several actions may share a name. */
final class NameIndex {
  private final NavigableMap<String, List<Action>> actions = new TreeMap<>();

  /**
   * @param names gives each name with its action, in the order in which those that share one come
   */
  NameIndex(Consumer<BiConsumer<String, Action>> names) {
    names.accept(
        (name, action) -> {
          List<Action> sharing = actions.computeIfAbsent(name, n -> new ArrayList<>());
          if (!sharing.contains(action)) {
            sharing.add(action);
          }
        });
  }

  List<Action> named(String name) {
    return actions.getOrDefault(name, List.of());
  }

  /** The actions that have a name with this beginning, their names in board order. */
  List<Action> begunBy(String beginning) {
    return actions.subMap(beginning, beginning + Character.MAX_VALUE).entrySet().stream()
        .sorted((one, other) -> BoardOrder.compare(one.getKey(), other.getKey()))
        .map(Map.Entry::getValue)
        .flatMap(Collection::stream)
        .toList();
  }
}
