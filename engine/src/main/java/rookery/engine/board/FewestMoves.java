package rookery.engine.board;

import java.util.function.LongUnaryOperator;

/**
 * How many moves it takes at least until pieces form one group: so many of them leave their squares
 * for others, which link those that stay. That holds whatever moves are legal, and if a move brings
 * a new piece instead.
 *
 * @param touching gives a set of squares with those that touch one of them
 * @param pieces as a {@link SquareSet}
 */
public record FewestMoves(LongUnaryOperator touching, long pieces) {
  /**
   * The fewest that could be enough, from {@code least} on.
   *
   * @param most after so many it looks no further
   */
  public int from(int least, int most) {
    int moves = least;
    while (moves < most && !enough(moves, pieces, pieces, moves)) {
      moves++;
    }
    return moves;
  }

  /**
   * @param staying the pieces that aren't moved
   * @param movable those of them that could be, too
   * @param more how many of these
   */
  private boolean enough(int moves, long staying, long movable, int more) {
    if (new FewestLinks(touching, staying).atMost(moves)) {
      return true;
    }
    for (long left = more == 0 ? 0 : movable; left != 0; left = SquareSet.rest(left)) {
      long piece = Long.lowestOneBit(left);
      if (enough(moves, staying & ~piece, SquareSet.rest(left), more - 1)) {
        return true;
      }
    }
    return false;
  }
}
