package rookery.engine.playthrough;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.engine.Game;
import rookery.engine.cards.Dealer;
import rookery.engine.kit.toy.HeapGame;
import rookery.engine.option.Options;

class RandomPlayoutTest {
  private static final Game HEAP = new HeapGame();
  private static final Options DEFAULTS = Options.of(HEAP.options(), Map.of());

  private static String plies(Integer... choices) {
    return new RandomPlayout(List.of(choices))
        .play(HEAP, DEFAULTS, Dealer.sorted())
        .plies()
        .toString();
  }

  @Test
  void eachNumberPicksALegalPlyModuloTheirNumber() {
    assertEquals("[W a1, B b3, W a2]", plies(0, 5, 4));
  }

  @Test
  void aShorterListIsTheBeginningOfTheSameGame() {
    assertEquals("[W a1, B b3]", plies(0, 5));
  }

  @Test
  void numbersAfterTheEndCountForNothing() {
    assertEquals(plies(2, 1, 2), plies(2, 1, 2, 9, 9));
    assertEquals("[W a3, B a2, W b3]", plies(2, 1, 2, 9, 9));
  }

  @Test
  void aRandomPlayoutIsAsLongAsWanted() {
    RandomPlayout playout = RandomPlayout.random(new SplittableRandom(1), 400);
    assertEquals(400, playout.choices().size());
    assertTrue(playout.play(HEAP, DEFAULTS, Dealer.sorted()).isOver());
  }

  @Test
  void negativeNumbersAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> new RandomPlayout(List.of(1, -1)));
  }
}
