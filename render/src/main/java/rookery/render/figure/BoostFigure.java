package rookery.render.figure;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.render.art.BoostDrawing;
import rookery.render.art.BoostDrawing.Part;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;

/** What the checkers under a piece do to it. */
record BoostFigure(Square square, int boosters, Part part) implements Figure {
  /** The figures for a piece on checkers of one colour; none where nothing stands on them. */
  static Stream<BoostFigure> of(Cell cell, Square square, List<Colour> checkers) {
    return boosters(cell, checkers).stream()
        .flatMap(
            count -> Stream.of(Part.values()).map(part -> new BoostFigure(square, count, part)));
  }

  private static Optional<Integer> boosters(Cell cell, List<Colour> checkers) {
    if (cell instanceof Cell.Piece piece && checkers.stream().distinct().count() == 1) {
      boolean own = checkers.get(0) == Colour.of(piece.letter());
      return Optional.of(own ? checkers.size() : -checkers.size());
    }
    return Optional.empty();
  }

  @Override
  public Layer layer() {
    return part == Part.RING ? Layer.HINTS : Layer.SIGNS;
  }

  @Override
  public void paint(PictureInProgress scene) {
    scene.draw(new BoostDrawing(part, boosters, scene.layout().square()), square);
  }
}
