package rookery.engine.games.fluid.move;

import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;

/**
 * Whether a piece can be captured where it stands, alone or as one of two, found by looking
 * outwards from it. Only single pieces and pawns are looked for: wherever a pair could go to
 * capture, either of its two could go alone.
 */
final class FluidAttacks {
  private static final Geometry BOARD = Geometry.CHESS;

  private final int[] cells;
  private final int by;
  private final Promotions promotions;

  /**
   * @param cells the stacks by square
   * @param by whose attacks are looked for
   * @param promotions what pawns may become, without which they cannot capture on the last rank
   */
  FluidAttacks(int[] cells, int by, Promotions promotions) {
    this.cells = cells;
    this.by = by;
    this.promotions = promotions;
  }

  /** Whether an enemy that stands on {@code square} could be captured there. */
  boolean on(int square) {
    // FL-4, FL-11: what shares the square with it may keep its own side out.
    return Stack.admitsSingle(cells[square], by)
        && (along(BOARD.orthogonals(square), FluidPiece.ROOK | by)
            || along(BOARD.diagonals(square), FluidPiece.BISHOP | by)
            || byKnight(square)
            || byPawn(square));
  }

  private boolean along(int[][] rays, int slider) {
    for (int[] ray : rays) {
      if (ray.length > 0 && Stack.holds(cells[ray[0]], FluidPiece.KING | by)) {
        return true;
      }
      for (int square : ray) {
        if (Stack.holds(cells[square], slider)) {
          return true;
        }
        if (!Stack.letsThrough(cells[square], by)) {
          break;
        }
      }
    }
    return false;
  }

  /** The squares whose leaving could lay {@code square} open to more attacks; itself included. */
  long sight(int square) {
    return SquareSet.of(square) | sight(BOARD.orthogonals(square)) | sight(BOARD.diagonals(square));
  }

  private long sight(int[][] rays) {
    long sight = 0;
    for (int[] ray : rays) {
      for (int square : ray) {
        sight |= SquareSet.of(square);
        if (!Stack.letsThrough(cells[square], by)) {
          break;
        }
      }
    }
    return sight;
  }

  private boolean byKnight(int square) {
    for (int[] way : KnightPaths.from(square)) {
      if (Stack.holds(cells[way[0]], FluidPiece.KNIGHT | by)
          && (Stack.letsThrough(cells[way[1]], by) || Stack.letsThrough(cells[way[2]], by))) {
        return true;
      }
    }
    return false;
  }

  private boolean byPawn(int square) {
    if (!Stack.admitsPawnsCapture(cells[square], by) || !promotes(square)) {
      return false;
    }
    for (int from : BOARD.pawnCaptures(square, FluidPiece.owner(1 - by))) {
      if (Stack.holds(cells[from], FluidPiece.PAWN | by)) {
        return true;
      }
    }
    return false;
  }

  /** FL-13: on the last rank a pawn captures only if something it may become fits there. */
  private boolean promotes(int square) {
    return !BOARD.isLastRank(square, FluidPiece.owner(by))
        || promotions.fit(Stack.isPair(cells[square]));
  }
}
