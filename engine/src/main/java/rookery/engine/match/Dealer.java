package rookery.engine.match;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import rookery.engine.Shuffle;
import rookery.engine.State;
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

  /** What {@code state} becomes when every deck it asks for has been dealt. */
  default State deal(State state) {
    State dealt = state;
    while (dealt.chance().isPresent()) {
      dealt = dealt.shuffled(shuffle(dealt.chance().get()));
    }
    return dealt;
  }

  /** Every order equally likely, as far as the generator goes. */
  static Dealer of(RandomGenerator random) {
    return wanted -> Cards.shuffled(wanted.cards(), random);
  }

  /**
   * The orders that an exchange file gives. A deck that has none, or one not made of its cards, is
   * a {@link PlaythroughException}.
   *
   * @param line the number of the line that the game has come to
   */
  static Dealer of(Map<String, List<String>> orders, int line) {
    return wanted -> given(wanted, orders.get(wanted.key()), line);
  }

  /** No shuffling at all: the cards in the order of their names. */
  static Dealer sorted() {
    return Shuffle::cards;
  }

  private static List<String> given(Shuffle wanted, List<String> order, int line) {
    if (order == null) {
      throw new PlaythroughException(
          line,
          "\"chance\" gives no order of \"%s\", which the game needs now".formatted(wanted.key()));
    }
    if (!wanted.admits(order)) {
      throw new PlaythroughException(
          line,
          "the order that \"chance\" gives of \"%s\" is not made of its cards: %s"
              .formatted(wanted.key(), String.join(" ", wanted.cards())));
    }
    return order;
  }
}
