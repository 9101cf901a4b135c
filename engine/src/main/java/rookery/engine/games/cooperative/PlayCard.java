package rookery.engine.games.cooperative;

import java.util.List;
import rookery.engine.Choice;
import rookery.engine.board.Colour;

/** Playing a card from the hand to the far end of the line. */
record PlayCard(char piece) implements CooperativeAction {
  @Override
  public String text() {
    return "play " + piece;
  }

  @Override
  public List<Choice> path() {
    String label = Colour.of(piece).title() + " " + CooperativeAction.word(piece);
    return List.of(new Choice("Which card do you play?", Character.toString(piece), label));
  }

  /** The case of the letter is the colour of the card. */
  @Override
  public boolean caseMatters() {
    return true;
  }

  @Override
  public Turn after(Turn turn) {
    return turn.played(Character.toString(piece));
  }

  @Override
  public String sentence(Turn turn) {
    return "%s plays the card of a %s."
        .formatted(turn.colour().title(), CooperativeAction.coloured(piece));
  }

  @Override
  public boolean reveals(Turn turn) {
    return true;
  }
}
