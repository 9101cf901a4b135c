package rookery.engine.games.gravity;

import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.games.gravity.well.GravityBoard;

/**
 * Where a piece that still falls could come to rest highest before the end, as long as nothing more
 * is stacked and nothing that can move is in its way.
 *
 * @param square on which it would be stacked; none if the turns that are left don't suffice
 * @param moves how many it takes to come there
 */
record GravityLanding(int square, int moves) {
  /** The highest for the piece on {@code from}, and of those that are as high the first. */
  static GravityLanding best(GravityTurn turn, int from) {
    char piece = turn.well().board().at(from);
    int most = turn.movesLeft(from);
    GravityLanding best = new GravityLanding(Geometry.NONE, 0);
    long seen = 0;
    long reached = SquareSet.of(from);
    for (int moves = 1; moves <= most && reached != 0; moves++) {
      reached = turn.well().falls(PieceType.of(piece), reached) & ~seen;
      seen |= reached;
      for (long left = reached; left != 0; left = SquareSet.rest(left)) {
        GravityLanding next = new GravityLanding(SquareSet.first(left), moves);
        boolean isHigher = next.points() > best.points();
        best = isHigher && turn.well().wouldRest(piece, next.square) ? next : best;
      }
    }
    return best;
  }

  int points() {
    return square == Geometry.NONE ? 0 : GravityBoard.BOARD.rank(square) + 1;
  }

  /** Where it is. */
  Square at() {
    return GravityBoard.BOARD.square(square);
  }
}
