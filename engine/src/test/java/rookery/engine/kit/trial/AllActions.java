package rookery.engine.kit.trial;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rookery.engine.Action;

/** Every action that somebody could have done at some moment of a trial, sorted by text. */
public record AllActions(List<Action> actions) {
  public static AllActions of(Trial trial) {
    SortedMap<String, Action> actions = new TreeMap<>();
    trial.always(
        moment ->
            moment.legal().forEach(ply -> actions.putIfAbsent(ply.action().text(), ply.action())));
    return new AllActions(List.copyOf(actions.values()));
  }

  /** At most so many of them, drawn at random. */
  public List<Action> some(int most, RandomGenerator random) {
    return some(most, actions, random);
  }

  /** At most so many of all, drawn at random. */
  public static <T> List<T> some(int most, List<T> all, RandomGenerator random) {
    return Stream.generate(() -> all.get(random.nextInt(all.size())))
        .limit(all.isEmpty() ? 0 : most)
        .distinct()
        .toList();
  }
}
