package rookery.engine.games.gravity;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/**
 * Saying that a piece has no move when it is its turn to go.
 *
 * @param piece the letter of the piece
 */
record Stuck(char piece, Square square) implements GravityStep {
  @Override
  public String text() {
    return "stuck " + square;
  }

  @Override
  public List<Choice> path() {
    String label = GravityStep.label(piece, square) + ": stuck, stays for this turn";
    return List.of(new Choice(WHICH, square.toString(), label));
  }

  @Override
  public List<String> names() {
    return List.of();
  }

  @Override
  public GravityTurn after(GravityTurn turn) {
    return turn.withStuck(square);
  }

  @Override
  public String words() {
    return "%s %s is stuck".formatted(PieceType.of(piece).word(), square);
  }
}
