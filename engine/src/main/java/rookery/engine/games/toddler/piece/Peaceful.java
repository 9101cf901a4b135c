package rookery.engine.games.toddler.piece;

import java.util.List;
import rookery.engine.board.Colour;

/** A queen that never captures. */
final class Peaceful implements ToddlerMovement {
  @Override
  public Reach reach(ToddlerBoard field, ToddlerPiece piece) {
    return Reach.harmless(ToddlerGeometry.queenly(piece.at(), field.occupied()));
  }

  @Override
  public List<ToddlerSquareSet> ways(ToddlerBoard field, ToddlerPiece piece, int to) {
    return List.of();
  }

  @Override
  public boolean harmless(ToddlerBoard field, Colour colour) {
    return true;
  }
}
