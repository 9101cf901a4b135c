package rookery.render.art;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Locale;
import java.util.Map;
import rookery.engine.board.Colour;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram.PieceSet;

/**
 * A playing card, drawn to go with squares of {@code square} pixels: face down, a piece or a
 * checker, or a rank of a suit. Its letter stays readable where the next card covers all but half a
 * square of it.
 *
 * @param face as in {@link BesideBoard.Card}
 * @param number the same
 */
public record CardDrawing(String face, int number, int square) implements Drawing {
  /** Width in squares. */
  public static final double WIDTH = 1.95;

  /** Height in squares. */
  public static final double HEIGHT = 2.95;

  private static final Map<Character, String> SUITS =
      Map.of('H', "\u2665", 'D', "\u2666", 'S', "\u2660", 'C', "\u2663");

  private static final double GAP = 0.03;
  private static final double ROUNDING = 0.28;
  private static final double LETTER = 0.5;
  private static final double LETTER_ROOM = 0.42;
  private static final double PICTURE = 1.5;
  private static final int BACK_COLUMNS = 9;
  private static final int BACK_ROWS = 15;

  @Override
  public int width() {
    return (int) Math.round(WIDTH * square);
  }

  @Override
  public int height() {
    return (int) Math.round(HEIGHT * square);
  }

  @Override
  public void draw(Pen pen) {
    pen.fill(outline(0), Ink.BLACK);
    pen.fill(outline(GAP), Ink.WHITE);
    if (number > 0) {
      double y = height() - 0.35 * square;
      pen.writeCentred(
          Integer.toString(number), LETTER * square, 0.32 * square, y, square, Ink.BLUE);
    }
    if (face.equals(BesideBoard.Card.BACK)) {
      back(pen);
    } else if (face.length() == 1) {
      piece(pen, face.charAt(0));
    } else {
      suited(pen, face.substring(0, face.length() - 1), face.charAt(face.length() - 1));
    }
  }

  private Shape outline(double inset) {
    double gap = inset * square;
    double corner = (ROUNDING - 2 * inset) * square;
    return new RoundRectangle2D.Double(
        gap, gap, width() - 2 * gap, height() - 2 * gap, corner, corner);
  }

  private void back(Pen pen) {
    double border = 0.15 * square;
    double cellWidth = (width() - 2 * border) / BACK_COLUMNS;
    double cellHeight = (height() - 2 * border) / BACK_ROWS;
    pen.fill(
        new Rectangle2D.Double(border, border, width() - 2 * border, height() - 2 * border),
        Ink.BACK_LIGHT);
    for (int i = 0; i < BACK_COLUMNS * BACK_ROWS; i += 2) {
      double x = border + i % BACK_COLUMNS * cellWidth;
      double y = border + i / BACK_COLUMNS * cellHeight;
      pen.fill(new Rectangle2D.Double(x, y, cellWidth, cellHeight), Ink.BACK_DARK);
    }
  }

  private void piece(Pen pen, char letter) {
    Ink ink = Character.isUpperCase(letter) ? Ink.RED : Ink.BLACK;
    corners(pen, face.toUpperCase(Locale.ROOT), "", ink);
    int size = (int) (PICTURE * square);
    pen.move((width() - size) / 2, (height() - size) / 2);
    if (Character.toUpperCase(letter) == 'C') {
      new CheckerDrawing(Colour.of(letter), size).draw(pen);
    } else {
      new PieceDrawing(PieceSet.ORTHODOX, letter, size).draw(pen);
    }
  }

  private void suited(Pen pen, String rank, char suit) {
    Ink ink = suit == 'H' || suit == 'D' ? Ink.RED : Ink.BLACK;
    String sign = SUITS.get(suit);
    corners(pen, rank, sign, ink);
    pen.writeCentred(sign, PICTURE * square, width() / 2.0, height() / 2.0, width(), ink);
  }

  /** The same in the upper left corner and, turned, in the lower right. */
  private void corners(Pen pen, String letter, String sign, Ink ink) {
    for (int turn = 0; turn < 2; turn++) {
      double x = 0.26 * square;
      pen.writeCentred(letter, LETTER * square, x, 0.35 * square, LETTER_ROOM * square, ink);
      pen.writeCentred(sign, LETTER * square, x, 0.84 * square, LETTER_ROOM * square, ink);
      pen.turn(width(), height());
    }
  }
}
