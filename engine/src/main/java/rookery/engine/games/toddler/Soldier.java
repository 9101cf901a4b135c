package rookery.engine.games.toddler;

import rookery.engine.board.Square;

/** A pawn for all four directions; a capture of anything but its like makes it a Captain. */
final class Soldier implements Movement {
  /** What {@code piece} is after it has captured {@code victim}. */
  static Kind after(Piece piece, Piece victim) {
    return piece.kind() == Kind.SOLDIER && !victim.kind().fighter() ? Kind.CAPTAIN : piece.kind();
  }

  @Override
  public Squares goals(Field field, Piece piece) {
    return Lines.nextTo(piece.square());
  }

  @Override
  public boolean captures(Field field, Piece piece, Square to) {
    return Lines.cornerToCorner(piece.square(), to);
  }

  @Override
  public String rule() {
    return "A Soldier steps one square along a line or file, and captures one square diagonally.";
  }
}
