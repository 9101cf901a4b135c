package rookery.render.figure;

import java.util.List;
import java.util.function.Predicate;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Highlight;
import rookery.engine.diagram.Mark;
import rookery.render.art.Ink;
import rookery.render.art.MarkDrawing;
import rookery.render.art.MarkDrawing.Kind;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;

/** A sign on each of some squares. */
record SquaresFigure(Layer layer, List<Square> squares, Sign sign) implements Figure {
  /** How broad the frame round a square of the last move is. */
  private static final double FRAME = 0.035;

  /** Puts the sign on one square. */
  interface Sign {
    void paint(PictureInProgress scene, Square square);
  }

  /** The signs of what is highlighted; a check is a frame under the king and a badge over it. */
  static List<Figure> of(Highlight highlight) {
    List<Square> squares = highlight.squares();
    return switch (highlight.meaning()) {
      case LAST -> List.of(new SquaresFigure(Layer.LIGHT, squares, SquaresFigure::light));
      case CHECK ->
          List.of(
              always(Layer.HINTS, squares, Kind.CHECK_GROUND),
              always(Layer.SIGNS, squares, Kind.CHECK_BADGE));
      case CANDIDATES -> List.of(hint(squares, Kind.CANDIDATE_EMPTY, Kind.CANDIDATE_TAKEN));
      case CAPTURES -> aroundCheckersToo(hint(squares, Kind.CAPTURE_EMPTY, Kind.CAPTURE_TAKEN));
      case VICTIMS -> crosses(squares);
      case STACKED -> List.of(new SquaresFigure(Layer.GROUND, squares, SquaresFigure::wall));
      case SAFE -> List.of(always(Layer.SIGNS, squares, Kind.SAFE));
      case GUARDED -> List.of(always(Layer.SIGNS, squares, Kind.GUARDED));
      case BANNED -> List.of(always(Layer.SIGNS, squares, Kind.BANNED));
      case DANGER -> List.of(always(Layer.WARNINGS, squares, Kind.DANGER));
      case DOUBT -> List.of(always(Layer.WARNINGS, squares, Kind.DOUBT));
      case FOG -> List.of(new SquaresFigure(Layer.GROUND, squares, SquaresFigure::fog));
      case GROUP -> throw new IllegalArgumentException("a group has a figure of its own");
    };
  }

  /** A numbered checker fills its square, so there the sign comes over it. */
  private static List<Figure> aroundCheckersToo(SquaresFigure hints) {
    return List.of(
        hints.on(Layer.HINTS, cell -> !(cell instanceof Cell.Numbered)),
        hints.on(Layer.SIGNS, Cell.Numbered.class::isInstance));
  }

  /** Under a piece that still stands there, but over whatever line leads across an empty square. */
  private static List<Figure> crosses(List<Square> squares) {
    SquaresFigure crosses = always(Layer.HINTS, squares, Kind.VICTIM);
    return List.of(
        crosses.on(
            Layer.HINTS, cell -> !(cell instanceof Cell.Numbered || cell instanceof Cell.Empty)),
        crosses.on(Layer.SIGNS, Cell.Numbered.class::isInstance),
        crosses.on(Layer.LINES, Cell.Empty.class::isInstance));
  }

  private SquaresFigure on(Layer other, Predicate<Cell> wanted) {
    Sign some =
        (scene, square) -> {
          if (wanted.test(scene.diagram().at(square))) {
            sign.paint(scene, square);
          }
        };
    return new SquaresFigure(other, squares, some);
  }

  private static SquaresFigure always(Layer layer, List<Square> squares, Kind kind) {
    return new SquaresFigure(layer, squares, (scene, square) -> draw(kind, scene, square));
  }

  private static SquaresFigure hint(List<Square> squares, Kind empty, Kind taken) {
    return new SquaresFigure(
        Layer.HINTS,
        squares,
        (scene, square) -> draw(isBare(scene.diagram(), square) ? empty : taken, scene, square));
  }

  /** Whether nothing stands on a square. */
  static boolean isBare(Diagram diagram, Square square) {
    return diagram.at(square) instanceof Cell.Empty
        && !isMarked(diagram, square, mark -> mark instanceof Mark.Checkers);
  }

  private static boolean isMarked(Diagram diagram, Square square, Predicate<Mark> kind) {
    return diagram.marks().stream().anyMatch(m -> kind.test(m) && m.squares().contains(square));
  }

  private static void light(PictureInProgress scene, Square square) {
    PictureLayout layout = scene.layout();
    int frame = Math.max(1, layout.pixels(FRAME));
    int inside = layout.square() - 2 * frame;
    scene.fill(square, scene.theme().lastFrame());
    scene.fill(
        layout.x(square) + frame,
        layout.y(square) + frame,
        inside,
        inside,
        scene.theme().lastGround(BoardFigure.isDark(square)));
  }

  /** Stone instead of the square's colour, unless that is lit up; joints over either. */
  private static void wall(PictureInProgress scene, Square square) {
    if (!isMarked(scene.diagram(), square, Highlight.Meaning.LAST::isOf)) {
      scene.fill(square, Ink.STONE.rgb());
    }
    draw(Kind.WALL, scene, square);
  }

  /** Darkness instead of the square's colour, also where it is lit up; slanting lines over it. */
  private static void fog(PictureInProgress scene, Square square) {
    scene.fill(square, Ink.QUIET.rgb());
    draw(Kind.FOG, scene, square);
  }

  private static void draw(Kind kind, PictureInProgress scene, Square square) {
    scene.draw(new MarkDrawing(kind, scene.layout().square()), square);
  }

  @Override
  public void paint(PictureInProgress scene) {
    squares.forEach(square -> sign.paint(scene, square));
  }
}
