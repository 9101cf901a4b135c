package rookery.render.art;

import java.awt.Shape;

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

  private void badge(Pen pen) {
    double middle = BADGE_AT * size;
    pen.disc(middle, middle, (BADGE + RIM) * size, Ink.WHITE);
    pen.disc(middle, middle, BADGE * size, ink());
    String number = (boosters > 0 ? "+" : "\u2212") + Math.abs(boosters);
    pen.writeCentred(number, LETTERS * size, middle, middle, 1.7 * BADGE * size, Ink.WHITE);
  }
}
