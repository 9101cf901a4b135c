package rookery.render.figure;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Stroke;
import rookery.render.art.Ink;
import rookery.render.art.Pen;
import rookery.render.scene.Figure;
import rookery.render.scene.Layout;
import rookery.render.scene.Scene;

/**
 * An arrow from one square to another, under all that stands on its way.
 *
 * @param leaves whether something stands where it begins
 * @param meets whether something stands where it ends
 */
record ArrowFigure(Square from, Square to, Ink ink, boolean leaves, boolean meets)
    implements Figure {
  private static final double HALF_SHAFT = 0.065;
  private static final double HALF_HEAD = 0.21;
  private static final double HEAD = 0.36;
  private static final double RIM = 0.03;
  private static final double FROM_PIECE = 0.22;
  private static final double BEFORE_PIECE = 0.38;

  static ArrowFigure of(Stroke stroke, Ink ink, Diagram diagram) {
    return new ArrowFigure(
        stroke.from(),
        stroke.to(),
        ink,
        !SquaresFigure.isBare(diagram, stroke.from()),
        !SquaresFigure.isBare(diagram, stroke.to()));
  }

  @Override
  public Layer layer() {
    return Layer.ARROWS;
  }

  /** Of two arrows along one line the shorter must lie on top, or only one is seen. */
  @Override
  public double order() {
    return -length();
  }

  private double length() {
    return Math.hypot(to.file() - from.file(), to.rank() - from.rank());
  }

  @Override
  public void paint(Scene scene) {
    Layout layout = scene.layout();
    double size = layout.square();
    AffineTransform place = layout.along(from, to);
    Shape arrow = place.createTransformedShape(outline(length()));
    Pen pen = scene.pen();
    pen.line(arrow, 2 * RIM * size, ink.contrast());
    pen.fill(arrow, ink);
  }

  /** In squares, pointing right from the origin. */
  private Shape outline(double length) {
    double begin = leaves ? FROM_PIECE : 0;
    double tip = meets ? length - BEFORE_PIECE : length;
    double neck = Math.max(begin, tip - HEAD);
    Path2D path = new Path2D.Double();
    path.moveTo(begin, -HALF_SHAFT);
    path.lineTo(neck, -HALF_SHAFT);
    path.lineTo(neck, -HALF_HEAD);
    path.lineTo(tip, 0);
    path.lineTo(neck, HALF_HEAD);
    path.lineTo(neck, HALF_SHAFT);
    path.lineTo(begin, HALF_SHAFT);
    path.closePath();
    return path;
  }
}
