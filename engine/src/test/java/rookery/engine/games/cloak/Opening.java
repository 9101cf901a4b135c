package rookery.engine.games.cloak;

import java.util.List;
import java.util.Map;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;

/** Games whose set-ups are in, and who plays them. */
final class Opening {
  static final String ORTHODOX = "RNBQKBNR";

  private static final CloakGame GAME = new CloakGame();

  private Opening() {}

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
    return Script.played(GAME.start(options()), "W setup " + white, "B setup " + black);
  }

  /** A game whose pieces stand as in orthodox chess. */
  static State begun() {
    return begun(ORTHODOX, ORTHODOX);
  }

  /** What a seat that typed this is answered. */
  static String refusal(State state, String id, String typed) {
    return state.refusal(seat(id), typed.replaceAll("[ =-]", "")).orElseThrow();
  }
}
