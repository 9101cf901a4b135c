package rookery.bot.cli;

import java.util.Optional;

/**
 * Wald's sequential probability ratio test: after every game it says whether the first player's
 * share of the points is rather the lower or rather the upper of two, or that it takes more games.
 * It errs in one of twenty cases either way. A draw counts as half a win and half a loss, which
 * makes it more careful than it need be.
 *
 * @param lower the share that would be too little
 * @param upper the share that is hoped for
 */
record SequentialTest(double lower, double upper) {
  private static final double SURE = Math.log(19);

  SequentialTest {
    if (!(0 < lower && lower < upper && upper < 1)) {
      throw new IllegalArgumentException("Two shares between 0 and 1, the lower first.");
    }
  }

  /**
   * Which of the two it is.
   *
   * @param won points of the first player
   * @param lost points of the second
   * @return empty as long as that is open
   */
  Optional<Double> decided(double won, double lost) {
    double evidence = won * Math.log(upper / lower) + lost * Math.log((1 - upper) / (1 - lower));
    if (Math.abs(evidence) < SURE) {
      return Optional.empty();
    }
    return Optional.of(evidence > 0 ? upper : lower);
  }
}
