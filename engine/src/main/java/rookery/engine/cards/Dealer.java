package rookery.engine.cards;

import java.util.List;
import java.util.random.RandomGenerator;
import rookery.engine.Shuffle;
import rookery.engine.State;

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

  /** No shuffling at all: the cards in the order of their names. */
  static Dealer sorted() {
    return Shuffle::cards;
  }
}
