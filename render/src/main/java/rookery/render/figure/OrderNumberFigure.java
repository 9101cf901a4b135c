package rookery.render.figure;

import rookery.engine.board.Square;
import rookery.render.art.OrderNumberDrawing;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;

/**
 * The number of a step in the upper right corner of the square where it ended.
 *
 * @param isInDanger whether the sign of a danger stands in that corner: the number goes to the left
 */
record OrderNumberFigure(Square square, int number, boolean isInDanger) implements Figure {
  private static final double SIZE = 0.36;

  @Override
  public Layer layer() {
    return Layer.WORDS;
  }

  @Override
  public void paint(PictureInProgress scene) {
    int size = scene.layout().square();
    int badge = (int) Math.round(SIZE * size);
    scene.draw(
        new OrderNumberDrawing(number, badge),
        scene.layout().x(square) + (isInDanger ? 0 : size - badge),
        scene.layout().y(square));
  }
}
