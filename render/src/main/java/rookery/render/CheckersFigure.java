package rookery.render;

import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.render.art.CheckerDrawing;
import rookery.render.art.Ink;
import rookery.render.art.LabelDrawing;
import rookery.render.art.StackDrawing;

/**
 * The checkers on one square: under a piece seen from the side, alone seen from above.
 *
 * @param colours from the bottom
 */
record CheckersFigure(Square square, List<Colour> colours) implements Figure {
  @Override
  public Layer layer() {
    return Layer.STACKS;
  }

  @Override
  public void paint(Scene scene) {
    int size = scene.layout().square();
    if (!(scene.diagram().at(square) instanceof Cell.Empty)) {
      scene.draw(new StackDrawing(colours, size), square);
      return;
    }
    scene.draw(new CheckerDrawing(colours.get(colours.size() - 1), size), square);
    if (colours.size() > 1) {
      scene.drawAround(
          LabelDrawing.haloed(Integer.toString(colours.size()), 0.4 * size, Ink.BLACK),
          scene.layout().x(square) + size / 2,
          scene.layout().y(square) + size / 2);
    }
  }
}
