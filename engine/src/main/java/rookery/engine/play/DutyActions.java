package rookery.engine.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import rookery.engine.Action;
import rookery.engine.lazy.Lazy;
import rookery.engine.lazy.LazyList;

/** A duty with the actions it offers, in the order of their texts. */
record DutyActions<S extends Situation<S>>(Duty<S> duty, Lazy<List<OfferedAction<S>>> acts) {
  private record Named<S extends Situation<S>>(String text, SituationAction<S> deed) {}

  DutyActions(Duty<S> duty) {
    this(duty, Lazy.of(() -> LazyList.of(inOrder(duty), OfferedAction::new)));
  }

  private static <S extends Situation<S>> List<? extends SituationAction<S>> inOrder(Duty<S> duty) {
    return duty.inOrder() ? duty.deeds() : sorted(duty.deeds());
  }

  private static <S extends Situation<S>> List<SituationAction<S>> sorted(
      List<? extends SituationAction<S>> deeds) {
    List<Named<S>> named = new ArrayList<>(deeds.size());
    deeds.forEach(deed -> named.add(new Named<>(deed.text(), deed)));
    named.sort(Comparator.comparing(Named::text));
    List<SituationAction<S>> sorted = new ArrayList<>(deeds.size());
    named.forEach(one -> sorted.add(one.deed()));
    return sorted;
  }

  List<Action> actions() {
    return Collections.unmodifiableList(acts.get());
  }

  Optional<SituationAction<S>> find(String text) {
    return Action.find(acts.get(), text).map(OfferedAction::deed);
  }

  /** Those that many will want, by what they are called. */
  Map<String, Action> usual() {
    Map<String, Action> usual = new TreeMap<>();
    duty.usual()
        .forEach((name, text) -> Action.find(acts.get(), text).ifPresent(a -> usual.put(name, a)));
    return Collections.unmodifiableMap(usual);
  }

  /** Every name that only one of the deeds has. */
  Map<String, Action> names() {
    Map<String, Action> named = new TreeMap<>();
    Set<String> shared = new HashSet<>();
    for (OfferedAction<S> act : acts.get()) {
      for (String name : act.deed().names()) {
        Action other = named.put(name, act);
        if (other != null && !other.equals(act)) {
          shared.add(name);
        }
      }
    }
    named.keySet().removeAll(shared);
    return Collections.unmodifiableMap(named);
  }
}
