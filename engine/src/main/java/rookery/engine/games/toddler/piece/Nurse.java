package rookery.engine.games.toddler.piece;

import java.util.List;

/** A bishop, with which the minor Toddler may trade places. */
public final class Nurse implements ToddlerMovement {
  @Override
  public Reach reach(ToddlerBoard field, ToddlerPiece piece) {
    return Reach.alike(ToddlerGeometry.diagonal(piece.at(), field.occupied()));
  }

  @Override
  public List<ToddlerSquareSet> ways(ToddlerBoard field, ToddlerPiece piece, int to) {
    return ToddlerGeometry.diagonal(piece.at(), to);
  }
}
