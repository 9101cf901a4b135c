package rookery.engine.games.toddler.piece;

import java.util.List;

/** A queen, and one of the Toddler's parents. */
public final class Emperor implements ToddlerMovement {
  @Override
  public Reach reach(ToddlerBoard field, ToddlerPiece piece) {
    return Reach.alike(ToddlerGeometry.queenly(piece.at(), field.occupied()));
  }

  @Override
  public List<ToddlerSquareSet> ways(ToddlerBoard field, ToddlerPiece piece, int to) {
    return ToddlerGeometry.queenly(piece.at(), to);
  }
}
