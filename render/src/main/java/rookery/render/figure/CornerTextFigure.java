package rookery.render.figure;

import rookery.engine.diagram.Mark;
import rookery.render.art.Ink;
import rookery.render.art.LabelDrawing;
import rookery.render.scene.Figure;
import rookery.render.scene.Layout;
import rookery.render.scene.Scene;

/** A few small letters in the lower left corner of a square. */
record CornerTextFigure(Mark.CornerText text) implements Figure {
  private static final double SIZE = 0.26;
  private static final double INSET = 0.05;

  @Override
  public Layer layer() {
    return Layer.WORDS;
  }

  @Override
  public void paint(Scene scene) {
    Layout layout = scene.layout();
    LabelDrawing label =
        LabelDrawing.haloed(text.words(), SIZE * layout.square(), Ink.BLACK)
            .within((1 - INSET) * layout.square());
    int x = layout.x(layout.column(text.file() - 0.5) - 0.5);
    int bottom = layout.y(layout.row(text.rank() - 0.5) + 0.5 - INSET);
    scene.draw(label, x, bottom - label.height());
  }
}
