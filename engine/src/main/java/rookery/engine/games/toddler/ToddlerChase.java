package rookery.engine.games.toddler;

import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.games.toddler.piece.ToddlerSquareSet;

/**
 * Whether a piece could be chased away where it stands: whoever goes there loses a turn.
 *
 * @param field when its enemy is to move
 */
record ToddlerChase(ToddlerBoard field, ToddlerPiece piece) {
  /** Whether a cheaper enemy could go where it attacks the piece and nothing attacks it. */
  boolean isPossible() {
    return field.pieces(piece.colour().opposite()).stream()
        .filter(enemy -> enemy.kind().worth() < piece.kind().worth())
        // It flies so far that no square would be left.
        .filter(enemy -> enemy.kind() != ToddlerKind.PHOENIX)
        .filter(enemy -> !enemy.kind().movement().harmless(field, enemy.colour()))
        .anyMatch(this::isPossible);
  }

  private boolean isPossible(ToddlerPiece enemy) {
    ToddlerSquareSet steps =
        enemy.kind().movement().reach(field, enemy).steps().minus(field.occupied());
    for (int to = steps.first(); to != ToddlerSquareSet.END; to = steps.next(to)) {
      if (attacks(enemy, ToddlerPiece.of(enemy.letter(), to))) {
        return true;
      }
    }
    return false;
  }

  private boolean attacks(ToddlerPiece enemy, ToddlerPiece there) {
    if (!there.kind().movement().strikes(field.without(enemy.square()), there, piece.at())) {
      return false;
    }
    ToddlerMove move = new ToddlerMove.QuietMove(enemy, there.square());
    ToddlerBoard then = field.after(move.playedOn(field.board()), move.squares());
    return ToddlerThreats.to(then, piece).contains(there) && !ToddlerThreats.any(then, there);
  }
}
