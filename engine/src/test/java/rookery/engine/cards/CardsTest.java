package rookery.engine.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class CardsTest {
  @Test
  void everyOrderIsAboutEquallyLikely() {
    SplittableRandom random = new SplittableRandom(1);
    Map<String, Integer> seen = new TreeMap<>();
    for (int i = 0; i < 6000; i++) {
      seen.merge(String.join("", Cards.shuffled(List.of("a", "b", "c"), random)), 1, Integer::sum);
    }
    assertEquals(6, seen.size());
    assertEquals(6, seen.values().stream().filter(n -> n > 900 && n < 1100).count());
  }
}
