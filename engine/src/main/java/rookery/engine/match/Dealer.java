package rookery.engine.match;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import rookery.engine.Shuffle;
import rookery.engine.cards.Cards;

/** Where the order of a shuffled deck comes from. */
@FunctionalInterface
public interface Dealer {
  /**
   * Puts a deck in order.
   *
   * @return just the cards of {@code wanted}, top first
   */
  List<String> shuffle(Shuffle wanted);

  /** Every order equally likely, as far as the generator goes. */
  static Dealer of(RandomGenerator random) {
    return wanted -> Cards.shuffled(wanted.cards(), random);
  }

  /**
   * The orders of an exchange file. A deck that has none, or one not made of its cards, is a {@link
   * PlaythroughException} that names the first line, where they stand.
   */
  static Dealer of(Map<String, List<String>> orders) {
    return wanted -> given(wanted, orders.get(wanted.key()));
  }

  /** No shuffling at all: the cards in the order of their names. */
  static Dealer sorted() {
    return Shuffle::cards;
  }

  private static List<String> given(Shuffle wanted, List<String> order) {
    if (order == null) {
      throw new PlaythroughException(
          1, "\"chance\" has no order of \"%s\", which the game needs".formatted(wanted.key()));
    }
    if (!wanted.admits(order)) {
      throw new PlaythroughException(
          1,
          "\"chance\" has an order of \"%s\" that is not made of its cards: %s"
              .formatted(wanted.key(), String.join(" ", wanted.cards())));
    }
    return order;
  }
}
