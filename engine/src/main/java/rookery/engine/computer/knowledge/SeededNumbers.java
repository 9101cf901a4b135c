package rookery.engine.computer.knowledge;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Numbers that can be drawn again: what is worked out from them, such as a review, is the same
 * whenever it is done. Whoever asks for such work chooses the seed.
 *
 * @param seed equal seeds give equal numbers
 */
public record SeededNumbers(long seed) {
  /** The numbers for one task of many. */
  public RandomGenerator of(long task) {
    return new SplittableRandom(seed + task);
  }
}
