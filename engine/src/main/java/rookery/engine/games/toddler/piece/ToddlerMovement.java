package rookery.engine.games.toddler.piece;

import java.util.List;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/**
 * How a kind of piece moves: where it goes on a board, where protection and the safety of the
 * Toddler are not looked at yet.
 */
public interface ToddlerMovement {
  /** Where {@code piece} can go in one part. */
  Reach reach(ToddlerBoard field, ToddlerPiece piece);

  /**
   * The ways by which {@code piece} captures on {@code to}, which is not its own square, in a move
   * of one part or of two: each as the squares that must be empty, whatever stands there now.
   */
  List<ToddlerSquareSet> ways(ToddlerBoard field, ToddlerPiece piece, int to);

  /** Whether {@code piece} can capture what stands on {@code to} in any way. */
  default boolean strikes(ToddlerBoard field, ToddlerPiece piece, int to) {
    return field.isOpen(ways(field, piece, to));
  }

  /**
   * The square where {@code piece} ends the first part of a move of two parts by which it captures
   * on {@code to}; empty where one part is enough.
   */
  default Optional<Square> turn(ToddlerBoard field, ToddlerPiece piece, int to) {
    return Optional.empty();
  }

  /** Whether a piece of {@code colour} captures nothing at all, wherever it stands. */
  default boolean harmless(ToddlerBoard field, Colour colour) {
    return false;
  }

  /**
   * Where a piece can go from its square, as far as its movement goes.
   *
   * @param steps the squares it can go to if they are empty
   * @param hits the squares it can go to if an enemy stands there that may be captured
   */
  record Reach(ToddlerSquareSet steps, ToddlerSquareSet hits) {
    /** A piece that captures as it moves. */
    public static Reach alike(ToddlerSquareSet squares) {
      return new Reach(squares, squares);
    }

    /** A piece that never captures. */
    public static Reach harmless(ToddlerSquareSet steps) {
      return new Reach(steps, ToddlerSquareSet.NONE);
    }
  }
}
