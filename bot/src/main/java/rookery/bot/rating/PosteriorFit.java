package rookery.bot.rating;

import java.util.Arrays;
import java.util.List;

/**
 * A logistic regression with normal priors: the strengths at which results are most likely, and how
 * sure they are. The Hessian has thousands of rows but few entries in each, so it is never written
 * down: it is multiplied, and equations are solved by conjugate gradients. A dense decomposition by
 * a library needs twenty times as long for a club of 500 people.
 */
final class PosteriorFit {
  private static final int MOST_STEPS = 50;
  private static final double CLOSE_ENOUGH = 1e-10;

  /** How exactly equations are solved. Newton's steps need it, as each begins where one ended. */
  private static final double STEP = 1e-7;

  /** A variance is off by the square of this: a millionth, at a third of the work. */
  private static final double VARIANCE = 1e-3;

  private final List<SparseRow> rows;
  private final double[] precisions;
  private final double[] strengths;
  private double[] weights;
  private double[] diagonal;

  private PosteriorFit(List<SparseRow> rows, double[] precisions) {
    this.rows = List.copyOf(rows);
    this.precisions = precisions.clone();
    this.strengths = new double[precisions.length];
  }

  /**
   * Fits the strengths.
   *
   * @param rows what each result depends on
   * @param scores what came out, from 0 to 1, a number for each row
   * @param precisions the inverse variance of each strength's prior, whose mean is 0
   */
  static PosteriorFit of(List<SparseRow> rows, double[] scores, double[] precisions) {
    PosteriorFit fit = new PosteriorFit(rows, precisions);
    fit.weigh();
    for (int steps = 0; steps < MOST_STEPS && fit.improve(scores) > CLOSE_ENOUGH; steps++) {}
    return fit;
  }

  static double sigmoid(double logit) {
    return 1 / (1 + StrictMath.exp(-logit));
  }

  double mean(SparseRow row) {
    return row.dot(strengths);
  }

  /** The variance of a sum of strengths, all that they share included. */
  double variance(SparseRow row) {
    return row.isZero() ? 0 : row.dot(solve(row.dense(precisions.length), VARIANCE));
  }

  /** Takes one step of Newton's and gives the largest change of a strength. */
  private double improve(double[] scores) {
    double[] gradient = new double[strengths.length];
    for (int i = 0; i < strengths.length; i++) {
      gradient[i] = -precisions[i] * strengths[i];
    }
    for (int i = 0; i < rows.size(); i++) {
      rows.get(i).addTo(gradient, scores[i] - sigmoid(mean(rows.get(i))));
    }
    double[] step = solve(gradient, STEP);
    double largest = 0;
    for (int i = 0; i < strengths.length; i++) {
      strengths[i] += step[i];
      largest = Math.max(largest, Math.abs(step[i]));
    }
    weigh();
    return largest;
  }

  /** How much each result says about the strengths it depends on, where they stand now. */
  private void weigh() {
    weights = new double[rows.size()];
    diagonal = precisions.clone();
    for (int i = 0; i < weights.length; i++) {
      double chance = sigmoid(mean(rows.get(i)));
      weights[i] = chance * (1 - chance);
      rows.get(i).addSquaresTo(diagonal, weights[i]);
    }
  }

  private double[] timesHessian(double[] vector) {
    double[] product = new double[vector.length];
    for (int i = 0; i < vector.length; i++) {
      product[i] = precisions[i] * vector[i];
    }
    for (int i = 0; i < weights.length; i++) {
      rows.get(i).addTo(product, weights[i] * rows.get(i).dot(vector));
    }
    return product;
  }

  /** Solves H x = b by conjugate gradients, preconditioned by the diagonal. */
  private double[] solve(double[] b, double exactness) {
    double[] x = new double[b.length];
    double[] residual = b.clone();
    double[] scaled = scale(residual);
    double[] direction = scaled.clone();
    double error = dot(residual, scaled);
    double enough = error * exactness * exactness;
    for (int i = 0; i < b.length && error > enough; i++) {
      double[] image = timesHessian(direction);
      double length = error / dot(direction, image);
      add(x, length, direction);
      add(residual, -length, image);
      scaled = scale(residual);
      double next = dot(residual, scaled);
      double keep = next / error;
      error = next;
      for (int j = 0; j < direction.length; j++) {
        direction[j] = scaled[j] + keep * direction[j];
      }
    }
    return x;
  }

  private double[] scale(double[] vector) {
    double[] scaled = vector.clone();
    Arrays.setAll(scaled, i -> vector[i] / diagonal[i]);
    return scaled;
  }

  private static double dot(double[] one, double[] other) {
    double sum = 0;
    for (int i = 0; i < one.length; i++) {
      sum += one[i] * other[i];
    }
    return sum;
  }

  private static void add(double[] to, double factor, double[] vector) {
    for (int i = 0; i < to.length; i++) {
      to[i] += factor * vector[i];
    }
  }
}
