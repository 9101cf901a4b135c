package rookery.render.art;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import rookery.engine.board.Colour;

/**
 * Checkers lying on one another, seen from the side, at the foot of a square of {@code size}
 * pixels.
 *
 * @param colours from the bottom
 */
public record StackDrawing(List<Colour> colours, int size) implements Drawing {
  /** How much higher each checker lies than the one before, in squares. */
  public static final double STEP = 0.095;

  /** More do not fit under a piece. */
  public static final int MOST = 6;

  private static final double FOOT = 0.86;
  private static final double HALF_WIDTH = 0.33;
  private static final double HALF_HEIGHT = 0.105;
  private static final double THICKNESS = 0.07;
  private static final double RIM = 0.028;

  public StackDrawing {
    colours = colours.size() <= MOST ? List.copyOf(colours) : List.copyOf(colours.subList(0, MOST));
  }

  @Override
  public int width() {
    return size;
  }

  @Override
  public int height() {
    return size;
  }

  @Override
  public void draw(Pen pen) {
    double y = FOOT * size;
    for (Colour colour : colours) {
      Ink ink = PieceDrawing.ink(colour);
      Ink line = PieceDrawing.ink(colour.opposite());
      side(pen, y, RIM, line);
      side(pen, y, 0, ink);
      pen.line(ellipse(y - THICKNESS * size, -RIM), RIM * size / 2, line);
      y -= STEP * size;
    }
  }

  private void side(Pen pen, double y, double rim, Ink ink) {
    double top = y - THICKNESS * size;
    double half = (HALF_WIDTH + rim) * size;
    pen.fill(ellipse(y, rim), ink);
    pen.fill(new Rectangle2D.Double(size / 2.0 - half, top, 2 * half, y - top), ink);
    pen.fill(ellipse(top, rim), ink);
  }

  private Shape ellipse(double y, double rim) {
    double half = (HALF_WIDTH + rim) * size;
    double flat = (HALF_HEIGHT + rim) * size;
    return new Ellipse2D.Double(size / 2.0 - half, y - flat, 2 * half, 2 * flat);
  }
}
