package rookery.engine.games.cooperative;

import java.util.OptionalInt;
import rookery.engine.board.Colour;

/**
 * Whether the cards of two pieces can still come to lie side by side in time for a capture in a
 * later turn: which cards are to come is known, only their order isn't.
 *
 * @param by the colour that would capture
 */
record LaterLinks(CooperativeTurn turn, Colour by) implements CaptureProspects.Linked {
  private static final int A_ROUND = 2;

  @Override
  public boolean allows(char captor, char victim) {
    OptionalInt cards = turn.cards().line().turnsUntilBeside(captor, victim, turn.cards().coming());
    return cards.isPresent() && turnWith(cards.getAsInt()) < turn.turnsLeft();
  }

  /** In how many turns that colour captures next once so many cards have come. */
  private int turnWith(int cards) {
    int next = by == turn.colour() ? A_ROUND : 1;
    return cards <= next ? next : next + A_ROUND;
  }
}
