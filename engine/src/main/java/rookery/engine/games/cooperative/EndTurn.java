package rookery.engine.games.cooperative;

import java.util.List;
import java.util.stream.Collectors;
import rookery.engine.Choice;

/** Ending the turn, with the cards drawn that this brings. */
record EndTurn() implements CooperativeAction {
  @Override
  public String text() {
    return "end";
  }

  @Override
  public List<Choice> path() {
    return List.of(new Choice(WHICH_PIECE, text(), "None: end the turn"));
  }

  @Override
  public Turn after(Turn turn) {
    return turn.ended();
  }

  @Override
  public String sentence(Turn turn) {
    String who = turn.colour().title();
    String draws = turn.endsWithACard() && !turn.isSolitaire() ? " and draws" : "";
    return "%s ends the turn%s.%s".formatted(who, draws, comingToTheLine(turn));
  }

  /** The kings drawn, or what solitaire turns up: all that comes to the line is public. */
  private static String comingToTheLine(Turn turn) {
    List<String> before = turn.cards().line().cards();
    List<String> after = turn.ended().cards().line().cards();
    String coming =
        after.subList(before.size(), after.size()).stream()
            .map(card -> CooperativeAction.coloured(card.charAt(0)))
            .collect(Collectors.joining(", "));
    return coming.isEmpty() ? "" : " To the line comes: %s.".formatted(coming);
  }

  @Override
  public boolean reveals(Turn turn) {
    return turn.endsWithACard();
  }
}
