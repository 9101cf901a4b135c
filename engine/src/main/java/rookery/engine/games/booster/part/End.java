package rookery.engine.games.booster.part;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.games.booster.board.Position;

/** Ending the turn without a card: {@code end}. */
public record End() implements TurnPart {
  @Override
  public String text() {
    return "end";
  }

  @Override
  public List<Choice> path() {
    return List.of(new Choice(FIRST_QUESTION, text(), "End the turn"));
  }

  @Override
  public Position on(Position position) {
    return position;
  }

  @Override
  public boolean isProgress() {
    return false;
  }

  @Override
  public boolean endsTurn() {
    return true;
  }

  @Override
  public String words() {
    return "ends the turn.";
  }

  @Override
  public List<Square> touched() {
    return List.of();
  }
}
