package rookery.render.art;

import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Diagram.PieceSet;

/** A checker with a number and, for those who may know, the piece it stands for. */
public record NumberedDrawing(Colour colour, int number, Optional<Character> identity, int size)
    implements SquareDrawing {
  private static final double PIECE = 0.56;

  @Override
  public void draw(Pen pen) {
    CheckerDrawing.plate(pen, colour, size);
    Ink ink = PieceDrawing.ink(colour.opposite());
    String word = Integer.toString(number);
    if (identity.isEmpty()) {
      pen.writeCentred(word, 0.55 * size, 0.5 * size, 0.5 * size, 0.6 * size, ink);
      return;
    }
    pen.writeCentred(word, 0.35 * size, 0.275 * size, 0.5 * size, 0.25 * size, ink);
    double left = 0.635 * size - PIECE * size / 2;
    double top = (1 - PIECE) * size / 2;
    PieceFont.of(PieceSet.ORTHODOX)
        .shape(identity.get(), PIECE * size)
        .ifPresent(shape -> pen.fill(Pen.moved(shape, left, top), ink));
  }
}
