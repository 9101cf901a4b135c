package rookery.engine.games.cloak;

import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Reach;

/** CL-2: what visible pieces attack; cloaked ones stand in the way and attack nothing. */
final class Sight {
  private Sight() {}

  /** Whether that side's king is uncloaked and a visible piece attacks it. */
  static boolean inCheck(Board board, Colour colour) {
    return board
        .find(colour.cased('K'))
        .filter(king -> attacked(board, king, colour.opposite()))
        .isPresent();
  }

  /** Whether a visible piece of that side could capture there. */
  static boolean attacked(Board board, Square square, Colour by) {
    return sees(board, square, PieceType.ROOK, by.cased('R'), by.cased('Q'))
        || sees(board, square, PieceType.BISHOP, by.cased('B'), by.cased('Q'))
        || sees(board, square, PieceType.KNIGHT, by.cased('N'), by.cased('N'))
        || sees(board, square, PieceType.KING, by.cased('K'), by.cased('K'))
        || attackedByPawn(board, square, by);
  }

  /** Whether one that moves like {@code kind} would meet one of these letters. */
  private static boolean sees(Board board, Square from, PieceType kind, char one, char other) {
    for (Square square : Reach.of(board, from, kind)) {
      char letter = board.at(square);
      if (letter == one || letter == other) {
        return true;
      }
    }
    return false;
  }

  private static boolean attackedByPawn(Board board, Square square, Colour by) {
    int rank = square.rank() - Field.forward(by);
    char pawn = by.cased('P');
    return isAt(board, square.file() - 1, rank, pawn) || isAt(board, square.file() + 1, rank, pawn);
  }

  private static boolean isAt(Board board, int file, int rank, char letter) {
    return board.has(file, rank) && board.at(file, rank) == letter;
  }
}
