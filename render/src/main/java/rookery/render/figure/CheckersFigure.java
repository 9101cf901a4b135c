package rookery.render.figure;

import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.render.art.CheckerDrawing;
import rookery.render.art.Ink;
import rookery.render.art.LabelDrawing;
import rookery.render.art.StackDrawing;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;

/**
 * The checkers on one square: under a piece seen from the side, alone seen from above.
 *
 * @param colours from the bottom
 */
record CheckersFigure(Square square, List<Colour> colours) implements Figure {
  private static final int HARD_TO_COUNT = 3;
  private static final double NUMBER = 0.38;

  @Override
  public Layer layer() {
    return Layer.STACKS;
  }

  @Override
  public void paint(PictureInProgress scene) {
    int size = scene.layout().square();
    if (!(scene.diagram().at(square) instanceof Cell.Empty)) {
      scene.draw(new StackDrawing(colours, size), square);
      if (colours.size() >= HARD_TO_COUNT && colours.stream().distinct().count() > 1) {
        number(scene, 0.84, 0.8);
      }
      return;
    }
    scene.draw(new CheckerDrawing(colours.get(colours.size() - 1), size), square);
    if (colours.size() > 1) {
      number(scene, 0.5, 0.5);
    }
  }

  private void number(PictureInProgress scene, double x, double y) {
    PictureLayout layout = scene.layout();
    scene.drawAround(
        LabelDrawing.haloed(Integer.toString(colours.size()), NUMBER * layout.square(), Ink.BLACK),
        layout.x(square) + layout.pixels(x),
        layout.y(square) + layout.pixels(y));
  }
}
