package rookery.engine.games.booster;

import java.util.List;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.games.booster.board.BoosterBoard;

/**
 * Which cards a hand likely holds, for whoever can't see it.
 *
 * @param unseen the cards of that hand and of the pile, among which nobody else can tell them apart
 * @param held how many of them are in that hand
 */
record LikelyCards(List<String> unseen, int held, BoosterBoard field) {
  /**
   * Beginners are warned in a tenth of their turns so, and in a third of them of whatever can be.
   */
  private static final double LIKELY = 2.0 / 3;

  static LikelyCards of(Colour holder, BoosterGameState table) {
    List<String> hand = table.hands().of(holder);
    return new LikelyCards(
        Stream.concat(hand.stream(), table.hands().pile().stream()).toList(),
        hand.size(),
        table.position().field());
  }

  /** A card of each kind for which that hand likely holds one that fits. */
  List<String> kinds() {
    return unseen.stream().distinct().filter(this::isLikely).toList();
  }

  private boolean isLikely(String card) {
    long fitting =
        unseen.stream().filter(other -> other.equals(card) || fitsAll(other, card)).count();
    double none = 1;
    for (int i = 0; i < held; i++) {
      none *= Math.max(0, unseen.size() - fitting - i) / (double) (unseen.size() - i);
    }
    return 1 - none >= LIKELY;
  }

  /** Whether a card fits every piece of its colour, and so also those of another card. */
  private boolean fitsAll(String card, String another) {
    char letter = card.charAt(0);
    Colour colour = Colour.of(letter);
    return colour == Colour.of(another.charAt(0))
        && Geometry.CHESS.squares(field.squares(colour)).stream()
            .noneMatch(square -> field.at(Geometry.CHESS.number(square)) == letter);
  }
}
