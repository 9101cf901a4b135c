package rookery.engine.games.toddler;

/** A set of the board's squares by their numbers, which are less than 128. Immutable. */
record Squares(long low, long high) {
  static final Squares NONE = new Squares(0, 0);

  /** What {@link #next} gives after the last. */
  static final int END = -1;

  /** The set of these squares. */
  static Squares of(int... squares) {
    Squares set = NONE;
    for (int square : squares) {
      set = set.with(square);
    }
    return set;
  }

  /** The lower half of the set of one square. */
  static long low(int square) {
    return square < Long.SIZE ? 1L << square : 0;
  }

  /** The upper half of the set of one square. */
  static long high(int square) {
    return square < Long.SIZE ? 0 : 1L << square;
  }

  boolean has(int square) {
    return (low & low(square) | high & high(square)) != 0;
  }

  Squares with(int square) {
    return new Squares(low | low(square), high | high(square));
  }

  /** All that are in either set. */
  Squares or(Squares other) {
    return new Squares(low | other.low, high | other.high);
  }

  /** The first square, {@link #END} if there is none. */
  int first() {
    return next(END);
  }

  /** The first square after another one, {@link #END} if there is none. */
  int next(int after) {
    int from = after + 1;
    long left = from < Long.SIZE ? low & -1L << from : 0;
    if (left != 0) {
      return Long.numberOfTrailingZeros(left);
    }
    left = from <= Long.SIZE ? high : high & ~0L << from;
    return left == 0 || from >= 2 * Long.SIZE ? END : Long.SIZE + Long.numberOfTrailingZeros(left);
  }
}
