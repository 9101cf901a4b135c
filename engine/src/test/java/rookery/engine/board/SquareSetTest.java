package rookery.engine.board;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SquareSetTest {
  @Test
  void theLastSquareOfABoardOf64Fits() {
    long corner = SquareSet.of(63);
    assertTrue(SquareSet.has(corner, 63));
    assertFalse(SquareSet.has(corner, 0));
  }

  @Test
  void aSquareOfALargerBoardIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> SquareSet.of(64));
    assertThrows(IllegalArgumentException.class, () -> SquareSet.has(SquareSet.of(0), 64));
  }
}
