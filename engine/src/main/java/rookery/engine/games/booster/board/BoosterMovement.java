package rookery.engine.games.booster.board;

import rookery.engine.board.Colour;
import rookery.engine.board.Direction;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceReach;
import rookery.engine.chess.PieceType;

/**
 * Where pieces can go by step 1 of a turn, castling aside, whether or not a king is left attacked.
 *
 * @param passed the square a double step has just passed; {@link Geometry#NONE} without one
 */
public record BoosterMovement(BoosterBoard field, int passed) {
  private static final Geometry BOARD = Geometry.CHESS;

  /** The squares the piece on {@code from} can go to. */
  public long targets(int from) {
    Colour colour = field.colour(from);
    PieceType type = field.type(from);
    if (field.isHobbled(from)) {
      // BO-5: a king too; BO-8: however many checkers there are.
      return type == PieceType.PAWN ? 0 : asPawn(from, colour);
    }
    return type == PieceType.PAWN
        ? asPawn(from, colour) | doubleStep(from, colour)
        : PieceReach.of(BOARD, from, type, field.occupied()) & ~field.squares(colour);
  }

  /** The squares on which it depends, by being empty or not, where the piece can go; and more. */
  public long watched(int from) {
    PieceType type = field.type(from);
    Colour colour = field.colour(from);
    if (type == PieceType.PAWN || field.isHobbled(from)) {
      int ahead = BOARD.next(from, Direction.forward(colour));
      return ahead == Geometry.NONE ? 0 : BOARD.rookSteps(ahead) | SquareSet.of(ahead);
    }
    return PieceReach.of(BOARD, from, type, field.occupied());
  }

  /** Whether the piece on {@code from} can capture what stands on another side's square. */
  public boolean hits(int from, int to) {
    PieceType type = field.type(from);
    boolean pawn = type == PieceType.PAWN;
    if (field.isHobbled(from)) {
      return !pawn && takesAsPawn(from, to);
    }
    return pawn
        ? takesAsPawn(from, to)
        : SquareSet.has(PieceReach.of(BOARD, from, type, field.occupied()), to);
  }

  private boolean takesAsPawn(int from, int to) {
    return SquareSet.has(BOARD.pawnTakes(from, field.colour(from)), to);
  }

  private long asPawn(int from, Colour colour) {
    int ahead = BOARD.next(from, Direction.forward(colour));
    if (ahead == Geometry.NONE) {
      return 0;
    }
    long prey = field.squares(colour.opposite()) | passedBy(colour.opposite());
    return SquareSet.of(ahead) & ~field.occupied() | BOARD.pawnTakes(from, colour) & prey;
  }

  private long doubleStep(int from, Colour colour) {
    if (BOARD.rank(from, colour) != 1) {
      return 0;
    }
    int ahead = BOARD.next(from, Direction.forward(colour));
    long goal = SquareSet.of(BOARD.next(ahead, Direction.forward(colour)));
    return ((SquareSet.of(ahead) | goal) & field.occupied()) == 0 ? goal : 0;
  }

  /** The square that a pawn of {@code colour} has just passed, as a set. */
  private long passedBy(Colour colour) {
    boolean isIts =
        passed != Geometry.NONE
            && field.at(BOARD.next(passed, Direction.forward(colour))) == colour.cased('P');
    return isIts ? SquareSet.of(passed) : 0;
  }

  /** Where what the piece on {@code from} captures by going to {@code to} stands. */
  public int victim(int from, int to) {
    if (!field.isEmpty(to)) {
      return to;
    }
    boolean asPawn = field.type(from) == PieceType.PAWN || field.isHobbled(from);
    boolean enPassant = asPawn && BOARD.file(from) != BOARD.file(to);
    return enPassant
        ? BOARD.next(to, Direction.forward(field.colour(from).opposite()))
        : Geometry.NONE;
  }
}
