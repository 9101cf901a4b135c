package rookery.bot.rating;

import java.util.ArrayList;
import java.util.List;

/** What the bot does: all results so far are fitted anew. */
final class OurForecaster implements Forecaster {
  private final List<RatedResult> played = new ArrayList<>();

  @Override
  public double forecast(RatedResult next) {
    return Ratings.of(played).forecast(next.game(), next.first(), next.second());
  }

  @Override
  public void learn(RatedResult result) {
    played.add(result);
  }
}
