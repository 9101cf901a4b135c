package rookery.engine.games.fluid.move;

import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;

/**
 * Pieces as the generator sees them: numbers from 2 to 11, the colour in the last bit, in the order
 * in which exchange files write two that share a square.
 */
public final class FluidPiece {
  static final int NONE = 0;
  public static final int WHITE = 0;
  public static final int BLACK = 1;
  public static final int KING = 2;
  public static final int ROOK = 4;
  public static final int BISHOP = 6;
  public static final int KNIGHT = 8;
  public static final int PAWN = 10;
  static final int LAST = PAWN | BLACK;

  private static final String LETTERS = "..KkRrBbNnPp";
  private static final PieceType[] TYPES = {
    null, PieceType.KING, PieceType.ROOK, PieceType.BISHOP, PieceType.KNIGHT, PieceType.PAWN
  };

  private FluidPiece() {}

  static int of(char letter) {
    int piece = LETTERS.indexOf(letter);
    if (piece < KING) {
      throw new IllegalArgumentException("no piece of this game: " + letter);
    }
    return piece;
  }

  /** As boards are written. */
  public static char letter(int piece) {
    return LETTERS.charAt(piece);
  }

  /** {@link #KING}, {@link #ROOK} and so on, whatever the colour. */
  public static int kind(int piece) {
    return piece & ~1;
  }

  /** {@link #WHITE} or {@link #BLACK}. */
  public static int colour(int piece) {
    return piece & 1;
  }

  /** Whose it is. */
  public static Colour owner(int piece) {
    return colour(piece) == WHITE ? Colour.WHITE : Colour.BLACK;
  }

  /** The number of a colour, {@link #WHITE} or {@link #BLACK}. */
  public static int bit(Colour colour) {
    return colour == Colour.WHITE ? WHITE : BLACK;
  }

  static PieceType type(int piece) {
    return TYPES[piece >> 1];
  }

  /** The word people read: {@code knight}. */
  public static String word(int piece) {
    return type(piece).word();
  }

  /** The letter in which actions name it, upper case for both sides. */
  public static char name(int piece) {
    return type(piece).letter();
  }
}
