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
 * What each viewer may know of the matches that one turn of work deals with, worked out once each:
 * a view costs more than all that is made of it; and what a seat is offered ready-made. For one
 * thread.
 */
public final class CachedViews {
  private final PreferenceReader wishes;
  private final Map<Match, Map<Looking, View>> known = new IdentityHashMap<>();

  /** Somebody who looks at a game of these people, whose names are told in the picture. */
  private record Looking(Viewer viewer, Map<Seat, Person> people) {}

  /** Views of seats whose people have done nothing before. */
  public CachedViews() {
    this(PreferenceReader.UNCHOSEN);
  }

  /**
   * @param wishes what people did the last time
   */
  public CachedViews(PreferenceReader wishes) {
    this.wishes = wishes;
  }

  /** What {@code viewer} may know of a game that has started. */
  public View of(Table table, Viewer viewer) {
    Match match = table.match().orElseThrow();
    return known
        .computeIfAbsent(match, m -> new HashMap<>())
        .computeIfAbsent(
            new Looking(viewer, table.seating().chairs()),
            looking -> new PlayerNames(table).shown(match.view(viewer)));
  }

  /** What whoever sits in {@code seat} may know. */
  public View of(Table table, Seat seat) {
    return of(table, Viewer.of(seat));
  }

  /**
   * The actions that many will want at once, and with them what the seat's person did the last
   * time, by what they are called.
   */
  Map<String, Action> presets(Table table, Seat seat) {
    Match match = table.running();
    Map<String, Action> presets = new TreeMap<>(match.usual(seat));
    if (!presets.isEmpty()) {
      wishes
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
