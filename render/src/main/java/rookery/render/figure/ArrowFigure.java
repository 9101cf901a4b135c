package rookery.render.figure;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.List;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.Stroke;
import rookery.render.art.Ink;
import rookery.render.art.Pen;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;

/**
 * An arrow from one square to another, under all that stands on its way. Where another comes the
 * other way along its line, each keeps to its left, so that both are seen, as do two of different
 * colours from and to the same squares, which go side by side.
 *
 * @param leaves whether something stands where it begins
 * @param meets whether something stands where it ends
 * @param aside how far it lies to its left, in squares
 */
record ArrowFigure(Square from, Square to, Ink ink, boolean leaves, boolean meets, double aside)
    implements Figure {
  private static final double HALF_SHAFT = 0.065;
  private static final double HALF_HEAD = 0.21;
  private static final double HEAD = 0.36;
  private static final double RIM = 0.03;
  private static final double FROM_PIECE = 0.22;
  private static final double BEFORE_PIECE = 0.38;
  private static final double ASIDE = 0.16;

  static ArrowFigure of(Stroke stroke, Ink ink, Diagram diagram) {
    return new ArrowFigure(
        stroke.from(),
        stroke.to(),
        ink,
        !SquaresFigure.isBare(diagram, stroke.from()),
        !SquaresFigure.isBare(diagram, stroke.to()),
        aside(stroke, diagram.marks()));
  }

  private static double aside(Stroke stroke, List<Mark> marks) {
    if (marks.stream().anyMatch(mark -> comesTheOtherWay(mark, stroke))) {
      return ASIDE;
    }
    List<Mark> alike =
        marks.stream().filter(mark -> goesTheSameWay(mark, stroke)).distinct().toList();
    return alike.size() < 2 ? 0 : alike.indexOf(stroke) == 0 ? ASIDE : -ASIDE;
  }

  private static boolean goesTheSameWay(Mark mark, Stroke stroke) {
    return Stroke.Form.ARROW.isOf(mark) && ((Stroke) mark).squares().equals(stroke.squares());
  }

  private static boolean comesTheOtherWay(Mark mark, Stroke stroke) {
    if (!Stroke.Form.ARROW.isOf(mark)) {
      return false;
    }
    Stroke other = (Stroke) mark;
    double length = Math.hypot(files(stroke), ranks(stroke));
    double begin = along(stroke, other.from());
    double end = along(stroke, other.to());
    return across(stroke, other.from()) == 0
        && across(stroke, other.to()) == 0
        && end < begin
        && end < length
        && begin > 0;
  }

  private static int files(Stroke stroke) {
    return stroke.to().file() - stroke.from().file();
  }

  private static int ranks(Stroke stroke) {
    return stroke.to().rank() - stroke.from().rank();
  }

  /** How far along the stroke's line a square lies, 0 where it begins; in squares. */
  private static double along(Stroke stroke, Square square) {
    int files = square.file() - stroke.from().file();
    int ranks = square.rank() - stroke.from().rank();
    return (files * files(stroke) + ranks * ranks(stroke))
        / Math.max(1, Math.hypot(files(stroke), ranks(stroke)));
  }

  /** 0 for the squares of the stroke's line. */
  private static int across(Stroke stroke, Square square) {
    int files = square.file() - stroke.from().file();
    int ranks = square.rank() - stroke.from().rank();
    return files * ranks(stroke) - ranks * files(stroke);
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
  public void paint(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
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
    return AffineTransform.getTranslateInstance(0, -aside).createTransformedShape(path);
  }
}
