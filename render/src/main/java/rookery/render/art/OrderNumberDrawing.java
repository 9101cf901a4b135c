package rookery.render.art;

import java.awt.geom.Rectangle2D;

/** A number on a small yellow square, {@code size} pixels wide: discs count checkers. */
public record OrderNumberDrawing(int number, int size) implements SquareDrawing {
  private static final double RIM = 0.07;
  private static final double ONE_DIGIT = 0.82;
  private static final double TWO_DIGITS = 0.6;

  @Override
  public void draw(Pen pen) {
    double middle = size / 2.0;
    double em = number < 10 ? ONE_DIGIT : TWO_DIGITS;
    double rim = RIM * size;
    pen.fill(new Rectangle2D.Double(0, 0, size, size), Ink.BLACK);
    pen.fill(new Rectangle2D.Double(rim, rim, size - 2 * rim, size - 2 * rim), Ink.TINT_YELLOW);
    pen.writeCentred(Integer.toString(number), em * size, middle, middle, size, Ink.BLACK);
  }
}
