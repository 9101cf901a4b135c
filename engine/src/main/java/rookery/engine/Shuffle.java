package rookery.engine;

import java.util.List;

/**
 * Cards that the host must put in a random order before play goes on.
 *
 * @param key under which the order is recorded: {@code deck}, {@code reshuffle1}
 * @param cards what the deck holds, sorted, so that nothing is told by their order here
 */
public record Shuffle(String key, List<String> cards) {
  public Shuffle {
    cards = cards.stream().sorted().toList();
  }

  /**
   * Whether {@code order} is made of just these cards.
   *
   * @return true if it is a permutation of {@link #cards()}
   */
  public boolean admits(List<String> order) {
    return order.stream().sorted().toList().equals(cards);
  }
}
