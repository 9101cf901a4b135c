package rookery.engine.games.toddler.piece;

import java.util.List;
import rookery.engine.board.Colour;

/** A queen that never captures. */
interface Peaceful extends Movement {
  @Override
  default Reach reach(Field field, Piece piece) {
    return Reach.harmless(Lines.queenly(piece.at(), field.occupied()));
  }

  @Override
  default List<Squares> ways(Field field, Piece piece, int to) {
    return List.of();
  }

  @Override
  default boolean harmless(Field field, Colour colour) {
    return true;
  }
}
