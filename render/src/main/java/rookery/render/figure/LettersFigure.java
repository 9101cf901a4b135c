package rookery.render.figure;

import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Cell;
import rookery.render.art.Ink;
import rookery.render.art.LabelDrawing;
import rookery.render.scene.Figure;
import rookery.render.scene.PictureInProgress;
import rookery.render.scene.PictureLayout;

/** The letter of each piece in the corner of its square, for those who do not know the figures. */
record LettersFigure() implements Figure {
  private static final double SIZE = 0.3;
  private static final double OF_PAIR = 0.24;
  private static final double INSET = 0.02;

  @Override
  public Layer layer() {
    return Layer.SIGNS;
  }

  @Override
  public void paint(PictureInProgress scene) {
    for (Square square : scene.diagram().squares()) {
      Cell cell = scene.diagram().at(square);
      if (cell instanceof Cell.Piece piece) {
        left(scene, piece, square, SIZE);
      } else if (cell instanceof Cell.Pair pair) {
        left(scene, pair.first(), square, OF_PAIR);
        right(scene, pair.second(), square);
      }
    }
  }

  private static void left(PictureInProgress scene, Cell.Piece piece, Square square, double size) {
    PictureLayout layout = scene.layout();
    int inset = layout.pixels(INSET);
    scene.draw(label(layout, piece, size), layout.x(square) + inset, layout.y(square) + inset);
  }

  private static void right(PictureInProgress scene, Cell.Piece piece, Square square) {
    PictureLayout layout = scene.layout();
    LabelDrawing label = label(layout, piece, OF_PAIR);
    int far = layout.square() - layout.pixels(INSET);
    scene.draw(
        label, layout.x(square) + far - label.width(), layout.y(square) + far - label.height());
  }

  private static LabelDrawing label(PictureLayout layout, Cell.Piece piece, double size) {
    String letter = Character.toString(Character.toUpperCase(piece.letter()));
    Ink ink = Colour.of(piece.letter()) == Colour.WHITE ? Ink.WHITE : Ink.BLACK;
    return LabelDrawing.haloed(letter, size * layout.square(), ink);
  }
}
