package rookery.render.figure;

import java.util.List;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.render.art.Ink;
import rookery.render.art.MarkDrawing;
import rookery.render.art.MarkDrawing.Kind;

/** A sign on each of some squares. */
record SquaresFigure(Layer layer, List<Square> squares, Sign sign) implements Figure {
  /** Puts the sign on one square. */
  interface Sign {
    void paint(Scene scene, Square square);
  }

  static SquaresFigure of(Mark.Last last) {
    return new SquaresFigure(
        Layer.LIGHT,
        last.squares(),
        (scene, square) ->
            scene.fill(square, scene.theme().lastGround(BoardFigure.isDark(square))));
  }

  static SquaresFigure of(Mark.Candidates candidates) {
    return new SquaresFigure(
        Layer.HINTS,
        candidates.squares(),
        (scene, square) ->
            draw(
                isBare(scene.diagram(), square) ? Kind.CANDIDATE_EMPTY : Kind.CANDIDATE_TAKEN,
                scene,
                square));
  }

  static SquaresFigure of(Mark.Captures captures) {
    return new SquaresFigure(
        Layer.HINTS,
        captures.squares(),
        (scene, square) ->
            draw(
                isBare(scene.diagram(), square) ? Kind.CAPTURE_EMPTY : Kind.CAPTURE_TAKEN,
                scene,
                square));
  }

  static SquaresFigure of(Mark.Victims victims) {
    return always(Layer.SIGNS, victims.squares(), Kind.VICTIM);
  }

  private static boolean isBare(Diagram diagram, Square square) {
    return diagram.at(square) instanceof Cell.Empty
        && !isMarked(diagram, Mark.Checkers.class, square);
  }

  private static boolean isMarked(Diagram diagram, Class<? extends Mark> kind, Square square) {
    return diagram.marks().stream()
        .anyMatch(mark -> kind.isInstance(mark) && mark.squares().contains(square));
  }

  /** Stone instead of the square's colour, unless that is lit up; joints over either. */
  static SquaresFigure of(Mark.Stacked stacked) {
    return new SquaresFigure(
        Layer.GROUND,
        stacked.squares(),
        (scene, square) -> {
          if (!isMarked(scene.diagram(), Mark.Last.class, square)) {
            scene.fill(square, Ink.STONE.rgb());
          }
          draw(Kind.WALL, scene, square);
        });
  }

  /** A check is a frame under the king and a badge over it. */
  static List<Figure> of(Mark.Check check) {
    List<Square> square = List.of(check.square());
    return List.of(
        always(Layer.HINTS, square, Kind.CHECK_GROUND),
        always(Layer.SIGNS, square, Kind.CHECK_BADGE));
  }

  private static SquaresFigure always(Layer layer, List<Square> squares, Kind kind) {
    return new SquaresFigure(layer, squares, (scene, square) -> draw(kind, scene, square));
  }

  private static void draw(Kind kind, Scene scene, Square square) {
    scene.draw(new MarkDrawing(kind, scene.layout().square()), square);
  }

  @Override
  public void paint(Scene scene) {
    squares.forEach(square -> sign.paint(scene, square));
  }
}
