package rookery.render.figure;

import java.awt.Shape;
import java.awt.geom.Line2D;
import rookery.engine.board.Square;
import rookery.render.art.Ink;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;

/** A line from the edge of one square's circle to that of another's. */
record LineFigure(Square from, Square to, Ink ink) implements Figure {
  private static final double WIDTH = 0.08;
  private static final double RIM = 0.025;
  private static final double SPARED = 0.4;

  @Override
  public Layer layer() {
    return Layer.LINES;
  }

  @Override
  public void paint(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    double size = layout.square();
    double x = layout.x(from) + size / 2;
    double y = layout.y(from) + size / 2;
    double right = layout.x(to) - layout.x(from);
    double down = layout.y(to) - layout.y(from);
    double spared = SPARED * size / Math.max(size, Math.hypot(right, down));
    Shape line =
        new Line2D.Double(
            x + spared * right,
            y + spared * down,
            x + (1 - spared) * right,
            y + (1 - spared) * down);
    scene.pen().line(line, (WIDTH + 2 * RIM) * size, ink.contrast());
    scene.pen().line(line, WIDTH * size, ink);
  }
}
