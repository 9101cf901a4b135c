package rookery.engine.chess;

/** Whether a square is attacked, found by looking outwards from it. */
final class Attacks {
  private Attacks() {}

  static boolean on(MailboxBoard layout, byte[] cells, int square, int by) {
    return onLines(layout.orthogonal, cells, square, by, Piece.ROOK)
        || onLines(layout.diagonal, cells, square, by, Piece.BISHOP)
        || byKnight(layout, cells, square, by)
        || byPawn(layout, cells, square, by);
  }

  private static boolean onLines(int[] steps, byte[] cells, int square, int by, int slider) {
    for (int step : steps) {
      int at = square + step;
      int piece = cells[at];
      if (piece == (Piece.KING | by)) {
        return true;
      }
      while (piece == Piece.EMPTY) {
        at += step;
        piece = cells[at];
      }
      if (piece == (slider | by) || piece == (Piece.QUEEN | by)) {
        return true;
      }
    }
    return false;
  }

  private static boolean byKnight(MailboxBoard layout, byte[] cells, int square, int by) {
    for (int step : layout.knight) {
      if (cells[square + step] == (Piece.KNIGHT | by)) {
        return true;
      }
    }
    return false;
  }

  private static boolean byPawn(MailboxBoard layout, byte[] cells, int square, int by) {
    int behind = square - layout.forward(by);
    int pawn = Piece.PAWN | by;
    return cells[behind - 1] == pawn || cells[behind + 1] == pawn;
  }
}
