package rookery.engine.kit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import rookery.engine.Game;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.kit.trial.OptionSets;
import rookery.engine.kit.trial.Texts;
import rookery.engine.kit.trial.TrialMoment;
import rookery.engine.kit.trial.Trials;
import rookery.engine.playthrough.Json;

/** What the viewers of a game cannot see, and how it varies in the worlds that look the same. */
final class HiddenThings {
  private static final int TRIALS = 24;
  private static final int MOMENTS = 8;
  private static final int MORE_TRIALS = 200;
  private static final int EARLY = 48;
  private static final int WORLDS = 64;

  /** A key of a game's positions that a viewer does not see as it is. */
  record Item(String viewer, String key) implements Comparable<Item> {
    @Override
    public int compareTo(Item other) {
      return Comparator.comparing(Item::viewer).thenComparing(Item::key).compare(this, other);
    }
  }

  private final Game game;
  private final Set<Item> items = new TreeSet<>();
  private final Set<Item> varying = new TreeSet<>();
  private final List<String> drawnInTheOpen = new ArrayList<>();
  private boolean looked;

  HiddenThings(Game game) {
    this.game = game;
  }

  Game game() {
    return game;
  }

  /** What somebody could not see at some moment. */
  Set<Item> items() {
    look();
    return items;
  }

  /** Those of {@link #items()} that differed between the worlds of some moment. */
  Set<Item> varying() {
    look();
    return varying;
  }

  /** Moments at which a viewer saw everything and a world was something else than the truth. */
  List<String> drawnInTheOpen() {
    look();
    return drawnInTheOpen;
  }

  private void look() {
    if (!looked) {
      looked = true;
      Trials.of(game).limit(TRIALS).forEach(trial -> trial.sometimes(MOMENTS, this::look));
      // Where random play soon shows everything, what is hidden varies only in its first moments.
      Trials.of(game, OptionSets.defaults(game), MORE_TRIALS)
          .takeWhile(trial -> !varying.containsAll(items))
          .forEach(trial -> trial.early(EARLY, this::look));
    }
  }

  private void look(TrialMoment moment) {
    for (Viewer viewer : moment.viewers()) {
      State state = moment.state();
      Set<String> keys = hidden(state.position(), state.view(viewer).facts());
      if (keys.isEmpty()) {
        lookInTheOpen(moment, viewer);
      } else {
        keys.forEach(key -> items.add(new Item(viewer.toString(), key)));
        vary(moment, viewer, keys);
      }
    }
  }

  private static Set<String> hidden(SortedMap<String, Object> truth, Map<String, Object> facts) {
    Set<String> keys = new TreeSet<>();
    truth.forEach(
        (key, value) -> {
          if (!Json.write(value).equals(Json.write(facts.get(key)))) {
            keys.add(key);
          }
        });
    return keys;
  }

  private void lookInTheOpen(TrialMoment moment, Viewer viewer) {
    State other = moment.state().resample(viewer, moment.random());
    if (!Texts.of(other).equals(Texts.of(moment.state()))) {
      drawnInTheOpen.add("%s, entry %s, %s".formatted(moment.trial(), moment.entry(), viewer));
    }
  }

  private void vary(TrialMoment moment, Viewer viewer, Set<String> keys) {
    Set<String> unseen = new TreeSet<>(keys);
    unseen.removeIf(key -> varying.contains(new Item(viewer.toString(), key)));
    if (unseen.isEmpty()) {
      return;
    }
    RandomGenerator random = moment.random();
    List<SortedMap<String, Object>> worlds = new ArrayList<>();
    for (int i = 0; i < WORLDS; i++) {
      worlds.add(moment.state().resample(viewer, random).position());
    }
    for (String key : unseen) {
      Set<String> values = new HashSet<>();
      worlds.forEach(world -> values.add(Json.write(world.get(key))));
      if (values.size() > 1) {
        varying.add(new Item(viewer.toString(), key));
      }
    }
  }

  @Override
  public String toString() {
    return game.id();
  }
}
