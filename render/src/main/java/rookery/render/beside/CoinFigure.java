package rookery.render.beside;

import rookery.engine.diagram.BesideBoard;
import rookery.render.art.CoinDrawing;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;
import rookery.render.scene.SquareRectangle;

/** A coin beside the board. */
record CoinFigure(BesideBoard.Coin coin) implements BesideFigure {
  private static final double REACH = 0.42;

  @Override
  public SquareRectangle room() {
    return SquareRectangle.around(coin.x(), coin.y(), REACH);
  }

  @Override
  public void paint(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    scene.drawAround(new CoinDrawing(layout.square()), layout.x(coin.x()), layout.y(coin.y()));
  }
}
