package rookery.engine.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

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
  void givenOrdersAreDealtAsTheyAre() {
    Dealer dealer = Dealer.of(Map.of("deck", List.of("b", "c", "a")), 7);
    assertEquals(List.of("b", "c", "a"), dealer.shuffle(DECK));
  }

  @Test
  void anOrderThatIsMissingIsNamed() {
    Dealer dealer = Dealer.of(Map.of("pile", List.of("a")), 7);
    PlaythroughException stop =
        assertThrows(PlaythroughException.class, () -> dealer.shuffle(DECK));
    assertEquals(
        "line 7: \"chance\" gives no order of \"deck\", which the game needs now",
        stop.getMessage());
  }

  @Test
  void anOrderOfOtherCardsIsRefused() {
    Dealer dealer = Dealer.of(Map.of("deck", List.of("a", "b", "b")), 7);
    PlaythroughException stop =
        assertThrows(PlaythroughException.class, () -> dealer.shuffle(DECK));
    assertEquals(
        "line 7: the order that \"chance\" gives of \"deck\" is not made of its cards: a b c",
        stop.getMessage());
  }

  @Test
  void theSortedDealerShufflesNothing() {
    assertEquals(List.of("a", "b", "c"), Dealer.sorted().shuffle(DECK));
  }
}
