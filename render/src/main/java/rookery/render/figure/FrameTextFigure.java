package rookery.render.figure;

import java.util.Optional;
import rookery.engine.board.Square;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.render.art.Ink;
import rookery.render.art.LabelDrawing;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;

/**
 * Words that belong to a corner square of the frame round the squares in use. Where a checker lies
 * there they stand beside it towards the middle, so that it stays whole.
 *
 * @param isBeside whether they leave that square free
 */
record FrameTextFigure(Mark.CornerText text, Square at, boolean isBeside, int files, int ranks)
    implements Figure {
  private static final double SIZE = 0.38;

  /** So far outwards from the middle of the squares that coordinates have room, too. */
  private static final double OUTWARDS = 0.14;

  private static final double GAP = 0.06;

  /** The figure of a text whose square frames those in use; empty for any other. */
  static Optional<Figure> of(Mark.CornerText text, Square at, Diagram diagram) {
    return diagram
        .area()
        .filter(area -> !area.has(at))
        .map(
            area ->
                new FrameTextFigure(
                    text, at, isTaken(at, diagram), diagram.files(), diagram.ranks()));
  }

  private static boolean isTaken(Square at, Diagram diagram) {
    return diagram.marks().stream()
        .anyMatch(mark -> mark instanceof Mark.Checkers && mark.squares().contains(at));
  }

  @Override
  public Layer layer() {
    return Layer.WORDS;
  }

  @Override
  public void paint(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    LabelDrawing label =
        LabelDrawing.plain(text.words(), SIZE * layout.square(), Ink.CREAM)
            .within((files / 2.0 - 1) * layout.square());
    boolean isLeft = layout.column(at.file() + 0.5) < files / 2.0;
    int inwards = isBeside ? layout.square() + layout.pixels(GAP) : layout.pixels(GAP);
    int x = layout.x(at) + (isLeft ? inwards : layout.square() - inwards - label.width());
    double row = layout.row(at.rank() + 0.5);
    double outwards = row < ranks / 2.0 ? -OUTWARDS : OUTWARDS;
    scene.draw(label, x, layout.y(row + outwards) - label.height() / 2);
  }
}
