package rookery.engine.games.toddler.piece;

import java.util.List;

/** A pawn for all four directions; a capture of anything but its like makes it a Captain. */
public final class Soldier implements Movement {
  /** What {@code piece} is after it has captured {@code victim}. */
  public static Kind after(Piece piece, Piece victim) {
    return piece.kind() == Kind.SOLDIER && !victim.kind().fighter() ? Kind.CAPTAIN : piece.kind();
  }

  @Override
  public Reach reach(Field field, Piece piece) {
    return new Reach(Lines.beside(piece.at()), Lines.corners(piece.at()));
  }

  @Override
  public List<Squares> ways(Field field, Piece piece, int to) {
    return Lines.corners(piece.at()).has(to) ? Lines.OPEN_WAY : List.of();
  }

  @Override
  public String rule() {
    return "A Soldier steps one square along a line or file, and captures one square diagonally.";
  }
}
