package rookery.render.figure;

import rookery.engine.board.Square;
import rookery.render.art.OrderNumberDrawing;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;

/** The number of a step in the upper right corner of the square where it ended. */
record OrderNumberFigure(Square square, int number) implements Figure {
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
        scene.layout().x(square) + size - badge,
        scene.layout().y(square));
  }
}
