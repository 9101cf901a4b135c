package rookery.engine.kit;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.match.Ply;

/** Every action that somebody could have done at some moment of a trial, sorted by text. */
record Universe(List<Action> actions) {
  static Universe of(Trial trial) {
    Set<Action> actions = new TreeSet<>();
    trial.always(moment -> moment.legal().stream().map(Ply::action).forEach(actions::add));
    return new Universe(List.copyOf(actions));
  }

  /** At most so many of them, drawn at random. */
  List<Action> some(int most, RandomGenerator random) {
    return some(most, actions, random);
  }

  /** At most so many of all, drawn at random. */
  static <T> List<T> some(int most, List<T> all, RandomGenerator random) {
    return Stream.generate(() -> all.get(random.nextInt(all.size())))
        .limit(all.isEmpty() ? 0 : most)
        .distinct()
        .toList();
  }
}
