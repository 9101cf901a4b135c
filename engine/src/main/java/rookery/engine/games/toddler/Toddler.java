package rookery.engine.games.toddler;

import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** The royal piece: a child that only steps, and a king once its parents are gone. */
final class Toddler implements Movement {
  /** Whether the Toddler of {@code colour} still has a parent on the board. */
  static boolean minor(Field field, Colour colour) {
    return field.find(Kind.EMPEROR, colour).isPresent()
        || field.find(Kind.EMPRESS, colour).isPresent();
  }

  /** Whether the two Toddlers are next to each other. */
  static boolean meet(Field field) {
    return Lines.adjacent(of(field, Colour.WHITE).square(), of(field, Colour.BLACK).square());
  }

  /** The Toddler of {@code colour}, which is never captured. */
  static Piece of(Field field, Colour colour) {
    return field.piece(field.find(Kind.TODDLER, colour).orElseThrow());
  }

  @Override
  public Squares goals(Field field, Piece piece) {
    return Lines.around(piece.square());
  }

  @Override
  public boolean captures(Field field, Piece piece, Square to) {
    return Lines.adjacent(piece.square(), to) && !harmless(field, piece.colour());
  }

  @Override
  public boolean harmless(Field field, Colour colour) {
    return minor(field, colour);
  }

  @Override
  public String rule() {
    return "A Toddler steps to a neighbouring square; it captures only when its Emperor and Empress"
        + " are gone, and until then it may trade places with a Nurse of its side.";
  }
}
