package rookery.engine.games.toddler.piece;

import java.util.List;
import rookery.engine.board.Geometry;

/**
 * A queen, and a parent that leaps to the Toddler's side from anywhere. What it may not capture
 * there is the same as elsewhere (TO-5).
 */
public final class Empress implements ToddlerMovement {
  /** Whether {@code empress} and the Emperor of its side see each other. */
  public static boolean seesEmperor(ToddlerBoard field, ToddlerPiece empress) {
    int emperor = field.find(ToddlerKind.EMPEROR, empress.colour());
    return emperor != Geometry.NONE && field.isOpen(ToddlerGeometry.queenly(empress.at(), emperor));
  }

  @Override
  public Reach reach(ToddlerBoard field, ToddlerPiece piece) {
    return Reach.alike(
        ToddlerGeometry.queenly(piece.at(), field.occupied()).or(leaps(field, piece)));
  }

  @Override
  public List<ToddlerSquareSet> ways(ToddlerBoard field, ToddlerPiece piece, int to) {
    return leaps(field, piece).has(to)
        ? ToddlerGeometry.OPEN_WAY
        : ToddlerGeometry.queenly(piece.at(), to);
  }

  private static ToddlerSquareSet leaps(ToddlerBoard field, ToddlerPiece piece) {
    int toddler = field.find(ToddlerKind.TODDLER, piece.colour());
    return toddler == Geometry.NONE ? ToddlerSquareSet.NONE : ToddlerGeometry.around(toddler);
  }
}
