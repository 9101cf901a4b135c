package rookery.engine.games.gravity;

import rookery.engine.Action;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/** What a player can do in a turn. */
sealed interface GravityAction extends Action permits Move, Stuck, Add {
  /** What the menu asks as long as pieces are to go. */
  String WHICH = "Which piece goes next?";

  /** What becomes of the turn. */
  Turn after(Turn turn);

  /** What was done, as the rest of a sentence after the player's name. */
  String words();

  /** A piece of the player's own as an answer to choose: {@code Pawn e8}. */
  static String label(char letter, Square square) {
    return PieceType.of(letter).title() + " " + square;
  }
}
