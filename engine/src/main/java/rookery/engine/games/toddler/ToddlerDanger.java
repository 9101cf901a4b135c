package rookery.engine.games.toddler;

import java.util.List;
import java.util.Optional;
import rookery.engine.attack.CapturablePieces;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.toddler.move.ToddlerThreats;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;

/**
 * What the opponent of the side to move could win by capturing, if that side did nothing about it.
 */
record ToddlerDanger(ToddlerSituation situation) {
  /** Each piece of that side that could be captured, and by what if it is one. */
  Optional<Explanation> pieces() {
    return new CapturablePieces(situation.endangered(situation.actor()), ToddlerKind.NAMES)
        .danger(this::arrows);
  }

  private List<Mark> arrows(Square square) {
    ToddlerBoard field = situation.truth().field();
    ToddlerPiece victim = field.piece(square);
    return ToddlerThreats.to(field, victim).stream()
        .flatMap(enemy -> ToddlerThreats.attack(field, enemy, victim).arrows().stream())
        .distinct()
        .toList();
  }
}
