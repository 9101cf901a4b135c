package rookery.render.beside;

import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import rookery.engine.diagram.BesideBoard;
import rookery.render.art.Ink;
import rookery.render.art.LabelDrawing;
import rookery.render.art.Pen;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;
import rookery.render.scene.SquareRectangle;

/**
 * A curve on white. What it shows is told by place, words and numbers, never by colours alone, and
 * is large enough to be read where the picture is as wide as a telephone.
 */
record CurveFigure(BesideBoard.Curve curve) implements BesideFigure {
  private static final double WIDTH = 8;
  private static final double HEIGHT = 4.5;

  /** A disc at the highest or lowest place covers none of the words above and below. */
  private static final double TOP = 0.88;

  private static final double BOTTOM = 3.26;
  private static final double LEFT = 0.35;
  private static final double RIGHT = 7.65;
  private static final double LETTER = 0.36;
  private static final double DISC = 0.3;
  private static final double THICK = 0.09;
  private static final double THIN = 0.025;
  private static final double NUMBERS = 4.3;
  private static final double ABOVE = 0.28;
  private static final double BELOW = 3.84;
  private static final int MOST_NUMBERS = 6;
  private static final int[] ROUND = {1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000};

  @Override
  public SquareRectangle room() {
    return new SquareRectangle(0, 0, WIDTH, HEIGHT);
  }

  @Override
  public void paint(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    int width = layout.pixels(WIDTH);
    int height = layout.pixels(HEIGHT);
    scene.fill(layout.x(0), layout.y(0), width, height, Ink.WHITE.rgb());
    paintNumbers(scene);
    if (curve.even()) {
      double middle = (TOP + BOTTOM) / 2;
      scene.pen().dashes(line(layout, LEFT, middle, RIGHT, middle), 2, 8, Ink.GREY);
    }
    paintCurve(scene);
    words(scene, curve.above(), ABOVE);
    words(scene, curve.below(), BELOW);
    paintMarks(scene);
  }

  private static void words(PictureInProgress scene, String words, double y) {
    PictureLayout layout = scene.layout();
    LabelDrawing label =
        LabelDrawing.plain(words, LETTER * layout.square(), Ink.BLACK)
            .within(layout.pixels(RIGHT - LEFT));
    int x = layout.x(LEFT) + label.width() / 2;
    scene.drawAround(label, x, layout.y(y));
  }

  /** Below the curve the turns, at some round numbers. */
  private void paintNumbers(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    int last = curve.heights().size() * curve.stride();
    int step = ROUND[ROUND.length - 1];
    for (int i = ROUND.length - 1; i >= 0 && last / ROUND[i] <= MOST_NUMBERS; i--) {
      step = ROUND[i];
    }
    for (int turn = step; turn <= last; turn += step) {
      double x = x((double) turn / curve.stride() - 1);
      scene.pen().line(line(layout, x, TOP, x, BOTTOM), THIN * layout.square(), Ink.STONE);
      LabelDrawing label =
          LabelDrawing.plain(Integer.toString(turn), LETTER * layout.square(), Ink.BLACK);
      scene.drawAround(label, layout.x(x), layout.y(NUMBERS));
    }
  }

  private void paintCurve(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    Path2D path = new Path2D.Double();
    path.moveTo(layout.x(x(0)), layout.y(y(0)));
    for (int i = 1; i < curve.heights().size(); i++) {
      path.lineTo(layout.x(x(i)), layout.y(y(i)));
    }
    scene.pen().line(path, THICK * layout.square(), Ink.BLUE);
  }

  private void paintMarks(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    int number = 1;
    for (int place : curve.marked()) {
      int x = layout.x(x(place));
      int y = layout.y(y(place));
      Pen pen = scene.pen();
      pen.disc(x, y, (DISC + THIN * 2) * layout.square(), Ink.BLACK);
      pen.disc(x, y, DISC * layout.square(), Ink.TINT_ORANGE);
      String word = Integer.toString(number++);
      scene.drawAround(LabelDrawing.plain(word, LETTER * layout.square(), Ink.BLACK), x, y);
    }
  }

  private static Line2D line(PictureLayout layout, double x1, double y1, double x2, double y2) {
    return new Line2D.Double(layout.x(x1), layout.y(y1), layout.x(x2), layout.y(y2));
  }

  private double x(double place) {
    int last = Math.max(1, curve.heights().size() - 1);
    return LEFT + (RIGHT - LEFT) * place / last;
  }

  private double y(int place) {
    double share = (double) curve.heights().get(place) / BesideBoard.Curve.HIGHEST;
    return BOTTOM - (BOTTOM - TOP) * share;
  }
}
