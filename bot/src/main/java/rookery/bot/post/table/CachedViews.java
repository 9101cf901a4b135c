package rookery.bot.post.table;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.TreeMap;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.match.Match;

/**
 * The views of the matches that one request deals with. Each view is computed once, because
 * computing it costs more than everything that is made of it. Also gives the preset actions of a
 * seat. Not thread-safe.
 */
public final class CachedViews {
  private final PreferenceReader preferences;
  private final Map<Match, Map<ViewKey, View>> views = new IdentityHashMap<>();

  /** A viewer of a game between these people; the picture holds their names. */
  private record ViewKey(Viewer viewer, Map<Seat, Person> people) {}

  /** Views for people of whom no earlier action is known. */
  public CachedViews() {
    this(PreferenceReader.UNCHOSEN);
  }

  /**
   * @param preferences knows what people did the last time
   */
  public CachedViews(PreferenceReader preferences) {
    this.preferences = preferences;
  }

  /** What {@code viewer} may know of a game that has started. */
  public View of(Table table, Viewer viewer) {
    Match match = table.match().orElseThrow();
    return views
        .computeIfAbsent(match, m -> new HashMap<>())
        .computeIfAbsent(
            new ViewKey(viewer, table.seating().chairs()),
            key -> new PlayerNames(table).shown(match.view(viewer)));
  }

  /** What the player in {@code seat} may know. */
  public View of(Table table, Seat seat) {
    return of(table, Viewer.of(seat));
  }

  /**
   * Actions that can be played with one tap, by their labels: those that the game suggests, and
   * what the player did the last time.
   */
  Map<String, Action> presets(Table table, Seat seat) {
    Match match = table.running();
    Map<String, Action> presets = new TreeMap<>(match.usual(seat));
    if (!presets.isEmpty()) {
      preferences
          .lastTime(table.seating().chairs().get(seat), table.game().id())
          .flatMap(text -> Action.find(match.legal(seat), text))
          .filter(action -> !presets.containsValue(action))
          .ifPresent(action -> presets.put("As last time", action));
    }
    return presets;
  }

  /** What everybody may know. */
  View publicly(Table table) {
    return of(table, Viewer.SPECTATOR);
  }
}
