package rookery.engine.board;

import java.util.Arrays;

/**
 * Sets of squares of a board of at most 64 as bits of a {@code long}, by the numbers that {@link
 * Geometry} gives them. A square of a larger board is refused, as its bit would stand for another
 * square. To visit a set's squares in order:
 *
 * <pre>{@code
 * for (long left = set; left != 0; left = SquareSet.rest(left)) {
 *   int square = SquareSet.first(left);
 * }
 * }</pre>
 */
public final class SquareSet {
  /** The largest board whose squares fit. */
  public static final int LIMIT = Long.SIZE;

  private SquareSet() {}

  /**
   * The set of one square.
   *
   * @throws IllegalArgumentException if the board is too large for sets
   */
  public static long of(int square) {
    return 1L << fitting(square);
  }

  private static int fitting(int square) {
    if (square >= LIMIT) {
      throw new IllegalArgumentException(
          "square %s: sets are for boards of at most %s squares; use lists instead"
              .formatted(square, LIMIT));
    }
    return square;
  }

  /** The set of these squares. */
  static long ofAll(int[] squares) {
    long set = 0;
    for (int square : squares) {
      set |= of(square);
    }
    return set;
  }

  /** The set of each list; none for a board that is too large. */
  static long[] ofEach(int[][] lists) {
    return lists.length > LIMIT
        ? new long[0]
        : Arrays.stream(lists).mapToLong(SquareSet::ofAll).toArray();
  }

  /**
   * Whether {@code square} is in the set.
   *
   * @throws IllegalArgumentException if the board is too large for sets
   */
  public static boolean has(long squares, int square) {
    return (squares >>> fitting(square) & 1) != 0;
  }

  /** The first square of a set that is not empty. */
  public static int first(long squares) {
    return Long.numberOfTrailingZeros(squares);
  }

  /** The last square of a set that is not empty. */
  static int last(long squares) {
    return LIMIT - 1 - Long.numberOfLeadingZeros(squares);
  }

  /** The set without its first square. */
  public static long rest(long squares) {
    return squares & squares - 1;
  }

  /** How many squares it has. */
  public static int size(long squares) {
    return Long.bitCount(squares);
  }
}
