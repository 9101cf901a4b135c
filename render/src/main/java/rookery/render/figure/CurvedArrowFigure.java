package rookery.render.figure;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import rookery.engine.board.Square;
import rookery.render.art.Ink;
import rookery.render.art.Pen;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;

/** A thin dashed arrow from one square to another, in a bow to its left. */
record CurvedArrowFigure(Square from, Square to, Ink ink) implements Figure {
  private static final double WIDTH = 0.055;
  private static final double RIM = 0.03;
  private static final double DASH = 0.14;
  private static final double BEND = 0.55;
  private static final double OF_LENGTH = 0.12;
  private static final double FROM_MIDDLE = 0.3;
  private static final double BEFORE_MIDDLE = 0.34;
  private static final double HEAD = 0.24;
  private static final double HALF_HEAD = 0.13;
  private static final int STEPS = 40;

  /** Between neighbours it begins and ends nearer to their middles, so that its bend is seen. */
  private static final double SHORT = 1.5;

  private static final double NEARER = 0.45;

  @Override
  public Layer layer() {
    return Layer.LINES;
  }

  /** Over straight arrows, which are broader. */
  @Override
  public double order() {
    return 1;
  }

  @Override
  public void paint(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    double size = layout.square();
    double right = layout.x(to) - layout.x(from);
    double down = layout.y(to) - layout.y(from);
    AffineTransform place = layout.along(from, to);
    double length = Math.hypot(right, down) / size;
    Shape shaft = place.createTransformedShape(shaft(length));
    Shape head = place.createTransformedShape(head(length));
    Pen pen = scene.pen();
    pen.line(shaft, (WIDTH + 2 * RIM) * size, ink.contrast());
    pen.line(head, 2 * RIM * size, ink.contrast());
    pen.dashes(shaft, WIDTH * size, DASH * size, ink);
    pen.fill(head, ink);
  }

  /** In squares, from the origin to the right. */
  private static Path2D shaft(double length) {
    double begin = spared(FROM_MIDDLE, length) / length;
    double end = 1 - (spared(BEFORE_MIDDLE, length) + HEAD / 2) / length;
    Path2D path = new Path2D.Double();
    path.moveTo(x(begin, length), y(begin, length));
    for (int step = 1; step <= STEPS; step++) {
      double t = begin + (end - begin) * step / STEPS;
      path.lineTo(x(t, length), y(t, length));
    }
    return path;
  }

  private static Shape head(double length) {
    double before = spared(BEFORE_MIDDLE, length);
    double neck = 1 - (before + HEAD) / length;
    double tip = 1 - before / length;
    double along = x(tip, length) - x(neck, length);
    double across = y(tip, length) - y(neck, length);
    Path2D path = new Path2D.Double();
    path.moveTo(HEAD, 0);
    path.lineTo(0, -HALF_HEAD);
    path.lineTo(0, HALF_HEAD);
    path.closePath();
    AffineTransform turned = new AffineTransform();
    turned.translate(x(neck, length), y(neck, length));
    turned.rotate(along, across);
    return turned.createTransformedShape(path);
  }

  private static double spared(double usual, double length) {
    return length < SHORT ? NEARER * usual : usual;
  }

  private static double x(double t, double length) {
    return t * length;
  }

  /** A parabola that is highest in the middle. */
  private static double y(double t, double length) {
    return -4 * t * (1 - t) * (BEND / 2 + OF_LENGTH * length / 2);
  }
}
