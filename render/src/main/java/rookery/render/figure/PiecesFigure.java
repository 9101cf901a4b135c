package rookery.render.figure;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.render.art.NumberedDrawing;
import rookery.render.art.PieceDrawing;
import rookery.render.art.StackDrawing;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;

/** What stands on the squares. Nothing is ever turned with the board. */
record PiecesFigure(Map<Square, Integer> stacks, Map<Square, Character> meant) implements Figure {
  private static final double SIZE_IN_PAIR = 0.74;
  private static final double ON_CHECKERS = 0.8;
  private static final double SUNK = 0.02;

  static PiecesFigure of(Diagram diagram) {
    Map<Square, Integer> stacks = new HashMap<>();
    Map<Square, Character> meant = new HashMap<>();
    for (Mark mark : diagram.marks()) {
      if (mark instanceof Mark.Checkers checkers) {
        stacks.merge(checkers.square(), checkers.count(), Integer::sum);
      } else if (mark instanceof Mark.Meant checker) {
        meant.put(checker.square(), checker.piece());
      }
    }
    return new PiecesFigure(stacks, meant);
  }

  @Override
  public Layer layer() {
    return Layer.PIECES;
  }

  @Override
  public void paint(PictureInProgress scene) {
    for (Square square : scene.diagram().squares()) {
      paint(scene, square, scene.diagram().at(square));
    }
  }

  private void paint(PictureInProgress scene, Square square, Cell cell) {
    int size = scene.layout().square();
    int x = scene.layout().x(square);
    int y = scene.layout().y(square);
    if (cell instanceof Cell.Piece piece) {
      paint(scene, piece, square);
    } else if (cell instanceof Cell.Pair pair) {
      int half = (int) Math.round(SIZE_IN_PAIR * size);
      scene.draw(drawing(scene, pair.first(), half), x, y);
      scene.draw(drawing(scene, pair.second(), half), x + size - half, y + size - half);
    } else if (cell instanceof Cell.Numbered checker) {
      Colour colour = checker.colour();
      Optional<Character> identity =
          checker.identity().or(() -> Optional.ofNullable(meant.get(square)));
      scene.draw(new NumberedDrawing(colour, checker.number(), identity, size), x, y);
    }
  }

  private void paint(PictureInProgress scene, Cell.Piece piece, Square square) {
    int size = scene.layout().square();
    int x = scene.layout().x(square);
    int y = scene.layout().y(square);
    int checkers = stacks.getOrDefault(square, 0);
    if (checkers == 0) {
      scene.draw(drawing(scene, piece, size), x, y);
      return;
    }
    double foot = StackDrawing.top(checkers) - SUNK;
    double scale = Math.min(ON_CHECKERS, PieceDrawing.scaleFor(foot));
    int small = (int) Math.round(scale * size);
    int lift = (int) Math.round((foot - PieceDrawing.FOOT * scale) * size);
    scene.draw(drawing(scene, piece, small), x + (size - small) / 2, y + lift);
  }

  private static PieceDrawing drawing(PictureInProgress scene, Cell.Piece piece, int size) {
    return new PieceDrawing(scene.diagram().pieces(), piece.letter(), size);
  }
}
