package rookery.engine.games.toddler.move;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.DrawRules;

/** Nothing moves. */
public record Pass() implements Move {
  public static final String TEXT = "pass";

  @Override
  public List<Square> squares() {
    return List.of();
  }

  @Override
  public String text() {
    return TEXT;
  }

  @Override
  public List<Choice> path() {
    return List.of(new Choice("Which piece?", TEXT, "Pass"));
  }

  @Override
  public String words() {
    return "passes";
  }

  @Override
  public Board playedOn(Board board) {
    return board;
  }

  @Override
  public DrawRules counted(DrawRules draws) {
    return draws.moved();
  }
}
