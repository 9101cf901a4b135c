package rookery.engine.games.toddler;

import rookery.engine.board.Square;

/** A queen, and one of the Toddler's parents. */
final class Emperor implements Movement {
  @Override
  public Squares goals(Field field, Piece piece) {
    return Lines.queenly(field, piece.square());
  }

  @Override
  public boolean captures(Field field, Piece piece, Square to) {
    return Lines.queenly(field, piece.square(), to);
  }

  @Override
  public String rule() {
    return "An Emperor moves and captures along lines, files and diagonals.";
  }
}
