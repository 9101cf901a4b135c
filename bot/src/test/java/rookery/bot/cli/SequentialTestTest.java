package rookery.bot.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** When enough games were played. */
class SequentialTestTest {
  private final SequentialTest test = new SequentialTest(0.5, 0.75);

  @Test
  void fewGamesShowNothing() {
    assertEquals(Optional.empty(), test.decided(0, 0));
    assertEquals(Optional.empty(), test.decided(7, 0));
  }

  @Test
  void eightWinsInARowShowTheUpperShare() {
    assertEquals(Optional.of(0.75), test.decided(8, 0));
  }

  @Test
  void fiveLossesInARowShowTheLowerShare() {
    assertEquals(Optional.empty(), test.decided(0, 4));
    assertEquals(Optional.of(0.5), test.decided(0, 5));
  }

  @Test
  void aDrawSpeaksForTheLowerShareWhereItLiesNearer() {
    assertEquals(Optional.empty(), test.decided(2, 2));
    assertEquals(Optional.of(0.5), test.decided(11, 11));
  }

  @Test
  void sharesMustLieBetweenNothingAndAllTheLowerFirst() {
    assertThrows(IllegalArgumentException.class, () -> new SequentialTest(0.7, 0.7));
    assertThrows(IllegalArgumentException.class, () -> new SequentialTest(0, 0.7));
    assertThrows(IllegalArgumentException.class, () -> new SequentialTest(0.5, 1));
  }
}
