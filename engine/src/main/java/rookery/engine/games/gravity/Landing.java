package rookery.engine.games.gravity;

import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;

/**
 * Where a piece that still falls could come to rest highest, as long as nothing more is stacked and
 * nothing that can move is in its way.
 *
 * @param square on which it would be stacked
 */
record Landing(int square) {
  /** The highest for the piece on {@code from}; it always has one, as the bottom row stacks it. */
  static Landing best(GravityBoard well, int from) {
    char piece = well.board().at(from);
    PieceType type = PieceType.of(piece);
    long seen = 0;
    int best = from;
    int highest = -1;
    for (long left = SquareSet.of(from); left != 0; ) {
      int square = SquareSet.first(left);
      int rank = GravityBoard.BOARD.rank(square);
      if (rank > highest && well.wouldRest(piece, square)) {
        best = square;
        highest = rank;
      }
      long next = well.falls(type, square) & ~seen;
      seen |= next;
      left = SquareSet.rest(left) | next;
    }
    return new Landing(best);
  }

  /** The points that it brings. */
  int points() {
    return GravityBoard.BOARD.rank(square) + 1;
  }

  /** Where it is. */
  Square at() {
    return GravityBoard.BOARD.square(square);
  }
}
