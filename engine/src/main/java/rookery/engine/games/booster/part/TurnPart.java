package rookery.engine.games.booster.part;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.games.booster.board.Position;

/** What is done in one part of a turn. */
public sealed interface TurnPart permits Move, Castle, Boost, Add, End {
  /** What the first menu after the move asks. */
  String FIRST_QUESTION = "How do you go on?";

  /** What the menus ask when a piece is to go somewhere. */
  String TARGET_QUESTION = "Where to?";

  /** The canonical text of the action. */
  String text();

  /** The menus that lead to it. */
  List<Choice> path();

  /** The squares of what it captures. */
  default List<Square> captures() {
    return List.of();
  }

  /** The position afterwards, before the turn passes. */
  Position on(Position position);

  /** Whether nothing before it can come back: a capture, a pawn's move or a placed checker. */
  boolean isProgress();

  /** Whether the turn passes with it. */
  default boolean endsTurn() {
    return false;
  }

  /** What is done, in words that follow the name of the side and a colon. */
  String words();

  /** The squares to show as part of the turn; where there are two, the second is reached. */
  List<Square> touched();

  /** The same as a move of orthodox chess, if it looks like one. */
  default Optional<rookery.engine.chess.Move> orthodox() {
    return Optional.empty();
  }
}
