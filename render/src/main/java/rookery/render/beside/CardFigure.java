package rookery.render.beside;

import rookery.engine.diagram.BesideBoard;
import rookery.render.art.CardDrawing;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;
import rookery.render.scene.SquareRectangle;

/** A card beside the board. */
record CardFigure(BesideBoard.Card card) implements BesideFigure {
  @Override
  public SquareRectangle room() {
    return new SquareRectangle(
        card.x(),
        card.y(),
        card.x() + CardDrawing.WIDTH * card.scale(),
        card.y() + CardDrawing.HEIGHT * card.scale());
  }

  @Override
  public void paint(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    scene.draw(
        new CardDrawing(card.face(), card.number(), layout.pixels(card.scale())),
        layout.x(card.x()),
        layout.y(card.y()));
  }
}
