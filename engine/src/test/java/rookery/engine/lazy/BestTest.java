package rookery.engine.lazy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BestTest {
  private final List<String> asked = new ArrayList<>();

  private Optional<String> longest(String... words) {
    return Best.of(
        Stream.of(words),
        word -> {
          asked.add(word);
          return word.length();
        });
  }

  @Test
  void eachIsAskedAboutOnceAndTheFirstOfTheBestWins() {
    assertEquals(Optional.of("rook"), longest("pin", "rook", "king"));
    assertEquals(List.of("pin", "rook", "king"), asked);
  }

  @Test
  void whatIsAloneIsBestUnasked() {
    assertEquals(Optional.of("rook"), longest("rook"));
    assertEquals(List.of(), asked);
  }

  @Test
  void ofNothingNothingIsBest() {
    assertEquals(Optional.empty(), longest());
  }
}
