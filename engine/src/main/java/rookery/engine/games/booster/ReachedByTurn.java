package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import rookery.engine.board.Square;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.part.BoosterMoveGenerator;
import rookery.engine.games.booster.part.TurnPart;

/**
 * What a side can have on the board before it plays a card or ends its turn.
 *
 * @param way of the piece that moved, with its steps
 */
record ReachedByTurn(BoosterGameState table, List<Square> way) {
  /** More of them are too many to look at while somebody waits. */
  private static final int MOST_STEPS = 2;

  /** All of it by the moves of the side whose turn begins. */
  static List<ReachedByTurn> from(BoosterGameState table) {
    List<ReachedByTurn> all = new ArrayList<>();
    Set<BoosterPosition> known = new HashSet<>();
    for (TurnPart part : BoosterMoveGenerator.moves(table.position())) {
      if (part instanceof TurnPart.Move) {
        new ReachedByTurn(table.after(part), part.touched()).add(all, known);
      }
    }
    return all;
  }

  /** Steps by another way come to the same, and so does what can follow. */
  private void add(List<ReachedByTurn> all, Set<BoosterPosition> known) {
    if (!known.add(table.position())) {
      return;
    }
    all.add(this);
    if (way.size() <= MOST_STEPS + 1) {
      for (TurnPart part : BoosterMoveGenerator.boosts(table.position(), goal())) {
        List<Square> longer = new ArrayList<>(way);
        longer.add(part.touched().get(1));
        new ReachedByTurn(table.after(part), longer).add(all, known);
      }
    }
  }

  /** Where the piece has come to. */
  Square goal() {
    return way.get(way.size() - 1);
  }
}
