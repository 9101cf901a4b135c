package rookery.render.figure;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import rookery.engine.diagram.Mark;
import rookery.render.art.Ink;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;
import rookery.render.scene.SquareRectangle;

/** A dashed frame round some squares: dark dashes on a light line, to be seen on any ground. */
record RectFigure(Mark.Rect rect) implements Figure {
  private static final double WIDTH = 0.05;
  private static final double DASH = 0.16;

  @Override
  public Layer layer() {
    return Layer.LINES;
  }

  @Override
  public void paint(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    double reach = 0.5;
    SquareRectangle extent =
        SquareRectangle.around(
                layout.column(rect.fromFile() - 0.5), layout.row(rect.fromRank() - 0.5), reach)
            .with(
                SquareRectangle.around(
                    layout.column(rect.toFile() - 0.5), layout.row(rect.toRank() - 0.5), reach));
    Shape frame =
        new Rectangle2D.Double(
            layout.x(extent.left()),
            layout.y(extent.top()),
            layout.pixels(extent.width()),
            layout.pixels(extent.height()));
    scene.pen().line(frame, WIDTH * layout.square(), Ink.WHITE);
    scene.pen().dashes(frame, WIDTH * layout.square(), DASH * layout.square(), Ink.BLACK);
  }
}
