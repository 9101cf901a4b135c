package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import rookery.engine.Action;
import rookery.engine.chess.PieceType;

/**
 * Short names of moves in the manner of SAN: {@code Nc3}, {@code Rad1}, {@code c7=R}, {@code O-O}.
 */
final class Aliases {
  private Aliases() {}

  /** Every short name that only one of the moves has. */
  static Map<String, Action> of(List<CustodianAction> moves) {
    Map<String, Action> named = new TreeMap<>();
    Set<String> shared = new HashSet<>();
    for (CustodianAction move : moves) {
      for (String name : names(move)) {
        if (named.putIfAbsent(name, move) != null) {
          shared.add(name);
        }
      }
    }
    named.keySet().removeAll(shared);
    return named;
  }

  private static List<String> names(CustodianAction move) {
    if (move.castling().isPresent()) {
      return List.of(move.castling().get().alias());
    }
    String file = move.from().toString().substring(0, 1);
    String rank = move.from().toString().substring(1);
    String target = move.to() + move.promotion().map(type -> "=" + type.letter()).orElse("");
    if (move.pawn()) {
      return List.of(target, file + target);
    }
    char letter = PieceType.of(move.piece()).letter();
    List<String> names = new ArrayList<>();
    for (String from : List.of("", file, file + rank)) {
      names.add(letter + from + target);
    }
    // In any case B2b3 is the move from b2 to b3, so a bishop is not told by its rank.
    if (letter != 'B') {
      names.add(letter + rank + target);
    }
    return names;
  }
}
