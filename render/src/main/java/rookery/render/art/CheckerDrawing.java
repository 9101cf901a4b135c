package rookery.render.art;

import rookery.engine.board.Colour;

/** A checker from above, on a square of {@code size} pixels. */
public record CheckerDrawing(Colour colour, int size) implements SquareDrawing {
  private static final double RADIUS = 0.43;
  private static final double RIM = 0.03;
  private static final double GROOVE = 0.37;
  private static final double GROOVE_WIDTH = 0.022;

  @Override
  public void draw(Pen pen) {
    plate(pen, colour, size);
    double middle = size / 2.0;
    Ink line = PieceDrawing.ink(colour.opposite());
    pen.line(Pen.circle(middle, middle, 0.24 * size), GROOVE_WIDTH * size, line);
  }

  /** A checker with nothing on it. */
  static void plate(Pen pen, Colour colour, double size) {
    Ink line = PieceDrawing.ink(colour.opposite());
    double middle = size / 2;
    pen.disc(middle, middle, (RADIUS + RIM) * size, line);
    pen.disc(middle, middle, RADIUS * size, PieceDrawing.ink(colour));
    pen.line(Pen.circle(middle, middle, GROOVE * size), GROOVE_WIDTH * size, line);
  }
}
