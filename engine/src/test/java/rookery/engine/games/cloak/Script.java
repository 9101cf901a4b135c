package rookery.engine.games.cloak;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.Options;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;

/** Plays actions written as a seat and texts. */
final class Script {
  static final String ORTHODOX = "RNBQKBNR";

  private static final CloakGame GAME = new CloakGame();

  private Script() {}

  static Seat seat(String id) {
    return GAME.seats(options()).get(id.equals("W") ? 0 : 1);
  }

  static Viewer viewer(String id) {
    return Viewer.of(seat(id));
  }

  static List<Viewer> viewers() {
    return List.of(viewer("W"), viewer("B"), Viewer.SPECTATOR);
  }

  static Options options() {
    return Options.of(GAME.options(), Map.of());
  }

  /** A game whose set-ups are in. */
  static State begun(String white, String black) {
    return played(GAME.start(options()), "W setup " + white, "B setup " + black);
  }

  /** A game whose pieces stand as in orthodox chess. */
  static State begun() {
    return begun(ORTHODOX, ORTHODOX);
  }

  /** The legal action of that text. */
  static Action action(State state, String id, String text) {
    return state.legal(seat(id)).stream()
        .filter(action -> action.text().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(text + " is not among " + texts(state, id)));
  }

  /** The texts of what a seat may do. */
  static List<String> texts(State state, String id) {
    return state.legal(seat(id)).stream().map(Action::text).toList();
  }

  /** The texts of what a seat may do that begin like that. */
  static List<String> texts(State state, String id, String beginning) {
    return texts(state, id).stream().filter(text -> text.startsWith(beginning)).toList();
  }

  static boolean may(State state, String id, String text) {
    return texts(state, id).contains(text);
  }

  /** The state after lines such as {@code W e2e4, end}. */
  static State played(State state, String... lines) {
    State reached = state;
    for (String line : lines) {
      String id = line.substring(0, 1);
      for (String text : line.substring(2).split(", ")) {
        reached = reached.play(seat(id), action(reached, id, text));
      }
    }
    return reached;
  }

  /** The line that {@code viewer} may read of an action such as {@code W e2e4}. */
  static Optional<String> line(State state, String action, Viewer viewer) {
    String id = action.substring(0, 1);
    return state.describe(seat(id), action(state, id, action.substring(2)), viewer);
  }

  /** What a seat that typed this is answered. */
  static String refusal(State state, String id, String typed) {
    return state.refusal(seat(id), typed.replaceAll("[ =-]", "")).orElseThrow();
  }

  /** A key of the full truth. */
  static Object truth(State state, String key) {
    return state.position().get(key);
  }

  /** The reason for which the game has ended. */
  static String ending(State state) {
    return state.result().orElseThrow(() -> new AssertionError("not over")).reason();
  }
}
