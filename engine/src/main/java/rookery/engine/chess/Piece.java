package rookery.engine.chess;

import rookery.engine.board.Board;
import rookery.engine.board.Colour;

/**
 * Pieces as the generator sees them: a number for the type, and one bit for each colour, so that
 * "an enemy piece" is a single test that empty and unused squares fail.
 */
final class Piece {
  static final int EMPTY = 0;
  static final int PAWN = 1;
  static final int KNIGHT = 2;
  static final int BISHOP = 3;
  static final int ROOK = 4;
  static final int QUEEN = 5;
  static final int KING = 6;
  static final int UNUSED = 7;
  static final int WHITE = 8;
  static final int BLACK = 16;

  private static final int TYPE = 7;
  private static final int COLOURS = WHITE | BLACK;
  private static final String LETTERS = Board.EMPTY + "PNBRQK" + Variant.UNUSED;
  private static final PieceType[] TYPES = types();

  /** By its number: of no colour, white, black. */
  private static final String SHOWN = ".PNBRQK..PNBRQK..pnbrqk.";

  private Piece() {}

  private static PieceType[] types() {
    PieceType[] types = new PieceType[KING + 1];
    for (int type = PAWN; type <= KING; type++) {
      types[type] = PieceType.of(LETTERS.charAt(type));
    }
    return types;
  }

  static int of(char letter) {
    int type = LETTERS.indexOf(Character.toUpperCase(letter));
    if (type < 0) {
      throw new IllegalArgumentException("no orthodox piece " + letter);
    }
    return Character.isLetter(letter) ? type | bit(Colour.of(letter)) : type;
  }

  static char letter(int piece) {
    return SHOWN.charAt(piece);
  }

  static int type(int piece) {
    return piece & TYPE;
  }

  static int colour(int piece) {
    return piece & COLOURS;
  }

  static int opposite(int colour) {
    return colour ^ COLOURS;
  }

  static int bit(Colour colour) {
    return colour == Colour.WHITE ? WHITE : BLACK;
  }

  static int number(PieceType type) {
    return LETTERS.indexOf(type.letter());
  }

  static PieceType named(int type) {
    return TYPES[type];
  }
}
