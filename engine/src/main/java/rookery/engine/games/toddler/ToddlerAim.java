package rookery.engine.games.toddler;

import java.util.Optional;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerPiece;

/**
 * A piece that would attack another one, if a single enemy didn't stand in its way.
 *
 * @param blocker what stands there
 */
record ToddlerAim(ToddlerPiece piece, ToddlerPiece blocker) {
  /** That of a piece at a target; empty where it attacks it already, or more is in its way. */
  static Optional<ToddlerAim> of(ToddlerBoard field, ToddlerPiece piece, ToddlerPiece target) {
    return piece.kind().movement().strikes(field, piece, target.at())
        ? Optional.empty()
        : piece.kind().movement().ways(field, piece, target.at()).stream()
            .map(way -> way.and(field.occupied()))
            .filter(inTheWay -> inTheWay.size() == 1)
            .map(inTheWay -> new ToddlerAim(piece, field.piece(inTheWay.first())))
            .filter(aim -> aim.blocker().colour() == target.colour())
            .findFirst();
  }
}
