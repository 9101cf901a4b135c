package rookery.engine.games.fluid;

/**
 * Where a piece other than a pawn can go from its square, as sets of squares with a bit for each.
 */
final class Reach {
  private final int[] cells;
  private final int colour;
  private final Company company;

  /**
   * @param cells the stacks by square
   * @param colour whose piece it is
   * @param company whether it goes alone
   */
  Reach(int[] cells, int colour, Company company) {
    this.cells = cells;
    this.colour = colour;
    this.company = company;
  }

  /** The squares that a piece of that kind can reach from {@code from}. */
  long of(int piece, int from) {
    return switch (Piece.kind(piece)) {
      case Piece.KING -> steps(Grid.lines(from)) | steps(Grid.diagonals(from));
      case Piece.ROOK -> slides(Grid.lines(from));
      case Piece.BISHOP -> slides(Grid.diagonals(from));
      case Piece.KNIGHT -> leaps(Grid.knightWays(from));
      default -> throw new IllegalArgumentException("pawns go their own ways");
    };
  }

  private boolean mayEnd(int square) {
    return company.mayEnd(cells[square], colour);
  }

  private boolean passes(int square) {
    return company.passes(cells[square], colour);
  }

  private long steps(int[][] rays) {
    long reached = 0;
    for (int[] ray : rays) {
      if (ray.length > 0 && mayEnd(ray[0])) {
        reached |= 1L << ray[0];
      }
    }
    return reached;
  }

  private long slides(int[][] rays) {
    long reached = 0;
    for (int[] ray : rays) {
      for (int square : ray) {
        if (mayEnd(square)) {
          reached |= 1L << square;
        }
        if (!passes(square)) {
          break;
        }
      }
    }
    return reached;
  }

  /** FL-10: one of the two middle squares is enough. */
  private long leaps(int[][] ways) {
    long reached = 0;
    for (int[] way : ways) {
      if (mayEnd(way[0]) && (passes(way[1]) || passes(way[2]))) {
        reached |= 1L << way[0];
      }
    }
    return reached;
  }
}
