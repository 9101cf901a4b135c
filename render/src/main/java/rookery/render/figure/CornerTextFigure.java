package rookery.render.figure;

import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.Stroke;
import rookery.render.art.Ink;
import rookery.render.art.LabelDrawing;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;

/**
 * A few small letters in the lower left corner of a square; in the upper one where an arrow comes
 * in from below.
 */
record CornerTextFigure(Mark.CornerText text, boolean isAbove) implements Figure {
  private static final double SIZE = 0.32;
  private static final double INSET = 0.05;

  static CornerTextFigure of(Mark.CornerText text, Diagram diagram) {
    PictureLayout unit = PictureLayout.bare(diagram);
    double row = unit.row(text.rank() - 0.5);
    double column = unit.column(text.file() - 0.5);
    boolean fromBelow =
        diagram.marks().stream()
            .filter(Stroke.Form.ARROW::isOf)
            .map(Stroke.class::cast)
            .filter(arrow -> column(unit, arrow.to()) == column && row(unit, arrow.to()) == row)
            .anyMatch(arrow -> row(unit, arrow.from()) > row);
    return new CornerTextFigure(text, fromBelow);
  }

  private static double column(PictureLayout unit, Square square) {
    return unit.column(square.file() + 0.5);
  }

  private static double row(PictureLayout unit, Square square) {
    return unit.row(square.rank() + 0.5);
  }

  @Override
  public Layer layer() {
    return Layer.WORDS;
  }

  @Override
  public void paint(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    LabelDrawing label =
        LabelDrawing.haloed(text.words(), SIZE * layout.square(), Ink.BLACK)
            .within((1 - INSET) * layout.square());
    int x = layout.x(layout.column(text.file() - 0.5) - 0.5);
    double middle = layout.row(text.rank() - 0.5);
    int top = layout.y(middle - 0.5 + INSET);
    int bottom = layout.y(middle + 0.5 - INSET);
    scene.draw(label, x, isAbove ? top : bottom - label.height());
  }
}
