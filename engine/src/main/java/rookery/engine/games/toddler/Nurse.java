package rookery.engine.games.toddler;

import rookery.engine.board.Square;

/** A bishop, with which the minor Toddler may trade places. */
final class Nurse implements Movement {
  @Override
  public Squares goals(Field field, Piece piece) {
    return Lines.diagonal(field, piece.square());
  }

  @Override
  public boolean captures(Field field, Piece piece, Square to) {
    return Lines.diagonal(field, piece.square(), to);
  }

  @Override
  public String rule() {
    return "A Nurse moves and captures along diagonals, or trades places with its Toddler while"
        + " that is minor.";
  }
}
