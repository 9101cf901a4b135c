package rookery.engine.games.toddler.piece;

import rookery.engine.board.Colour;

/** A queen that never captures, and shields what stands next to it. */
public final class GuardianAngel implements Peaceful {
  /** TO-4: whether {@code piece}, whatever it is, is next to the Angel of its side. */
  public static boolean shields(ToddlerField field, ToddlerPiece piece) {
    return field.isNextTo(Kind.ANGEL, piece.colour(), piece.at());
  }

  /** Whether the Angels of both sides are next to each other. */
  public static boolean meet(ToddlerField field) {
    return field.isNextTo(Kind.ANGEL, Colour.WHITE, field.find(Kind.ANGEL, Colour.BLACK));
  }

  @Override
  public String rule() {
    return "A Guardian Angel moves along lines, files and diagonals and never captures.";
  }
}
