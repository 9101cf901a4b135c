package rookery.engine.games.toddler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.engine.games.toddler.capture.ToddlerCaptureSearch;
import rookery.engine.games.toddler.move.ToddlerMove;

class ToddlerCaptureSearchTest {
  private static final int POSITIONS = 40;
  private static final int FARTHEST = 3;

  /** Asked near it, where a search that stops too soon would be found out. */
  @Test
  void aCaptureWinsMoreThanJustWhatIsLessThanItsBalance() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < POSITIONS; i++) {
      ToddlerCaptureSearch search = new ToddlerCaptureSearch(RandomToddlerPositions.next(random));
      for (ToddlerMove capture : search.capturing()) {
        double balance = search.balance(capture);
        for (int off = -FARTHEST; off <= FARTHEST; off++) {
          assertEquals(off < 0, search.winsMoreThan(balance + off, capture), capture.text());
        }
      }
    }
  }
}
