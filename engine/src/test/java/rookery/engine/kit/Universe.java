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
    return Stream.generate(() -> actions.get(random.nextInt(actions.size())))
        .limit(most)
        .distinct()
        .toList();
  }
}
