package rookery.engine.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** What any cards allow. */
public final class Cards {
  private Cards() {}

  /** The cards in an order drawn from {@code random}, each order equally likely. */
  public static <T> List<T> shuffled(List<T> cards, RandomGenerator random) {
    List<T> order = new ArrayList<>(cards);
    for (int last = order.size() - 1; last > 0; last--) {
      Collections.swap(order, last, random.nextInt(last + 1));
    }
    return List.copyOf(order);
  }

  /**
   * Hidden cards as somebody imagines them: shuffled, and the same with the same numbers in
   * whatever order they really lie.
   */
  public static <T extends Comparable<T>> List<T> imagined(List<T> cards, RandomGenerator random) {
    return shuffled(cards.stream().sorted().toList(), random);
  }
}
