package rookery.engine.games.toddler.piece;

import java.util.List;

/** A pawn for all four directions; a capture of anything but its like makes it a Captain. */
public final class Soldier implements ToddlerMovement {
  /** What {@code piece} is after it has captured {@code victim}. */
  public static ToddlerKind after(ToddlerPiece piece, ToddlerPiece victim) {
    return piece.kind() == ToddlerKind.SOLDIER && !victim.kind().fighter()
        ? ToddlerKind.CAPTAIN
        : piece.kind();
  }

  @Override
  public Reach reach(ToddlerBoard field, ToddlerPiece piece) {
    return new Reach(ToddlerGeometry.beside(piece.at()), ToddlerGeometry.corners(piece.at()));
  }

  @Override
  public List<ToddlerSquareSet> ways(ToddlerBoard field, ToddlerPiece piece, int to) {
    return ToddlerGeometry.corners(piece.at()).has(to) ? ToddlerGeometry.OPEN_WAY : List.of();
  }
}
