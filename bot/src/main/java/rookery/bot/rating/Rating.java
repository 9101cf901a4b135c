package rookery.bot.rating;

/**
 * How strong somebody is at one game, on the usual scale: 1500 is the average newcomer, and 174
 * points more mean that one wins e times as often as one loses.
 *
 * @param points the most likely strength
 * @param deviation the standard deviation of it, in points
 */
public record Rating(double points, double deviation) {
  /** Above this deviation a rating says too little to be shown without an "about". */
  public static final double UNSURE = 110;

  /** What one unit of the model (a logit) is on the scale that people know: 400 / ln 10. */
  static final double POINTS = 400 / Math.log(10);

  private static final double AVERAGE = 1500;

  static Rating ofLogits(double strength, double deviation) {
    return new Rating(AVERAGE + POINTS * strength, POINTS * deviation);
  }

  /** Whether there are too few results to trust the number. */
  public boolean unsure() {
    return deviation > UNSURE;
  }

  /**
   * By what a table is sorted: what somebody is worth almost certainly, so that luck leads nothing.
   */
  public double cautious() {
    return points - deviation;
  }

  /**
   * The rating as people read it, such as {@code 1540 ±90}, or {@code about 1540} while it is
   * unsure.
   */
  public String text() {
    return unsure()
        ? "about " + Math.round(points)
        : Math.round(points) + " ±" + Math.round(deviation);
  }
}
