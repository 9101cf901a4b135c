package rookery.render.art;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * The outline of one character, in ems, y downwards from the line it stands on. Immutable.
 *
 * @param box the font's own word on how far the outline reaches, which unlike {@code getBounds2D}
 *     is the same on every Java
 */
record Glyph(Path2D outline, Rectangle2D box, double advance) {
  /** The outline, so many pixels an em, with the start of its line at x, y. */
  Shape at(double x, double y, double em) {
    return outline.createTransformedShape(new AffineTransform(em, 0, 0, em, x, y));
  }

  /** Each closed line of a shape by itself, so that what is hollow in the whole can be filled. */
  static List<Path2D> contours(Shape shape) {
    List<Path2D> contours = new ArrayList<>();
    double[] p = new double[6];
    for (PathIterator i = shape.getPathIterator(null); !i.isDone(); i.next()) {
      int kind = i.currentSegment(p);
      if (kind == PathIterator.SEG_MOVETO) {
        contours.add(new Path2D.Double());
      }
      append(contours.get(contours.size() - 1), kind, p);
    }
    return contours;
  }

  private static void append(Path2D path, int kind, double[] p) {
    switch (kind) {
      case PathIterator.SEG_MOVETO -> path.moveTo(p[0], p[1]);
      case PathIterator.SEG_LINETO -> path.lineTo(p[0], p[1]);
      case PathIterator.SEG_QUADTO -> path.quadTo(p[0], p[1], p[2], p[3]);
      case PathIterator.SEG_CUBICTO -> path.curveTo(p[0], p[1], p[2], p[3], p[4], p[5]);
      default -> path.closePath();
    }
  }
}
