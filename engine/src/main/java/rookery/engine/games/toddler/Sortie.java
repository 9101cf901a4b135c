package rookery.engine.games.toddler;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.DrawRules;

/**
 * A Captain's move of two parts (TO-7).
 *
 * @param captain the Captain where it starts
 * @param via where it goes first
 * @param to where it goes then
 * @param victim what it captures, on one of these two
 */
record Sortie(Piece captain, Square via, Square to, Piece victim) implements Move {
  private boolean strikesFirst() {
    return victim.square() == via;
  }

  @Override
  public List<Square> squares() {
    return List.of(captain.square(), via, to);
  }

  @Override
  public List<Choice> path() {
    return List.of(Move.moving(captain), Move.target(to, targetLabel()), way());
  }

  private String targetLabel() {
    if (!strikesFirst()) {
      return "captures " + victim.words();
    }
    // A square beside the Captain may be reached in other ways too; those share this choice.
    return Lines.besideEachOther(captain.square(), to)
        ? to.toString()
        : "%s, captures %s on the way".formatted(to, victim.words());
  }

  private Choice way() {
    String label =
        strikesFirst() ? "captures %s on the way".formatted(victim.words()) : "by way of " + via;
    return Move.way("via " + via, label);
  }

  @Override
  public String words() {
    return strikesFirst()
        ? "%s captures %s and steps to %s".formatted(captain.words(), victim.words(), to)
        : "%s steps to %s and captures %s".formatted(captain.words(), via, victim.words());
  }

  @Override
  public Board playedOn(Board board) {
    return board.without(victim.square()).moved(captain.square(), to);
  }

  @Override
  public DrawRules counted(DrawRules draws) {
    return draws.progressed();
  }
}
