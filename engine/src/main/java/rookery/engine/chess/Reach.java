package rookery.engine.chess;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.board.Board;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;

/**
 * What pieces attack on boards where colours and kings mean nothing special: lines up to and with
 * the first piece, and single steps. Pawns are left out, as they attack by colour.
 */
public final class Reach {
  private static final int[][] ORTHOGONAL = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
  private static final int[][] KNIGHT = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };

  private Reach() {}

  /**
   * The squares that a piece of kind {@code type} would attack from {@code from}, empty or not.
   *
   * @param type any kind but a pawn; what stands on {@code from} does not matter
   */
  public static List<Square> of(Board board, Square from, PieceType type) {
    List<Square> reached = new ArrayList<>();
    switch (type) {
      case KING -> {
        step(board, from, ORTHOGONAL, reached);
        step(board, from, DIAGONAL, reached);
      }
      case QUEEN -> {
        slide(board, from, ORTHOGONAL, reached);
        slide(board, from, DIAGONAL, reached);
      }
      case ROOK -> slide(board, from, ORTHOGONAL, reached);
      case BISHOP -> slide(board, from, DIAGONAL, reached);
      case KNIGHT -> step(board, from, KNIGHT, reached);
      case PAWN -> throw new IllegalArgumentException("a pawn's reach depends on its colour");
    }
    return reached;
  }

  /**
   * The same as a {@link SquareSet}, on a board of at most 64 squares.
   *
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

  private static void step(Board board, Square from, int[][] ways, List<Square> reached) {
    for (int[] way : ways) {
      int file = from.file() + way[0];
      int rank = from.rank() + way[1];
      if (board.has(file, rank)) {
        reached.add(Square.at(file, rank));
      }
    }
  }

  private static void slide(Board board, Square from, int[][] ways, List<Square> reached) {
    for (int[] way : ways) {
      int file = from.file() + way[0];
      int rank = from.rank() + way[1];
      boolean free = true;
      while (free && board.has(file, rank)) {
        reached.add(Square.at(file, rank));
        free = board.at(file, rank) == Board.EMPTY;
        file += way[0];
        rank += way[1];
      }
    }
  }
}
