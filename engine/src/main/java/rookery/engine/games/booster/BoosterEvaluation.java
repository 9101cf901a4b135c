package rookery.engine.games.booster;

import rookery.engine.Evaluation;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.ChessEvaluation;
import rookery.engine.chess.PieceType;
import rookery.engine.games.booster.board.BoosterBoard;

/**
 * Judges the pieces as in chess, and besides what the checkers under them give and take, how near
 * boosted pieces are to the other king, and the checkers still to be placed.
 */
final class BoosterEvaluation {
  private static final double SCALE = 5;
  private static final double BOOST = 0.6;
  private static final double HOBBLED = 0.55;
  private static final double IN_FRONT = 0.25;
  private static final double NEAR_KING = 0.25;

  private BoosterEvaluation() {}

  static double of(BoosterPhase phase) {
    BoosterGameState table = phase.table();
    BoosterBoard field = table.position().field();
    long white = field.squares(Colour.WHITE);
    long black = field.squares(Colour.BLACK);
    double balance = ChessEvaluation.of(Geometry.CHESS, field::at, white, black, next(table));
    for (long left = field.stacked(); left != 0; left = SquareSet.rest(left)) {
      int square = SquareSet.first(left);
      double change = change(field, square);
      balance += field.colour(square) == Colour.WHITE ? change : -change;
    }
    balance += IN_FRONT * (table.front(Colour.WHITE) - table.front(Colour.BLACK));
    return Evaluation.share(balance, SCALE);
  }

  /** After the move of a turn the other side's pieces go next. */
  private static Colour next(BoosterGameState table) {
    return table.moved().isPresent() ? table.turn().opposite() : table.turn();
  }

  /** What the checkers under a piece are worth to its owner. */
  private static double change(BoosterBoard field, int square) {
    PieceType type = field.type(square);
    int boosters = field.boosters(square);
    if (boosters < 0) {
      return -0.3 - HOBBLED * ChessEvaluation.worth(type);
    }
    int king = field.king(field.colour(square).opposite());
    int steps =
        king == Geometry.NONE
            ? Geometry.CHESS.files()
            : Geometry.CHESS.square(square).steps(Geometry.CHESS.square(king));
    boolean slides = type == PieceType.QUEEN || type == PieceType.ROOK || type == PieceType.BISHOP;
    double near = slides ? 2 : Math.max(0, 4 - steps);
    return boosters * (BOOST + NEAR_KING * near);
  }
}
