package rookery.engine.games.toddler.piece;

/**
 * Where a piece can go from its square, as far as its movement goes.
 *
 * @param steps the squares it can go to if they are empty
 * @param hits the squares it can go to if an enemy stands there that may be captured
 */
public record Reach(Squares steps, Squares hits) {
  /** A piece that captures as it moves. */
  public static Reach alike(Squares squares) {
    return new Reach(squares, squares);
  }

  /** A piece that never captures. */
  public static Reach harmless(Squares steps) {
    return new Reach(steps, Squares.NONE);
  }
}
