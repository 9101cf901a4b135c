package rookery.engine.games.booster;

import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;

/**
 * Where pieces can go by step 1 of a turn, castling aside, whether or not a king is left attacked.
 *
 * @param passed the square a double step has just passed; {@link Grid#NONE} without one
 */
record Movement(Field field, int passed) {
  /** The squares the piece on {@code from} can go to. */
  long targets(int from) {
    Colour colour = field.colour(from);
    PieceType type = field.type(from);
    if (field.isHobbled(from)) {
      // BO-5: a king too; BO-8: however many checkers there are.
      return type == PieceType.PAWN ? 0 : asPawn(from, colour);
    }
    return type == PieceType.PAWN
        ? asPawn(from, colour) | doubleStep(from, colour)
        : reach(from, type) & ~field.squares(colour);
  }

  private long reach(int from, PieceType type) {
    return switch (type) {
      case KING -> Grid.kingSteps(from);
      case KNIGHT -> Grid.knightLeaps(from);
      case ROOK -> Grid.rookLines(from, field.occupied());
      case BISHOP -> Grid.bishopLines(from, field.occupied());
      default -> Grid.rookLines(from, field.occupied()) | Grid.bishopLines(from, field.occupied());
    };
  }

  private long asPawn(int from, Colour colour) {
    if (Grid.isLast(colour, from)) {
      return 0;
    }
    long ahead = Grid.bit(from + Grid.forward(colour));
    long prey = field.squares(colour.opposite()) | passedBy(colour.opposite());
    return ahead & ~field.occupied() | Grid.beside(ahead) & prey;
  }

  private long doubleStep(int from, Colour colour) {
    if (!Grid.isSecond(colour, from)) {
      return 0;
    }
    int forward = Grid.forward(colour);
    long way = Grid.bit(from + forward) | Grid.bit(from + 2 * forward);
    return (way & field.occupied()) == 0 ? Grid.bit(from + 2 * forward) : 0;
  }

  /** The square that a pawn of {@code colour} has just passed, as a set. */
  private long passedBy(Colour colour) {
    boolean isIts =
        passed != Grid.NONE && field.at(passed + Grid.forward(colour)) == colour.cased('P');
    return isIts ? Grid.bit(passed) : 0;
  }

  /** Where what the piece on {@code from} captures by going to {@code to} stands. */
  int victim(int from, int to) {
    if (!field.isEmpty(to)) {
      return to;
    }
    boolean asPawn = field.type(from) == PieceType.PAWN || field.isHobbled(from);
    boolean enPassant = asPawn && Grid.file(from) != Grid.file(to);
    return enPassant ? to - Grid.forward(field.colour(from)) : Grid.NONE;
  }
}
