package rookery.engine.chess;

import rookery.engine.board.Geometry;

/**
 * What pieces attack on boards where colours and kings mean nothing special: lines up to and with
 * the first piece, and single steps. Pawns are left out, as they attack by colour.
 */
public final class PieceReach {
  private PieceReach() {}

  /**
   * The squares that a piece of kind {@code type} would attack from {@code from}, empty or not, as
   * a {@link rookery.engine.board.SquareSet}.
   *
   * @param type any kind but a pawn; what stands on {@code from} does not matter
   * @param occupied the squares where lines stop
   */
  public static long of(Geometry geometry, int from, PieceType type, long occupied) {
    return switch (type) {
      case KING -> geometry.kingSteps(from);
      case QUEEN -> geometry.rookLines(from, occupied) | geometry.bishopLines(from, occupied);
      case ROOK -> geometry.rookLines(from, occupied);
      case BISHOP -> geometry.bishopLines(from, occupied);
      case KNIGHT -> geometry.knightLeaps(from);
      case PAWN -> throw new IllegalArgumentException("a pawn's reach depends on its colour");
    };
  }
}
