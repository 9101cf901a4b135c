package rookery.render.art;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.util.Collections;
import java.util.List;
import rookery.engine.board.Colour;

/**
 * Checkers lying on one another, seen from the side, at the foot of a square of {@code size}
 * pixels.
 *
 * @param colours from the bottom
 */
public record StackDrawing(List<Colour> colours, int size) implements SquareDrawing {
  /** Where the first checker of a colour would lie. */
  public record Place(Colour colour, int size) implements SquareDrawing {
    @Override
    public void draw(Pen pen) {
      Shape edge = ellipse(size, FOOT * size, 0);
      pen.line(edge, 3 * RIM * size, PieceDrawing.ink(colour.opposite()));
      pen.line(edge, RIM * size, PieceDrawing.ink(colour));
    }
  }

  private static final int MOST = 6;
  private static final double STEP = 0.095;
  private static final double HIGHEST = 0.24;

  private static final double FOOT = 0.86;
  private static final double HALF_WIDTH = 0.33;
  private static final double HALF_HEIGHT = 0.105;
  private static final double THICKNESS = 0.07;
  private static final double RIM = 0.028;

  public StackDrawing {
    colours = colours.size() <= MOST ? List.copyOf(colours) : List.copyOf(colours.subList(0, MOST));
  }

  /** So many checkers of one colour. */
  public StackDrawing(Colour colour, int count, int size) {
    this(Collections.nCopies(count, colour), size);
  }

  /** Where the topmost of so many checkers has its middle, in squares from the top. */
  public static double top(int count) {
    return FOOT - THICKNESS - Math.min(STEP * (count - 1), HIGHEST);
  }

  /** Half the way from the foot of so many checkers to their top, in squares from the top. */
  public static double middle(int count) {
    return (FOOT + top(Math.max(1, Math.min(MOST, count)))) / 2;
  }

  private double step() {
    return colours.size() < 2 ? 0 : (top(1) - top(colours.size())) / (colours.size() - 1);
  }

  @Override
  public void draw(Pen pen) {
    double y = FOOT * size;
    for (Colour colour : colours) {
      Ink ink = PieceDrawing.ink(colour);
      Ink line = PieceDrawing.ink(colour.opposite());
      side(pen, y, RIM, line);
      side(pen, y, 0, ink);
      pen.line(ellipse(size, y - THICKNESS * size, -RIM), RIM * size / 2, line);
      y -= step() * size;
    }
  }

  private void side(Pen pen, double y, double rim, Ink ink) {
    double top = y - THICKNESS * size;
    double half = (HALF_WIDTH + rim) * size;
    pen.fill(ellipse(size, y, rim), ink);
    pen.fill(new Rectangle2D.Double(size / 2.0 - half, top, 2 * half, y - top), ink);
    pen.fill(ellipse(size, top, rim), ink);
  }

  private static Shape ellipse(int size, double y, double rim) {
    double half = (HALF_WIDTH + rim) * size;
    double flat = (HALF_HEIGHT + rim) * size;
    return new Ellipse2D.Double(size / 2.0 - half, y - flat, 2 * half, 2 * flat);
  }
}
