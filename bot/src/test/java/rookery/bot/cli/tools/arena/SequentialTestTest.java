package rookery.bot.cli.tools.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** When enough games were played. */
class SequentialTestTest {
  private final SequentialTest test = new SequentialTest(0.5, 0.75);

  private Optional<Double> decided(int wins, int draws, int losses) {
    return test.decided(new SequentialTest.Ended(wins, draws, losses));
  }

  @Test
  void fewGamesShowNothing() {
    assertEquals(Optional.empty(), decided(0, 0, 0));
    assertEquals(Optional.empty(), decided(7, 0, 0));
  }

  @Test
  void eightWinsInARowShowTheUpperShare() {
    assertEquals(Optional.of(0.75), decided(8, 0, 0));
  }

  @Test
  void fiveLossesInARowShowTheLowerShare() {
    assertEquals(Optional.empty(), decided(0, 0, 4));
    assertEquals(Optional.of(0.5), decided(0, 0, 5));
  }

  @Test
  void drawsAloneShowTheShareThatLiesAtHalfThePoints() {
    assertEquals(Optional.empty(), decided(0, 3, 0));
    assertEquals(Optional.of(0.5), decided(0, 5, 0));
  }

  @Test
  void drawsAmongWinsShowMoreThanAsManyWinsAndLosses() {
    assertEquals(Optional.of(0.75), decided(10, 8, 0));
    assertEquals(Optional.empty(), decided(14, 0, 4));
  }

  @Test
  void sharesMustLieBetweenNothingAndAllTheLowerFirst() {
    assertThrows(IllegalArgumentException.class, () -> new SequentialTest(0.7, 0.7));
    assertThrows(IllegalArgumentException.class, () -> new SequentialTest(0, 0.7));
    assertThrows(IllegalArgumentException.class, () -> new SequentialTest(0.5, 1));
  }
}
