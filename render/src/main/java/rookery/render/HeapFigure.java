package rookery.render;

import java.util.Collections;
import java.util.Optional;
import rookery.engine.diagram.Mark;
import rookery.render.art.Ink;
import rookery.render.art.LabelDrawing;
import rookery.render.art.StackDrawing;

/** A heap of checkers centred on its place, and their number to the right of it. */
record HeapFigure(Mark.Heap heap) implements Figure {
  private static final double NUMBER = 0.45;
  private static final double REACH = 0.5;
  private static final double WITH_NUMBER = 1.3;

  @Override
  public Layer layer() {
    return Layer.BESIDE;
  }

  @Override
  public Optional<Extent> extent() {
    Extent stack = Extent.around(heap.x(), heap.y(), REACH);
    return Optional.of(stack.grown(0, 0, WITH_NUMBER - REACH, 0));
  }

  @Override
  public void paint(Scene scene) {
    Layout layout = scene.layout();
    var colours = Collections.nCopies(heap.count(), heap.colour());
    scene.drawAround(
        new StackDrawing(colours, layout.square()), layout.x(heap.x()), layout.y(heap.y()));
    String number = "\u00D7" + heap.count();
    scene.drawAround(
        LabelDrawing.plain(number, NUMBER * layout.square(), Ink.CREAM),
        layout.x(heap.x() + (REACH + WITH_NUMBER) / 2 - 0.05),
        layout.y(heap.y()));
  }
}
