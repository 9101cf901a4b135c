package rookery.bot.rating;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What others keep of each person: a mean and a deviation, for all games together or for each.
 *
 * @param mean the most likely strength
 * @param deviation how sure that is
 */
record Belief(double mean, double deviation) {
  /** Everybody's, by person and perhaps game. */
  static final class Everybody {
    private final Map<String, Belief> known = new HashMap<>();
    private final Belief newcomer;
    private final boolean eachGame;

    Everybody(Belief newcomer, boolean eachGame) {
      this.newcomer = newcomer;
      this.eachGame = eachGame;
    }

    private String key(String person, String game) {
      return eachGame ? person + "\n" + game : person;
    }

    Belief of(String person, String game) {
      return known.getOrDefault(key(person, game), newcomer);
    }

    List<Belief> of(List<String> side, String game) {
      return side.stream().map(person -> of(person, game)).toList();
    }

    void keep(String person, String game, Belief belief) {
      known.put(key(person, game), belief);
    }
  }

  double variance() {
    return deviation * deviation;
  }

  static double sum(List<Belief> side) {
    return side.stream().mapToDouble(Belief::mean).sum();
  }

  static double variance(List<Belief> side) {
    return side.stream().mapToDouble(Belief::variance).sum();
  }

  /** What both OpenSkill and TrueSkill expect: strengths and luck are normal, and add up. */
  static double forecast(List<Belief> first, List<Belief> second, double luck) {
    double variance =
        variance(first) + variance(second) + (first.size() + second.size()) * luck * luck;
    return normal((sum(first) - sum(second)) / Math.sqrt(variance));
  }

  /** The normal distribution function, by Abramowitz and Stegun's 26.2.17 (error below 1e-7). */
  private static double normal(double x) {
    double t = 1 / (1 + 0.2316419 * Math.abs(x));
    double tail =
        Math.exp(-x * x / 2)
            / Math.sqrt(2 * Math.PI)
            * t
            * (0.319381530
                + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    return x > 0 ? 1 - tail : tail;
  }
}
