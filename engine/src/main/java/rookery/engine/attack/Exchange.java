package rookery.engine.attack;

import java.util.List;

/** Captures on one square, one after another. */
public final class Exchange {
  private Exchange() {}

  /**
   * What the first capture wins if each side goes on with its cheapest piece as long as it pays.
   *
   * @param victim what the piece there is worth
   * @param attackers what those are worth that could capture it, the cheapest first
   * @param protectors the same of those that could capture back
   */
  public static double gain(double victim, List<Double> attackers, List<Double> protectors) {
    return attackers.isEmpty()
        ? 0
        : Math.max(
            0, victim - gain(attackers.get(0), protectors, attackers.subList(1, attackers.size())));
  }
}
