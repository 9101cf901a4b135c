package rookery.engine.games.cloak.setup;

import java.util.Locale;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;

/** The side of the board to which a king castles. */
public enum CastlingSide {
  KING_SIDE("O-O", 6, 5),
  QUEEN_SIDE("O-O-O", 2, 3);

  private final String text;
  private final int kingFile;
  private final int rookFile;

  CastlingSide(String text, int kingFile, int rookFile) {
    this.text = text;
    this.kingFile = kingFile;
    this.rookFile = rookFile;
  }

  /** How the castling is written. */
  public String text() {
    return text;
  }

  /** How people call it: {@code king side}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** The right as in FEN. */
  private char right(Colour colour) {
    return colour.cased(name().charAt(0));
  }

  /** The castling of a king and a rook that have not moved, as in Chess960. */
  public Castling castling(Colour colour, Square king, Square rook) {
    Square kingTo = Square.at(kingFile, king.rank());
    return new Castling(right(colour), king, kingTo, rook, Square.at(rookFile, king.rank()));
  }
}
