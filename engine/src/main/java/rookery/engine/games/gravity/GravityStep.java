package rookery.engine.games.gravity;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/** What a player can do in a turn, whatever the turn: a value that the trail can keep. */
sealed interface GravityStep permits Move, Stuck, Add {
  /** What the menu asks as long as pieces are to go. */
  String WHICH = "Which piece goes next?";

  /** See {@link rookery.engine.Action#text()}. */
  String text();

  /** See {@link rookery.engine.Action#path()}. */
  List<Choice> path();

  /** Short names: moves in the manner of SAN, and a square alone where one is chosen. */
  List<String> names();

  /** See {@link rookery.engine.Action#captures()}. */
  default List<Square> captures() {
    return List.of();
  }

  /** What becomes of the turn. */
  GravityTurn after(GravityTurn turn);

  /** What was done, as the rest of a sentence after the player's name. */
  String words();

  /** A piece of the player's own as an answer to choose: {@code Pawn e8}. */
  static String label(char letter, Square square) {
    return PieceType.of(letter).title() + " " + square;
  }
}
