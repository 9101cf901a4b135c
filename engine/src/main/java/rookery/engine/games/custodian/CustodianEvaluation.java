package rookery.engine.games.custodian;

import rookery.engine.Evaluation;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianPosition;

/**
 * Judges by the pieces, by what the side to move can take at once, and by how near the kings are to
 * the thrones they aim for.
 */
final class CustodianEvaluation {
  private static final double SCALE = 5;
  private static final double TO_TAKE = 0.6;
  private static final double KING_TAKEN = 30;
  private static final double RECRUITED_KING = 4;
  private static final double CENTRE = 0.05;
  private static final double STEP = 0.12;

  private CustodianEvaluation() {}

  static double of(CustodianSituation situation) {
    CustodianPosition position = situation.truth();
    Board board = position.board();
    boolean recruit = situation.options().recruit();
    double balance = 0;
    for (int square = 0; square < board.geometry().size(); square++) {
      char letter = board.at(square);
      if (letter != Board.EMPTY) {
        double worth = worth(PieceType.of(letter), recruit) + place(board, square, letter);
        balance += Colour.WHITE.owns(letter) ? worth : -worth;
      }
    }
    balance += (position.turn() == Colour.WHITE ? 1 : -1) * toTake(situation, recruit);
    return Evaluation.share(balance, SCALE);
  }

  private static double worth(PieceType type, boolean recruit) {
    return switch (type) {
      case PAWN -> 1;
      case KING -> recruit ? RECRUITED_KING : 0;
      default -> 2.4;
    };
  }

  private static double place(Board board, int square, char letter) {
    int file = board.geometry().file(square);
    int rank = board.geometry().rank(square);
    if (PieceType.of(letter) == PieceType.KING) {
      Square goal = CustodianPosition.goal(Colour.of(letter));
      int steps = Math.max(Math.abs(file - goal.file()), Math.abs(rank - goal.rank()));
      return STEP * (board.ranks() - 1 - steps);
    }
    return CENTRE * (3 - Math.abs(file - 3))
        + CENTRE * board.geometry().rank(square, Colour.of(letter));
  }

  private static double toTake(CustodianSituation situation, boolean recruit) {
    double most = 0;
    for (CustodianMove move : situation.possible().get()) {
      double gain = 0;
      for (CapturedPiece taken : move.taken()) {
        PieceType type = PieceType.of(taken.piece());
        gain += type == PieceType.KING && !recruit ? KING_TAKEN : worth(type, recruit);
      }
      most = Math.max(most, recruit ? 2 * gain : gain);
    }
    return most >= KING_TAKEN ? most : TO_TAKE * most;
  }
}
