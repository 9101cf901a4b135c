package rookery.engine.games.toddler;

import rookery.engine.board.Square;

/**
 * A queen, and a parent that leaps to the Toddler's side from anywhere. What it may not capture
 * there is the same as elsewhere (TO-5).
 */
final class Empress implements Movement {
  /** Whether {@code empress} and the Emperor of its side see each other. */
  static boolean seesEmperor(Field field, Piece empress) {
    return field
        .find(Kind.EMPEROR, empress.colour())
        .filter(emperor -> Lines.queenly(field, empress.square(), emperor))
        .isPresent();
  }

  @Override
  public Squares goals(Field field, Piece piece) {
    Squares seen = Lines.queenly(field, piece.square());
    return field
        .find(Kind.TODDLER, piece.colour())
        .map(toddler -> seen.or(Lines.around(toddler)))
        .orElse(seen);
  }

  @Override
  public boolean captures(Field field, Piece piece, Square to) {
    return Lines.queenly(field, piece.square(), to) || leaps(field, piece, to);
  }

  private static boolean leaps(Field field, Piece piece, Square to) {
    return field
        .find(Kind.TODDLER, piece.colour())
        .filter(toddler -> Lines.adjacent(toddler, to))
        .isPresent();
  }

  @Override
  public String rule() {
    return "An Empress moves and captures along lines, files and diagonals, or leaps from anywhere"
        + " to a square next to its own Toddler.";
  }
}
