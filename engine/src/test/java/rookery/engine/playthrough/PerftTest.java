package rookery.engine.playthrough;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.Game;
import rookery.engine.cards.Dealer;
import rookery.engine.kit.toy.BidGame;
import rookery.engine.kit.toy.HeapGame;
import rookery.engine.option.Options;

class PerftTest {
  private static final Game HEAP = new HeapGame();
  private static final Game BID = new BidGame();

  private static long count(Game game, Map<String, String> options, int depth) {
    return Perft.count(game, Options.of(game.options(), options), Dealer.sorted(), depth);
  }

  /**
   * Two and three counters: of the five first takings a1 leaves 4 answers, a2 3, b1 4, b2 3, b3 2.
   */
  @ParameterizedTest
  @CsvSource({"0,1", "1,5", "2,16", "5,10", "6,0"})
  void sequencesOfJustThatLengthAreCounted(int depth, long count) {
    assertEquals(count, count(HEAP, Map.of("counters", "2"), depth));
  }

  @Test
  void everySeatThatMayActCounts() {
    assertEquals(6, count(BID, Map.of(), 1));
    assertEquals(36, count(BID, Map.of(), 2));
  }

  @Test
  void gamesThatEndEarlierAreNotCounted() {
    assertEquals(24, count(BID, Map.of("points", "1"), 2));
  }

  @Test
  void thereIsNoNegativeDepth() {
    assertThrows(IllegalArgumentException.class, () -> count(HEAP, Map.of(), -1));
  }
}
