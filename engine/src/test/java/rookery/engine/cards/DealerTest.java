package rookery.engine.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import rookery.engine.Shuffle;

class DealerTest {
  private static final Shuffle DECK = new Shuffle("deck", List.of("c", "a", "b"));

  @Test
  void aRandomDealerGivesEveryOrderAboutAsOften() {
    Dealer dealer = Dealer.of(new SplittableRandom(1));
    Map<List<String>, Integer> counts =
        new TreeMap<>((a, b) -> a.toString().compareTo(b.toString()));
    for (int i = 0; i < 6_000; i++) {
      counts.merge(dealer.shuffle(DECK), 1, Integer::sum);
    }
    assertEquals(6, counts.size());
    counts.forEach((order, count) -> assertEquals(1_000, count, 150, order.toString()));
  }

  @Test
  void equalSeedsGiveEqualOrders() {
    assertEquals(
        Dealer.of(new SplittableRandom(7)).shuffle(DECK),
        Dealer.of(new SplittableRandom(7)).shuffle(DECK));
  }

  @Test
  void theSortedDealerShufflesNothing() {
    assertEquals(List.of("a", "b", "c"), Dealer.sorted().shuffle(DECK));
  }
}
