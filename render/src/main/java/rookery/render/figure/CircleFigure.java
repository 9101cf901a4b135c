package rookery.render.figure;

import java.awt.Shape;
import rookery.engine.board.Square;
import rookery.render.art.Ink;
import rookery.render.art.Pen;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;

/**
 * A circle round a square.
 *
 * @param inside how many circles round the same square lie further out
 * @param layer below a piece that fills its square, so that it isn't hidden
 */
record CircleFigure(Square square, Ink ink, int inside, Layer layer) implements Figure {
  private static final double RADIUS = 0.445;
  private static final double STEP = 0.1;
  private static final double WIDTH = 0.06;
  private static final double RIM = 0.022;

  /** Above the checkers under a piece. */
  @Override
  public double order() {
    return 1;
  }

  @Override
  public void paint(PictureInProgress scene) {
    double size = scene.layout().square();
    Shape circle =
        Pen.circle(
            scene.layout().x(square) + size / 2,
            scene.layout().y(square) + size / 2,
            (RADIUS - STEP * inside) * size);
    scene.pen().line(circle, (WIDTH + 2 * RIM) * size, ink.contrast());
    scene.pen().line(circle, WIDTH * size, ink);
  }
}
