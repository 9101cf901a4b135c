package rookery.engine.games.toddler.piece;

import java.util.List;
import rookery.engine.board.Colour;

/** A queen that never captures, and keeps the enemies next to it from capturing. */
public final class Genius implements Movement {
  /**
   * Whether {@code piece} is next to the enemy's Genius. TO-2: only where it stands counts, not
   * where it passes.
   */
  public static boolean bans(Field field, Piece piece) {
    return field.isNextTo(Kind.GENIUS, piece.colour().opposite(), piece.at());
  }

  /** Whether the Geniuses of both sides are next to each other. */
  public static boolean meet(Field field) {
    return field.isNextTo(Kind.GENIUS, Colour.WHITE, field.find(Kind.GENIUS, Colour.BLACK));
  }

  @Override
  public Reach reach(Field field, Piece piece) {
    return Reach.harmless(Lines.queenly(piece.at(), field.occupied()));
  }

  @Override
  public List<Squares> ways(Field field, Piece piece, int to) {
    return List.of();
  }

  @Override
  public boolean harmless(Field field, Colour colour) {
    return true;
  }

  @Override
  public String rule() {
    return "A Genius moves along lines, files and diagonals and never captures.";
  }
}
