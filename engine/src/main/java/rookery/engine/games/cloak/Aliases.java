package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import rookery.engine.Action;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;

/**
 * Short names of moves in the manner of SAN, for the player who knows what the own checkers are:
 * {@code Nf3}, {@code ed5}, {@code e8=Q}; of bonuses without their first word.
 *
 * @param truth what is true
 * @param actions what the player may do
 */
record Aliases(Truth truth, List<CloakAction> actions) {

  /** Every short name that only one of the actions has. */
  Map<String, Action> all() {
    Map<String, Action> named = new TreeMap<>();
    Set<String> shared = new HashSet<>();
    for (CloakAction action : actions) {
      for (String name : names(action.deed())) {
        if (named.putIfAbsent(name, action) != null) {
          shared.add(name);
        }
      }
    }
    named.keySet().removeAll(shared);
    return named;
  }

  private List<String> names(Deed deed) {
    if (deed instanceof Deed.Play play) {
      return names(play.move());
    }
    if (deed instanceof Deed.Bonus bonus) {
      return names(bonus.move());
    }
    if (deed instanceof Deed.Drop drop) {
      return List.of("@" + drop.square());
    }
    // As an alias it may also be typed with zeros.
    return deed instanceof Deed.Castle castle ? List.of(castle.text()) : List.of();
  }

  private List<String> names(Move move) {
    Arrangement own = truth.armies().of(truth.turn().side());
    PieceType kind = truth.field().kind(move.from(), own);
    String goal = move.to() + move.promotion().map(to -> "=" + to.letter()).orElse("");
    String from = move.from().toString();
    if (kind == PieceType.PAWN) {
      boolean captures = truth.field().victim(move).isPresent();
      return List.of((captures ? from.substring(0, 1) : "") + goal);
    }
    List<String> names = new ArrayList<>();
    for (String origin : List.of("", from.substring(0, 1), from)) {
      names.add(kind.letter() + origin + goal);
    }
    // In any case B2b3 is the move from b2 to b3, so a bishop is not told by its rank.
    if (kind != PieceType.BISHOP) {
      names.add(kind.letter() + from.substring(1) + goal);
    }
    return names;
  }
}
