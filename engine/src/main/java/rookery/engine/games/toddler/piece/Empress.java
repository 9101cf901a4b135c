package rookery.engine.games.toddler.piece;

import java.util.List;
import rookery.engine.board.Geometry;

/**
 * A queen, and a parent that leaps to the Toddler's side from anywhere. What it may not capture
 * there is the same as elsewhere (TO-5).
 */
public final class Empress implements Movement {
  /** Whether {@code empress} and the Emperor of its side see each other. */
  public static boolean seesEmperor(Field field, Piece empress) {
    int emperor = field.find(Kind.EMPEROR, empress.colour());
    return emperor != Geometry.NONE && field.isOpen(Lines.queenly(empress.at(), emperor));
  }

  @Override
  public Reach reach(Field field, Piece piece) {
    return Reach.alike(Lines.queenly(piece.at(), field.occupied()).or(leaps(field, piece)));
  }

  @Override
  public List<Squares> ways(Field field, Piece piece, int to) {
    return leaps(field, piece).has(to) ? Lines.OPEN_WAY : Lines.queenly(piece.at(), to);
  }

  private static Squares leaps(Field field, Piece piece) {
    int toddler = field.find(Kind.TODDLER, piece.colour());
    return toddler == Geometry.NONE ? Squares.NONE : Lines.around(toddler);
  }

  @Override
  public String rule() {
    return "An Empress moves and captures along lines, files and diagonals, or leaps from anywhere"
        + " to a square next to its own Toddler.";
  }
}
