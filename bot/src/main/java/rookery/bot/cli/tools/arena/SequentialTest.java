package rookery.bot.cli.tools.arena;

import java.util.Optional;
import java.util.function.DoubleUnaryOperator;

/**
 * The generalized sequential probability ratio test, as it is usual for chess programs: after every
 * pair of games it says whether the first player's share of the points is rather the lower or
 * rather the upper of two, or that it takes more games. It errs in one of twenty cases either way.
 * How often games are drawn is taken as it was found; without draws it is Wald's test.
 *
 * @param lower the share that would be too little
 * @param upper the share that is hoped for
 */
public record SequentialTest(double lower, double upper) {
  private static final double SURE = Math.log(19);
  private static final int HALVINGS = 40;

  public SequentialTest {
    if (!(0 < lower && lower < upper && upper < 1)) {
      throw new IllegalArgumentException("Give two scores between 0 and 1, the lower one first.");
    }
  }

  /** How games ended for the first player. */
  record Ended(int wins, int draws, int losses) {
    /** The sum of something over all games, given by the points that each made. */
    private double sum(DoubleUnaryOperator of) {
      return wins * of.applyAsDouble(1)
          + draws * of.applyAsDouble(0.5)
          + losses * of.applyAsDouble(0);
    }

    /**
     * The logarithm of the likelihood of that, beside the likelihood of what was found, where the
     * points of a game come to {@code share} on average and all else is as likely as can be.
     */
    private double likelihood(double share) {
      // Each end is as often as it was found, tilted by what it makes beyond the share.
      double least = -1 / (1 - share);
      double most = 1 / share;
      for (int n = 0; n < HALVINGS; n++) {
        double tilt = (least + most) / 2;
        boolean isTooLittle = sum(points -> (points - share) / (1 + tilt * (points - share))) > 0;
        least = isTooLittle ? tilt : least;
        most = isTooLittle ? most : tilt;
      }
      double found = (least + most) / 2;
      return -sum(points -> Math.log1p(found * (points - share)));
    }
  }

  /**
   * Which of the two it is.
   *
   * @return empty as long as that is open
   */
  Optional<Double> decided(Ended games) {
    double evidence = games.likelihood(upper) - games.likelihood(lower);
    if (Math.abs(evidence) < SURE) {
      return Optional.empty();
    }
    return Optional.of(evidence > 0 ? upper : lower);
  }
}
