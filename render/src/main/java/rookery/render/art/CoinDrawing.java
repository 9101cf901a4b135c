package rookery.render.art;

import java.awt.Shape;
import java.awt.geom.Path2D;

/** A golden coin on a square of {@code size} pixels. */
public record CoinDrawing(int size) implements SquareDrawing {
  @Override
  public void draw(Pen pen) {
    double middle = size / 2.0;
    pen.disc(middle, middle, 0.40 * size, Ink.WHITE);
    pen.disc(middle, middle, 0.37 * size, Ink.BLACK);
    pen.disc(middle, middle, 0.345 * size, Ink.GOLD);
    pen.line(Pen.circle(middle, middle, 0.27 * size), 0.025 * size, Ink.BLACK);
    pen.fill(star(middle, 0.2 * size), Ink.BLACK);
  }

  private static Shape star(double middle, double radius) {
    Path2D star = new Path2D.Double();
    for (int i = 0; i < 10; i++) {
      double angle = Math.PI * (i / 5.0 - 0.5);
      double reach = i % 2 == 0 ? radius : radius * 0.42;
      double x = middle + reach * Math.cos(angle);
      double y = middle + reach * Math.sin(angle);
      if (i == 0) {
        star.moveTo(x, y);
      } else {
        star.lineTo(x, y);
      }
    }
    star.closePath();
    return star;
  }
}
