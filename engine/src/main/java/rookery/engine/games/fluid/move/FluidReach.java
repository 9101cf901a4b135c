package rookery.engine.games.fluid.move;

import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;

/** Where a piece other than a pawn can go from its square, as sets of squares. */
public final class FluidReach {
  private static final Geometry BOARD = Geometry.CHESS;

  private final int[] cells;
  private final int colour;
  private final Company company;

  /**
   * @param cells the stacks by square
   * @param colour whose piece it is
   * @param company whether it goes alone
   */
  public FluidReach(int[] cells, int colour, Company company) {
    this.cells = cells;
    this.colour = colour;
    this.company = company;
  }

  /** The squares that a piece of that kind can reach from {@code from}. */
  public long of(int piece, int from) {
    return switch (FluidPiece.kind(piece)) {
      case FluidPiece.KING -> steps(BOARD.orthogonals(from)) | steps(BOARD.diagonals(from));
      case FluidPiece.ROOK -> slides(BOARD.orthogonals(from));
      case FluidPiece.BISHOP -> slides(BOARD.diagonals(from));
      case FluidPiece.KNIGHT -> leaps(KnightPaths.from(from));
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
        reached |= SquareSet.of(ray[0]);
      }
    }
    return reached;
  }

  private long slides(int[][] rays) {
    long reached = 0;
    for (int[] ray : rays) {
      for (int square : ray) {
        if (mayEnd(square)) {
          reached |= SquareSet.of(square);
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
        reached |= SquareSet.of(way[0]);
      }
    }
    return reached;
  }

  /** Whether a piece goes by itself, or together with the one it shares its square with. */
  public enum Company {
    ALONE {
      @Override
      public boolean passes(int stack, int colour) {
        return Stack.letsThrough(stack, colour);
      }

      @Override
      public boolean mayEnd(int stack, int colour) {
        return Stack.admitsSingle(stack, colour);
      }
    },
    TOGETHER {
      // FL-1: beside a pair there is no room on an occupied square, not for a moment.
      @Override
      public boolean passes(int stack, int colour) {
        return stack == Stack.EMPTY;
      }

      @Override
      public boolean mayEnd(int stack, int colour) {
        return Stack.admitsPair(stack, colour);
      }
    };

    /** Whether what stands on a square lets the mover of {@code colour} through. */
    public abstract boolean passes(int stack, int colour);

    /** Whether the mover of {@code colour} may end its move there. */
    public abstract boolean mayEnd(int stack, int colour);
  }
}
