package rookery.engine.games.cooperative;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import rookery.engine.board.Colour;
import rookery.engine.diagram.BesideBoard.Link.Strength;
import rookery.engine.games.cooperative.cards.CardLine;

/**
 * What neighbours in the line let each other take.
 *
 * @param ready the letters of each captor and its victim that stand so on the board that the
 *     capture is possible, whoever's turn it is
 */
record LinkedCaptures(CardLine line, Set<String> ready) {
  LinkedCaptures {
    ready = Set.copyOf(ready);
  }

  static LinkedCaptures of(CooperativeTurn turn) {
    Set<String> ready = new HashSet<>();
    for (Colour colour : Colour.values()) {
      for (BoardMove move : BoardMoves.of(turn.capturing(colour))) {
        ready.add("" + move.piece() + move.victim().orElseThrow());
      }
    }
    return new LinkedCaptures(turn.cards().line(), ready);
  }

  /**
   * The link from a card to the next: thick where a capture is possible, thin where only the board
   * is in its way, none between cards of one colour, except to show where the line goes on.
   *
   * @param goesOn whether the next card lies in another row
   */
  Optional<Strength> strength(int position, boolean goesOn) {
    char one = line.at(position);
    char other = line.at(position + 1);
    if (ready.contains("" + one + other) || ready.contains("" + other + one)) {
      return Optional.of(Strength.THICK);
    }
    return goesOn || Colour.of(one) != Colour.of(other)
        ? Optional.of(Strength.THIN)
        : Optional.empty();
  }
}
