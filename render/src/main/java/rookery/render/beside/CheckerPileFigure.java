package rookery.render.beside;

import rookery.engine.diagram.BesideBoard;
import rookery.render.art.Drawing;
import rookery.render.art.Ink;
import rookery.render.art.LabelDrawing;
import rookery.render.art.StackDrawing;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;
import rookery.render.scene.SquareRectangle;

/** A heap of checkers centred on its place, and their number to the right of it. */
record CheckerPileFigure(BesideBoard.Heap heap) implements BesideFigure {
  private static final double NUMBER = 0.45;
  private static final double REACH = 0.5;
  private static final double NUMBER_FROM = 0.42;
  private static final double WITH_NUMBER = 1.3;

  @Override
  public SquareRectangle room() {
    SquareRectangle stack = SquareRectangle.around(heap.x(), heap.y(), REACH);
    return stack.grown(0, 0, WITH_NUMBER - REACH, 0);
  }

  private Drawing drawing(int size) {
    return heap.count() == 0
        ? new StackDrawing.Place(heap.colour(), size)
        : new StackDrawing(heap.colour(), heap.count(), size);
  }

  @Override
  public void paint(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    scene.drawAround(
        drawing(layout.square()),
        layout.x(heap.x()),
        layout.y(heap.y() - StackDrawing.middle(heap.count()) + 0.5));
    LabelDrawing number =
        LabelDrawing.plain("\u00D7" + heap.count(), NUMBER * layout.square(), Ink.CREAM);
    scene.drawAround(
        number.within(layout.pixels(WITH_NUMBER - NUMBER_FROM)),
        layout.x(heap.x() + (NUMBER_FROM + WITH_NUMBER) / 2),
        layout.y(heap.y()));
  }
}
