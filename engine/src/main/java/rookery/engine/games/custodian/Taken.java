package rookery.engine.games.custodian;

import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/** A piece that a move surrounds: it leaves the board or, in recruiting, changes sides. */
record Taken(Square square, char piece) {
  boolean king() {
    return PieceType.of(piece) == PieceType.KING;
  }

  /** As people read it: {@code pawn c4}. */
  String words() {
    return PieceType.of(piece).word() + " " + square;
  }
}
