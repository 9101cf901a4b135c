package rookery.engine.games.toddler.piece;

import java.util.List;
import rookery.engine.board.Colour;

/** A queen that never captures. */
interface Peaceful extends ToddlerMovement {
  @Override
  default Reach reach(ToddlerField field, ToddlerPiece piece) {
    return Reach.harmless(ToddlerLines.queenly(piece.at(), field.occupied()));
  }

  @Override
  default List<Squares> ways(ToddlerField field, ToddlerPiece piece, int to) {
    return List.of();
  }

  @Override
  default boolean harmless(ToddlerField field, Colour colour) {
    return true;
  }
}
