package rookery.engine.games.toddler.piece;

import java.util.List;
import rookery.engine.board.Colour;

/** A queen that never captures, and shields what stands next to it. */
public final class GuardianAngel implements Movement {
  /** TO-4: whether {@code piece}, whatever it is, is next to the Angel of its side. */
  public static boolean shields(Field field, Piece piece) {
    return field.isNextTo(Kind.ANGEL, piece.colour(), piece.at());
  }

  /** Whether the Angels of both sides are next to each other. */
  public static boolean meet(Field field) {
    return field.isNextTo(Kind.ANGEL, Colour.WHITE, field.find(Kind.ANGEL, Colour.BLACK));
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
    return "A Guardian Angel moves along lines, files and diagonals and never captures.";
  }
}
