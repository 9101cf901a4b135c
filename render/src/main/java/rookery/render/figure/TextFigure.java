package rookery.render.figure;

import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.render.art.Ink;
import rookery.render.art.LabelDrawing;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;
import rookery.render.scene.SquareRectangle;

/**
 * Words. On the board they turn with it, with a rim against its colours; beside it they stay where
 * they are.
 */
record TextFigure(Mark.Text text, boolean onBoard, double x, double y) implements Figure {
  private static final double SIZE = 0.42;
  private static final double LEAST_OF_COORDINATES = 1.0;
  private static final double REACH = 0.3;
  private static final double WIDEST = 0.96;

  static TextFigure of(Mark.Text text, Diagram diagram) {
    boolean onBoard =
        isWithin(text.file(), diagram.files()) && isWithin(text.rank(), diagram.ranks());
    PictureLayout unit = PictureLayout.bare(onBoard ? diagram : diagram.seenFrom(Colour.WHITE));
    return new TextFigure(
        text, onBoard, unit.column(text.file() - 0.5), unit.row(text.rank() - 0.5));
  }

  private static boolean isWithin(double number, int count) {
    return number >= 0.5 && number <= count + 0.5;
  }

  @Override
  public Layer layer() {
    return Layer.WORDS;
  }

  @Override
  public Optional<SquareRectangle> extent() {
    return Optional.of(SquareRectangle.around(x, y, REACH));
  }

  @Override
  public void paint(PictureInProgress scene) {
    PictureLayout layout = scene.layout();
    double em = Math.max(SIZE * layout.square(), LEAST_OF_COORDINATES * layout.letters());
    LabelDrawing label =
        onBoard
            ? LabelDrawing.haloed(text.words(), em, Ink.BLACK)
            : LabelDrawing.plain(text.words(), em, Ink.CREAM);
    scene.drawAround(label.within(WIDEST * layout.width()), layout.x(x), layout.y(y));
  }
}
