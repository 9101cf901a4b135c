package rookery.engine.games.toddler.piece;

/**
 * A set of the board's squares by their numbers, which are less than 128. Immutable. To visit them
 * in order:
 *
 * <pre>{@code
 * for (int square = set.first(); square != Squares.END; square = set.next(square)) {
 * }
 * }</pre>
 */
public record ToddlerSquareSet(long low, long high) {
  /** No square. */
  public static final ToddlerSquareSet NONE = new ToddlerSquareSet(0, 0);

  /** Every square there is, and more. */
  public static final ToddlerSquareSet ALL = new ToddlerSquareSet(~0L, ~0L);

  /** What {@link #next} gives after the last. */
  public static final int END = -1;

  /** The set of these squares. */
  public static ToddlerSquareSet of(int... squares) {
    ToddlerSquareSet set = NONE;
    for (int square : squares) {
      set = set.with(square);
    }
    return set;
  }

  /** The lower half of the set of one square. */
  public static long low(int square) {
    return square < Long.SIZE ? 1L << square : 0;
  }

  /** The upper half of the set of one square. */
  public static long high(int square) {
    return square < Long.SIZE ? 0 : 1L << square;
  }

  /** Whether that square is one of them. */
  public boolean has(int square) {
    return ((square < Long.SIZE ? low : high) >>> square & 1) != 0;
  }

  /** Whether there is none. */
  public boolean isEmpty() {
    return (low | high) == 0;
  }

  /** How many squares it has. */
  public int size() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /** Whether a square is in both sets. */
  public boolean meets(ToddlerSquareSet other) {
    return (low & other.low | high & other.high) != 0;
  }

  /** These and that one. */
  public ToddlerSquareSet with(int square) {
    return has(square) ? this : new ToddlerSquareSet(low | low(square), high | high(square));
  }

  /** These but that one. */
  public ToddlerSquareSet without(int square) {
    return has(square) ? new ToddlerSquareSet(low & ~low(square), high & ~high(square)) : this;
  }

  /** All that are in either set. */
  public ToddlerSquareSet or(ToddlerSquareSet other) {
    return new ToddlerSquareSet(low | other.low, high | other.high);
  }

  /** All that are in both sets. */
  public ToddlerSquareSet and(ToddlerSquareSet other) {
    return new ToddlerSquareSet(low & other.low, high & other.high);
  }

  /** All that are not in {@code others}. */
  public ToddlerSquareSet minus(ToddlerSquareSet others) {
    return new ToddlerSquareSet(low & ~others.low, high & ~others.high);
  }

  /** The first square, {@link #END} if there is none. */
  public int first() {
    return next(END);
  }

  /** The first square after another one, {@link #END} if there is none. */
  public int next(int after) {
    int from = after + 1;
    long left = from < Long.SIZE ? low & -1L << from : 0;
    if (left != 0) {
      return Long.numberOfTrailingZeros(left);
    }
    left = from <= Long.SIZE ? high : high & ~0L << from;
    return left == 0 || from >= 2 * Long.SIZE ? END : Long.SIZE + Long.numberOfTrailingZeros(left);
  }
}
