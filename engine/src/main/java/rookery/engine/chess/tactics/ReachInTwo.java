package rookery.engine.chess.tactics;

import rookery.engine.board.Colour;
import rookery.engine.board.Direction;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.PieceType;

/** What a piece attacks on a chess board once it has made a move without a capture. */
public final class ReachInTwo {
  private static final Geometry BOARD = Geometry.CHESS;

  private ReachInTwo() {}

  /** The squares, as a {@link SquareSet}; whether a king is left in check is not looked at. */
  public static long from(int square, char letter, long occupied) {
    long reached = 0;
    for (long left = moves(square, letter, occupied); left != 0; left = SquareSet.rest(left)) {
      int to = SquareSet.first(left);
      long then = occupied & ~SquareSet.of(square) | SquareSet.of(to);
      reached |= ChessEvaluation.reach(BOARD, to, letter, then);
    }
    return reached;
  }

  private static long moves(int square, char letter, long occupied) {
    return PieceType.of(letter) == PieceType.PAWN
        ? steps(square, Colour.of(letter), occupied)
        : ChessEvaluation.reach(BOARD, square, letter, occupied) & ~occupied;
  }

  private static long steps(int square, Colour colour, long occupied) {
    Direction ahead = colour == Colour.WHITE ? Direction.NORTH : Direction.SOUTH;
    int one = BOARD.next(square, ahead);
    if (one == Geometry.NONE || SquareSet.has(occupied, one)) {
      return 0;
    }
    boolean first = BOARD.rank(square, colour) == 1;
    int two = first ? BOARD.next(one, ahead) : Geometry.NONE;
    return SquareSet.of(one)
        | (two == Geometry.NONE || SquareSet.has(occupied, two) ? 0 : SquareSet.of(two));
  }
}
