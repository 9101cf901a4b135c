package rookery.engine.board;

import java.util.Arrays;

/** How far the pieces on a board are from hanging together. */
public final class GroupDistance {
  private GroupDistance() {}

  /** How far two squares are apart; 1 for neighbours. */
  @FunctionalInterface
  public interface Distance {
    /** From one to the other, by their numbers. */
    int between(int one, int other);
  }

  /**
   * The empty squares that lie between the pieces if each is joined to its nearest, all in one
   * piece: the length of the shortest tree over them, less one for each of its branches.
   */
  public static int total(long pieces, Distance distance) {
    int total = 0;
    long joined = Long.lowestOneBit(pieces);
    int[] nearest = new int[SquareSet.LIMIT];
    Arrays.fill(nearest, Integer.MAX_VALUE);
    int last = SquareSet.first(joined);
    for (long left = pieces & ~joined; left != 0; ) {
      int next = -1;
      for (long rest = left; rest != 0; rest = SquareSet.rest(rest)) {
        int square = SquareSet.first(rest);
        nearest[square] = Math.min(nearest[square], distance.between(last, square));
        next = next < 0 || nearest[square] < nearest[next] ? square : next;
      }
      total += nearest[next] - 1;
      left &= ~SquareSet.of(next);
      last = next;
    }
    return total;
  }
}
