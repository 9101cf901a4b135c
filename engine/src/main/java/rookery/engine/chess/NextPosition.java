package rookery.engine.chess;

import rookery.engine.chess.MailboxBoard.CastlingPath;

/** What a move makes of the parts of a position. */
final class NextPosition {
  private NextPosition() {}

  /** The pieces after {@code move} from {@code position}. */
  static byte[] cells(Position position, int move) {
    byte[] cells = position.copyOfCells();
    int from = MoveList.from(move);
    int to = MoveList.to(move);
    int turn = position.turnBit();
    byte moving = cells[from];
    int passedPawn = position.takenEnPassant(moving, to);
    if (passedPawn != 0) {
      cells[passedPawn] = Piece.EMPTY;
    }
    int promotion = MoveList.promotion(move);
    cells[from] = Piece.EMPTY;
    cells[to] = promotion == 0 ? moving : (byte) (promotion | turn);
    if (from == position.kingIndex(turn)) {
      moveRook(cells, turn, position.layout().castling(from, to));
    }
    return cells;
  }

  private static void moveRook(byte[] cells, int turn, CastlingPath castling) {
    if (castling != null) {
      cells[castling.rook()] = Piece.EMPTY;
      cells[castling.rookTo()] = (byte) (Piece.ROOK | turn);
    }
  }

  /** The square that a double step has passed; 0 if the move was none. */
  static int passed(MailboxBoard layout, int moving, int from, int to) {
    boolean twoSteps = Math.abs(to - from) == 2 * layout.width;
    return twoSteps && Piece.type(moving) == Piece.PAWN ? (from + to) / 2 : 0;
  }

  /** Where that king is: on a new square, captured (0), or where it was. */
  static int king(int king, int from, int to) {
    if (king == from) {
      return to;
    }
    return king == to ? 0 : king;
  }
}
