package rookery.render.beside;

import java.util.Optional;
import rookery.engine.diagram.Beside;
import rookery.render.art.CoinDrawing;
import rookery.render.scene.Extent;
import rookery.render.scene.Figure;
import rookery.render.scene.Layout;
import rookery.render.scene.Scene;

/** A coin beside the board. */
record CoinFigure(Beside.Coin coin) implements Figure {
  private static final double REACH = 0.42;

  @Override
  public Layer layer() {
    return Layer.BESIDE;
  }

  @Override
  public Optional<Extent> extent() {
    return Optional.of(Extent.around(coin.x(), coin.y(), REACH));
  }

  @Override
  public void paint(Scene scene) {
    Layout layout = scene.layout();
    scene.drawAround(new CoinDrawing(layout.square()), layout.x(coin.x()), layout.y(coin.y()));
  }
}
