package rookery.engine.games.toddler.piece;

import rookery.engine.board.Colour;

/** A queen that never captures, and keeps the enemies next to it from capturing. */
public final class Genius implements Peaceful {
  /**
   * Whether {@code piece} is next to the enemy's Genius. TO-2: only where it stands counts, not
   * where it passes.
   */
  public static boolean bans(ToddlerField field, ToddlerPiece piece) {
    return field.isNextTo(Kind.GENIUS, piece.colour().opposite(), piece.at());
  }

  /** Whether the Geniuses of both sides are next to each other. */
  public static boolean meet(ToddlerField field) {
    return field.isNextTo(Kind.GENIUS, Colour.WHITE, field.find(Kind.GENIUS, Colour.BLACK));
  }

  @Override
  public String rule() {
    return "A Genius moves along lines, files and diagonals and never captures.";
  }
}
