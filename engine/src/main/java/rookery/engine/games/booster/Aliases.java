package rookery.engine.games.booster;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import rookery.engine.Action;
import rookery.engine.chess.Move;
import rookery.engine.chess.San;

/** The moves of step 1 in SAN. */
final class Aliases {
  private Aliases() {}

  /** Every name that stands for exactly one of the moves among {@code legal}. */
  static Map<String, Action> of(Position position, List<BoosterAction> legal) {
    Map<Move, Action> moves = new HashMap<>();
    legal.forEach(action -> action.deed().orthodox().ifPresent(m -> moves.put(m, action)));
    Map<String, Action> aliases = new TreeMap<>();
    San.names(position.orthodox(), moves.keySet())
        .forEach((name, move) -> aliases.put(name, moves.get(move)));
    return aliases;
  }
}
