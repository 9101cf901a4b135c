package rookery.engine.games.gravity;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import rookery.engine.Action;
import rookery.engine.chess.PieceType;

/** Short names of actions: moves in the manner of SAN, and a square alone where one is chosen. */
final class Aliases {
  private Aliases() {}

  /** Every short name that only one of the actions has. */
  static Map<String, Action> of(Turn turn) {
    Map<String, Action> named = new TreeMap<>();
    Set<String> shared = new HashSet<>();
    for (GravityAction action : turn.actions().collect(Collectors.toList())) {
      for (String name : names(action)) {
        if (named.putIfAbsent(name, action) != null) {
          shared.add(name);
        }
      }
    }
    named.keySet().removeAll(shared);
    return named;
  }

  private static List<String> names(GravityAction action) {
    if (action instanceof Add add) {
      return List.of(add.square().toString());
    }
    return action instanceof Move move ? names(move) : List.of();
  }

  private static List<String> names(Move move) {
    PieceType type = PieceType.of(move.piece());
    String file = move.from().toString().substring(0, 1);
    if (type == PieceType.PAWN) {
      return List.of(move.captures() ? file + move.to() : move.to().toString());
    }
    String letter = Character.toString(type.letter());
    return List.of(letter + move.to(), letter + file + move.to(), letter + move.from() + move.to());
  }
}
