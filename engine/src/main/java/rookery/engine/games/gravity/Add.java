package rookery.engine.games.gravity;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;

/**
 * Putting the opponent's piece in at the top.
 *
 * @param piece the letter of the piece
 */
record Add(char piece, Square square) implements GravityStep {
  @Override
  public String text() {
    return "add " + square;
  }

  @Override
  public List<Choice> path() {
    String question = "Where does the %s come in?".formatted(PieceType.coloured(piece));
    return List.of(new Choice(question, square.toString(), square.toString()));
  }

  @Override
  public List<String> names() {
    return List.of(square.toString());
  }

  @Override
  public GravityTurn after(GravityTurn turn) {
    return turn.withAdded(square);
  }

  @Override
  public String words() {
    return "adds the %s on %s".formatted(PieceType.coloured(piece), square);
  }
}
