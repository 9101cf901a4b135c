package rookery.engine.games.gravity;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/**
 * Saying that a piece has no move when it is its turn to go. Two are equal when their texts are,
 * whatever pieces they name.
 *
 * @param piece the letter of the piece
 */
record Stuck(char piece, Square square) implements GravityAction {
  @Override
  public String text() {
    return "stuck " + square;
  }

  @Override
  public List<Choice> path() {
    String label = GravityAction.label(piece, square) + ": stuck, stays for this turn";
    return List.of(new Choice(WHICH, square.toString(), label));
  }

  @Override
  public Turn after(Turn turn) {
    return turn.withStuck(square);
  }

  @Override
  public String words() {
    return "%s %s is stuck".formatted(PieceType.of(piece).word(), square);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Stuck stuck && stuck.square == square;
  }

  @Override
  public int hashCode() {
    return square.hashCode();
  }
}
