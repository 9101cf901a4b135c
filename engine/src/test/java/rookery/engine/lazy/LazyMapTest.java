package rookery.engine.lazy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LazyMapTest {
  private final List<String> asked = new ArrayList<>();

  private final LazyMap<String, Integer> lengths =
      LazyMap.of(
          key -> {
            asked.add(key);
            return key.length();
          });

  @Test
  void eachValueIsWorkedOutOnce() {
    assertEquals(1, lengths.get("a"));
    assertEquals(2, lengths.get("bc"));
    assertEquals(1, lengths.get("a"));
    assertEquals(List.of("a", "bc"), asked);
  }
}
