package rookery.render.art;

import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;

/**
 * What checkers do to the piece on them, on a square of {@code size} pixels: those of its own
 * colour are a ring round it, others a chain; a badge counts them.
 *
 * @param boosters how many; below zero where they are the other side's
 */
public record BoostDrawing(Part part, int boosters, int size) implements SquareDrawing {
  /** What lies under the piece, and what over it. */
  public enum Part {
    RING,
    BADGE
  }

  private static final double RADIUS = 0.435;
  private static final double WIDTH = 0.085;
  private static final double RIM = 0.022;
  private static final int LINKS = 12;

  private static final double BADGE_AT = 0.775;
  private static final double BADGE = 0.215;
  private static final double LETTERS = 0.34;

  /** Half the width of a plate with two digits, and what stays free at its ends. */
  private static final double WIDE = 0.36;

  private static final double SIDE = 0.03;

  private Ink ink() {
    return boosters > 0 ? Ink.BLUE : Ink.BLACK;
  }

  @Override
  public void draw(Pen pen) {
    switch (part) {
      case RING -> ring(pen);
      case BADGE -> badge(pen);
    }
  }

  private void ring(Pen pen) {
    Shape circle = Pen.circle(size / 2.0, size / 2.0, RADIUS * size);
    pen.line(circle, (WIDTH + 2 * RIM) * size, Ink.WHITE);
    pen.line(circle, WIDTH * size, ink());
    if (boosters < 0) {
      double link = Math.PI * RADIUS * size / LINKS;
      pen.dashes(circle, (WIDTH - 2 * RIM) * size, link, Ink.WHITE);
    }
  }

  /** Two digits need more room than a disc has: they stand as large on a wider plate. */
  private void badge(Pen pen) {
    String number = (boosters > 0 ? "+" : "\u2212") + Math.abs(boosters);
    double half = number.length() > 2 ? WIDE : BADGE;
    double x = (BADGE_AT + BADGE - half) * size;
    double y = BADGE_AT * size;
    pen.fill(plate(x, y, half + RIM, BADGE + RIM), Ink.WHITE);
    pen.fill(plate(x, y, half, BADGE), ink());
    pen.writeCentred(number, LETTERS * size, x, y, 2 * (half - SIDE) * size, Ink.WHITE);
  }

  /** A disc, or what a disc becomes that is drawn out to both sides. */
  private Shape plate(double x, double y, double half, double radius) {
    return new RoundRectangle2D.Double(
        x - half * size,
        y - radius * size,
        2 * half * size,
        2 * radius * size,
        2 * radius * size,
        2 * radius * size);
  }
}
