package rookery.render.art;

import java.awt.Shape;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Diagram.PieceSet;

/**
 * A piece on a square of {@code size} pixels.
 *
 * @param letter upper case for white
 */
public record PieceDrawing(PieceSet set, char letter, int size) implements SquareDrawing {
  /** Where a piece stands, in squares from the top. */
  public static final double FOOT = (1 + PieceFont.HEIGHT) / 2;

  private static final double RIM = 0.045;

  /** How large at most a piece is drawn to stand at {@code foot} squares from the top. */
  public static double scaleFor(double foot) {
    return (foot - RIM) / PieceFont.HEIGHT;
  }

  @Override
  public void draw(Pen pen) {
    Colour colour = Colour.of(letter);
    Optional<Shape> shape = PieceFont.of(set).shape(letter, size);
    if (shape.isPresent()) {
      pen.figure(shape.get(), RIM * size, ink(colour), ink(colour.opposite()));
    } else {
      CheckerDrawing.plate(pen, colour, size);
      String word = Character.toString(Character.toUpperCase(letter));
      pen.writeCentred(word, 0.55 * size, size / 2.0, size / 2.0, size, ink(colour.opposite()));
    }
  }

  static Ink ink(Colour colour) {
    return colour == Colour.WHITE ? Ink.WHITE : Ink.BLACK;
  }
}
