package rookery.render.figure;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Highlight;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.Stroke;
import rookery.render.art.Ink;
import rookery.render.art.LabelDrawing;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;

/**
 * A few small letters in the lower left corner of a square; in the upper one where an arrow comes
 * in from below. A name would cover the piece there, so it stands on an empty square beside it if
 * there is one. On a piece, which may be as dark as they are, they have a plate.
 */
record CornerTextFigure(
    Mark.CornerText text, Square place, boolean isAbove, boolean isByDot, boolean isOnPiece)
    implements Figure {
  private static final double SIZE = 0.32;
  private static final double INSET = 0.05;

  /** Letters of this size leave a dot in the middle of the square alone. */
  private static final double SIZE_BY_DOT = 0.27;

  /** So many letters leave most of a piece to be seen. */
  private static final int FEW = 2;

  private static final int[][] BESIDE = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};

  static Figure of(Mark.CornerText text, Diagram diagram) {
    return of(text, diagram, taken(text, diagram));
  }

  private static Figure of(Mark.CornerText text, Diagram diagram, Set<Square> taken) {
    Square at = Square.at((int) text.file() - 1, (int) text.rank() - 1);
    return FrameTextFigure.of(text, at, diagram).orElseGet(() -> onBoard(text, at, diagram, taken));
  }

  private static CornerTextFigure onBoard(
      Mark.CornerText text, Square at, Diagram diagram, Set<Square> taken) {
    boolean covers =
        text.words().length() > FEW && (!isEmpty(diagram, at) || isReached(diagram, at));
    return Optional.of(at)
        .filter(own -> covers)
        .flatMap(own -> beside(diagram, own, taken))
        .map(place -> new CornerTextFigure(text, place, isOnTop(diagram, place, at), false, false))
        .orElseGet(() -> within(text, diagram, at));
  }

  private static boolean isEmpty(Diagram diagram, Square at) {
    return diagram.at(at) instanceof Cell.Empty;
  }

  private static Optional<Square> beside(Diagram diagram, Square at, Set<Square> taken) {
    return Stream.of(BESIDE)
        .filter(step -> isOn(at.file() + step[0], diagram.files()))
        .filter(step -> isOn(at.rank() + step[1], diagram.ranks()))
        .map(step -> Square.at(at.file() + step[0], at.rank() + step[1]))
        .filter(place -> isFree(diagram, place) && !taken.contains(place))
        .findFirst();
  }

  /** Where the texts before it in the diagram are drawn, which may be beside their squares too. */
  private static Set<Square> taken(Mark.CornerText text, Diagram diagram) {
    Set<Square> taken = new HashSet<>();
    diagram.marks().stream()
        .takeWhile(mark -> !mark.equals(text))
        .filter(Mark.CornerText.class::isInstance)
        .map(earlier -> of((Mark.CornerText) earlier, diagram, taken))
        .filter(CornerTextFigure.class::isInstance)
        .forEach(earlier -> taken.add(((CornerTextFigure) earlier).place()));
    return taken;
  }

  /** Whether neither a piece nor other letters stand there and no arrow ends. */
  private static boolean isFree(Diagram diagram, Square place) {
    return isEmpty(diagram, place) && !isReached(diagram, place) && !hasLetters(diagram, place);
  }

  private static boolean isReached(Diagram diagram, Square place) {
    return diagram.marks().stream()
        .anyMatch(mark -> mark instanceof Stroke arrow && arrow.to().equals(place));
  }

  private static boolean hasLetters(Diagram diagram, Square place) {
    return diagram.marks().stream()
        .anyMatch(
            mark ->
                mark instanceof Mark.CornerText text
                    && text.file() == place.file() + 1
                    && text.rank() == place.rank() + 1);
  }

  private static boolean isOn(int line, int lines) {
    return line >= 0 && line < lines;
  }

  /**
   * Whether {@code place} is further down in the picture, so that the name is at its top, unless
   * the letters of the files stand there.
   */
  private static boolean isOnTop(Diagram diagram, Square place, Square at) {
    PictureLayout unit = PictureLayout.bare(diagram);
    boolean isUsed = diagram.area().filter(area -> !area.has(place)).isEmpty();
    return isUsed && row(unit, place) > row(unit, at);
  }

  private static CornerTextFigure within(Mark.CornerText text, Diagram diagram, Square at) {
    PictureLayout unit = PictureLayout.bare(diagram);
    boolean fromBelow =
        diagram.marks().stream()
            .filter(Stroke.Form.ARROW::isOf)
            .map(Stroke.class::cast)
            .filter(arrow -> arrow.to() == at)
            .anyMatch(arrow -> row(unit, arrow.from()) > row(unit, at));
    return new CornerTextFigure(text, at, fromBelow, hasDot(diagram, at), !isEmpty(diagram, at));
  }

  private static boolean hasDot(Diagram diagram, Square at) {
    return isEmpty(diagram, at)
        && diagram.marks().stream()
            .anyMatch(
                mark ->
                    mark instanceof Highlight dots
                        && dots.meaning() == Highlight.Meaning.CANDIDATES
                        && dots.squares().contains(at));
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
    double em = (isByDot ? SIZE_BY_DOT : SIZE) * layout.square();
    LabelDrawing label =
        (isOnPiece
                ? LabelDrawing.onPlate(text.words(), em, Ink.BLACK)
                : LabelDrawing.haloed(text.words(), em, Ink.BLACK))
            .within((1 - INSET) * layout.square());
    double inset = isByDot ? 0 : INSET;
    double middle = layout.row(place.rank() + 0.5);
    int top = layout.y(middle - 0.5 + inset);
    int bottom = layout.y(middle + 0.5 - inset);
    scene.draw(label, layout.x(place), isAbove ? top : bottom - label.height());
  }
}
