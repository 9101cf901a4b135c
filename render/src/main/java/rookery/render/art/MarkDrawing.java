package rookery.render.art;

import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** A sign on one square of {@code size} pixels. */
public record MarkDrawing(Kind kind, int size) implements SquareDrawing {
  /** The signs there are. */
  public enum Kind {
    /** A square to choose, with nothing on it: a dot. */
    CANDIDATE_EMPTY,
    /** A square to choose, with something on it: its four corners. */
    CANDIDATE_TAKEN,
    /** The same where something is captured by going there: a dot in a ring. */
    CAPTURE_EMPTY,
    /** The same with something on it: a ring. */
    CAPTURE_TAKEN,
    /** The sign behind what is captured: a cross whose ends are seen beside any piece. */
    VICTIM,
    /** The ground under a king in check: a frame inside the square. */
    CHECK_GROUND,
    /** The sign over a king in check: an exclamation mark in the upper right corner. */
    CHECK_BADGE,
    /** What lies on the ground under a stacked piece: the joints of a wall. */
    WALL,
    /** Beside a piece that cannot be captured: a blue shield in the upper right corner. */
    SAFE,
    /** Beside a piece that only two can capture together: a black 2 in the same corner. */
    GUARDED,
    /** Beside a piece that cannot capture: a red bar in the upper left corner. */
    BANNED,
    /** Beside a piece, or on a square, that could be captured next: a red exclamation mark. */
    DANGER,
    /** The same, where only something hidden may be able to capture: a yellow question mark. */
    DOUBT,
    /** What lies on the ground of a square that cannot be seen into: slanting lines. */
    FOG
  }

  private static final double RIM = 0.025;

  /** How large the sign beside a piece is, and how far from the square's edges. */
  private static final double BADGE = 0.2;

  private static final double NEAR = BADGE + RIM;

  @Override
  public void draw(Pen pen) {
    switch (kind) {
      case CANDIDATE_EMPTY -> dot(pen);
      case CANDIDATE_TAKEN -> corners(pen);
      case CAPTURE_EMPTY -> {
        dot(pen);
        ring(pen, 0.33, 0.075);
      }
      case CAPTURE_TAKEN -> ring(pen, 0.42, 0.1);
      case VICTIM -> cross(pen);
      case CHECK_GROUND -> frame(pen);
      case CHECK_BADGE -> badge(pen);
      case WALL -> wall(pen);
      case SAFE -> shield(pen);
      case GUARDED -> badge(pen, 1 - NEAR, Ink.BLACK, "2");
      case BANNED -> badge(pen, NEAR, Ink.RED, "\u2212");
      case DANGER -> badge(pen, 1 - NEAR, Ink.RED, "!");
      case DOUBT -> badge(pen, 1 - NEAR, Ink.GOLD, "?");
      case FOG -> fog(pen);
    }
  }

  private void dot(Pen pen) {
    pen.disc(size / 2.0, size / 2.0, 0.19 * size, Ink.WHITE);
    pen.disc(size / 2.0, size / 2.0, 0.165 * size, Ink.PURPLE);
  }

  private void corners(Pen pen) {
    double leg = 0.26 * size;
    double line = 0.045 * size;
    for (int corner = 0; corner < 4; corner++) {
      double x = corner % 2 * size;
      double y = corner / 2 * size;
      double right = x == 0 ? 1 : -1;
      double down = y == 0 ? 1 : -1;
      pen.fill(triangle(x, y, right * (leg + line), down * (leg + line)), Ink.WHITE);
      pen.fill(triangle(x, y, right * leg, down * leg), Ink.PURPLE);
    }
  }

  private void ring(Pen pen, double radius, double width) {
    Shape circle = Pen.circle(size / 2.0, size / 2.0, radius * size);
    pen.line(circle, (width + 2 * RIM) * size, Ink.WHITE);
    pen.line(circle, width * size, Ink.PURPLE);
  }

  private void cross(Pen pen) {
    Path2D cross = new Path2D.Double();
    double near = 0.05 * size;
    double far = 0.95 * size;
    cross.moveTo(near, near);
    cross.lineTo(far, far);
    cross.moveTo(near, far);
    cross.lineTo(far, near);
    pen.line(cross, (0.11 + 2 * RIM) * size, Ink.WHITE);
    pen.line(cross, 0.11 * size, Ink.RED);
  }

  private static Shape triangle(double x, double y, double right, double down) {
    Path2D triangle = new Path2D.Double();
    triangle.moveTo(x, y);
    triangle.lineTo(x + right, y);
    triangle.lineTo(x, y + down);
    triangle.closePath();
    return triangle;
  }

  private void frame(Pen pen) {
    pen.fill(ring(0, 0.105), Ink.WHITE);
    pen.fill(ring(0, 0.08), Ink.RED);
  }

  private Shape ring(double outer, double inner) {
    Area ring = new Area(inset(outer));
    ring.subtract(new Area(inset(inner)));
    return ring;
  }

  private Shape inset(double by) {
    return new Rectangle2D.Double(by * size, by * size, (1 - 2 * by) * size, (1 - 2 * by) * size);
  }

  private void shield(Pen pen) {
    pen.fill(shield(NEAR), Ink.WHITE);
    pen.fill(shield(BADGE - RIM), Ink.BLUE);
  }

  /** In the upper right corner, so far from the same middle to each side. */
  private Shape shield(double reach) {
    double x = (1 - NEAR) * size;
    double y = NEAR * size;
    double far = reach * size;
    Path2D shield = new Path2D.Double();
    shield.moveTo(x - far, y - 0.85 * far);
    shield.lineTo(x + far, y - 0.85 * far);
    shield.lineTo(x + far, y);
    shield.quadTo(x + 0.9 * far, y + 0.75 * far, x, y + far);
    shield.quadTo(x - 0.9 * far, y + 0.75 * far, x - far, y);
    shield.closePath();
    return shield;
  }

  private void badge(Pen pen) {
    double x = 0.81 * size;
    double y = 0.19 * size;
    pen.disc(x, y, 0.18 * size, Ink.WHITE);
    pen.disc(x, y, 0.155 * size, Ink.RED);
    pen.writeCentred("!", 0.3 * size, x, y, size, Ink.WHITE);
  }

  private void badge(Pen pen, double column, Ink ink, String sign) {
    double x = column * size;
    double y = NEAR * size;
    pen.disc(x, y, NEAR * size, ink.contrast());
    pen.disc(x, y, BADGE * size, ink);
    pen.writeCentred(sign, 1.9 * BADGE * size, x, y, size, ink.contrast());
  }

  /** The lines go on from one square to the next. */
  private void fog(Pen pen) {
    double gap = size / 4.0;
    double width = 0.08 * size;
    for (double right = gap / 2; right < 2 * size; right += gap) {
      Path2D line = new Path2D.Double();
      line.moveTo(right - width, 0);
      line.lineTo(right, 0);
      line.lineTo(right - size, size);
      line.lineTo(right - size - width, size);
      line.closePath();
      Area within = new Area(line);
      within.intersect(new Area(inset(0)));
      pen.fill(within, Ink.GREY);
    }
  }

  private void wall(Pen pen) {
    double joint = Math.max(1, Math.round(0.025 * size));
    int rows = 4;
    double height = (double) size / rows;
    for (int row = 0; row < rows; row++) {
      double y = row * height;
      pen.fill(new Rectangle2D.Double(0, y, size, joint), Ink.JOINT);
      double x = row % 2 == 0 ? 0.25 * size : 0.75 * size;
      pen.fill(new Rectangle2D.Double(x, y, joint, height), Ink.JOINT);
    }
  }
}
