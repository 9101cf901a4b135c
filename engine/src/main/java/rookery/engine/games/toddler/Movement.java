package rookery.engine.games.toddler;

import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/**
 * How a kind of piece moves: which squares it reaches on a board, where {@link Protection} and the
 * safety of the Toddler are not looked at yet.
 */
interface Movement {
  /** The empty squares that {@code piece} can go to, and perhaps others that are not empty. */
  Squares goals(Field field, Piece piece);

  /**
   * Whether {@code piece} can go to {@code to}, which is not its own square, and capture what
   * stands there.
   */
  boolean captures(Field field, Piece piece, Square to);

  /** Whether {@code piece} can capture what stands on {@code to} in any way. */
  default boolean strikes(Field field, Piece piece, Square to) {
    return captures(field, piece, to);
  }

  /** Whether a piece of {@code colour} captures nothing at all, wherever it stands. */
  default boolean harmless(Field field, Colour colour) {
    return false;
  }

  /** The same as a rule for people, in one or two sentences. */
  String rule();
}
