package rookery.bot.rating;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Glickman's Glicko-2, one result at a time, on its inner scale. It knows no teams: each person
 * meets the mean of the other side. Volatility stays as it is set, as strengths do not change here.
 */
final class GlickoForecaster implements Forecaster {
  private final Belief.Everybody beliefs;
  private final double volatility;

  /**
   * Knows nobody.
   *
   * @param deviation of somebody new, in logits
   * @param volatility what is added to a deviation before each game
   * @param eachGame whether each game has ratings of its own
   */
  GlickoForecaster(double deviation, double volatility, boolean eachGame) {
    this.beliefs = new Belief.Everybody(new Belief(0, deviation), eachGame);
    this.volatility = volatility;
  }

  private static double g(double variance) {
    return 1 / Math.sqrt(1 + 3 * variance / (Math.PI * Math.PI));
  }

  private Belief mean(List<String> side, String game) {
    List<Belief> all = beliefs.of(side, game);
    return new Belief(Belief.sum(all) / all.size(), Math.sqrt(Belief.variance(all)) / all.size());
  }

  @Override
  public double forecast(RatedResult next) {
    Belief first = mean(next.first(), next.game());
    Belief second = mean(next.second(), next.game());
    double shrunk = g(first.variance() + second.variance());
    return PosteriorFit.sigmoid(shrunk * (first.mean() - second.mean()));
  }

  @Override
  public void learn(RatedResult played) {
    Belief first = mean(played.first(), played.game());
    Belief second = mean(played.second(), played.game());
    Map<String, Belief> changed = new HashMap<>();
    for (String person : played.first()) {
      changed.put(person, met(beliefs.of(person, played.game()), second, played.score()));
    }
    for (String person : played.second()) {
      changed.put(person, met(beliefs.of(person, played.game()), first, 1 - played.score()));
    }
    changed.forEach((person, belief) -> beliefs.keep(person, played.game(), belief));
  }

  private Belief met(Belief one, Belief other, double score) {
    double g = g(other.variance());
    double expected = PosteriorFit.sigmoid(g * (one.mean() - other.mean()));
    double information = g * g * expected * (1 - expected);
    double before = one.variance() + volatility * volatility;
    double after = 1 / (1 / before + information);
    return new Belief(one.mean() + after * g * (score - expected), Math.sqrt(after));
  }
}
