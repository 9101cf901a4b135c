package rookery.engine.games.neighbour;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import rookery.engine.text.Sentence;

/**
 * How good a score is: how often a computer player does worse.
 *
 * <p>Measured on 240 games that {@link rookery.engine.computer.ComputerPlayers#CASUAL} played
 * without a time limit, on the deals that {@code SplittableRandom} gives for the seeds from 0 on.
 */
final class NeighbourScores {
  /** The minimum of pieces with which they were played, the usual one. */
  private static final int MINIMUM = 8;

  private static final int TENTHS = 10;

  /** How many games ended with 0 points, a loss, and with each number more. */
  private static final int[] CASUAL = {
    24, 3, 5, 8, 9, 3, 10, 5, 15, 20, 15, 20, 20, 23, 18, 14, 13, 11, 3, 1, 0
  };

  private NeighbourScores() {}

  /**
   * What is said of the score of a win.
   *
   * @return empty for games with other numbers of pieces, which weren't measured
   */
  static Optional<Sentence> compared(int minimum, int score) {
    if (minimum != MINIMUM) {
      return Optional.empty();
    }
    int all = Arrays.stream(CASUAL).sum();
    int worse = IntStream.range(0, Math.min(score, CASUAL.length)).map(i -> CASUAL[i]).sum();
    long tenths = Math.round((double) TENTHS * worse / all);
    return Optional.of(told(tenths));
  }

  private static Sentence told(long tenths) {
    if (tenths == 0) {
      return Sentence.of("A casual computer seldom does worse.");
    }
    return tenths == TENTHS
        ? Sentence.of("A casual computer seldom does as well.")
        : Sentence.of("A casual computer does worse on about %s of %s deals.", tenths, TENTHS);
  }
}
