package rookery.engine.games.toddler.piece;

import java.util.List;

/** A bishop, with which the minor Toddler may trade places. */
public final class Nurse implements Movement {
  @Override
  public Reach reach(Field field, Piece piece) {
    return Reach.alike(Lines.diagonal(piece.at(), field.occupied()));
  }

  @Override
  public List<Squares> ways(Field field, Piece piece, int to) {
    return Lines.diagonal(piece.at(), to);
  }

  @Override
  public String rule() {
    return "A Nurse moves and captures along diagonals, or trades places with its Toddler while"
        + " that is minor.";
  }
}
