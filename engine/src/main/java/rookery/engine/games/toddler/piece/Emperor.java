package rookery.engine.games.toddler.piece;

import java.util.List;

/** A queen, and one of the Toddler's parents. */
public final class Emperor implements Movement {
  @Override
  public Reach reach(Field field, Piece piece) {
    return Reach.alike(Lines.queenly(piece.at(), field.occupied()));
  }

  @Override
  public List<Squares> ways(Field field, Piece piece, int to) {
    return Lines.queenly(piece.at(), to);
  }

  @Override
  public String rule() {
    return "An Emperor moves and captures along lines, files and diagonals.";
  }
}
