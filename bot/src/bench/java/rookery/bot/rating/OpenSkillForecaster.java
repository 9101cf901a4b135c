package rookery.bot.rating;

import com.pocketcombats.openskill.Adjudicator;
import com.pocketcombats.openskill.RatingModelConfig;
import com.pocketcombats.openskill.data.PlayerResult;
import com.pocketcombats.openskill.data.SimplePlayerResult;
import com.pocketcombats.openskill.data.SimpleTeamResult;
import com.pocketcombats.openskill.data.TeamResult;
import com.pocketcombats.openskill.model.BradleyTerryFull;
import com.pocketcombats.openskill.model.PlackettLuce;
import java.util.List;

/** OpenSkill, of Weng and Lin. */
final class OpenSkillForecaster implements Forecaster {
  private static final double MEAN = 25;

  private final Belief.Everybody beliefs;
  private final double beta;
  private final Adjudicator<String> rules;

  /**
   * Knows nobody.
   *
   * @param deviation of somebody new
   * @param beta how much luck there is
   * @param plackett whether the model is Plackett and Luce's, else Bradley and Terry's
   * @param eachGame whether each game has ratings of its own
   */
  OpenSkillForecaster(double deviation, double beta, boolean plackett, boolean eachGame) {
    this.beliefs = new Belief.Everybody(new Belief(MEAN, deviation), eachGame);
    this.beta = beta;
    RatingModelConfig config = RatingModelConfig.builder().setBeta(beta).setTau(0).build();
    this.rules =
        new Adjudicator<>(
            config, plackett ? new PlackettLuce(config) : new BradleyTerryFull(config));
  }

  @Override
  public double forecast(RatedResult next) {
    return Belief.forecast(
        beliefs.of(next.first(), next.game()), beliefs.of(next.second(), next.game()), beta);
  }

  @Override
  public void learn(RatedResult played) {
    int rank = played.score() > 0.5 ? 1 : 2;
    List<TeamResult<String>> teams =
        List.of(
            team(played.first(), played.game(), rank),
            team(played.second(), played.game(), 3 - rank));
    rules
        .rate(teams)
        .forEach(
            changed ->
                beliefs.keep(
                    changed.playerId(), played.game(), new Belief(changed.mu(), changed.sigma())));
  }

  private TeamResult<String> team(List<String> side, String game, int rank) {
    List<Belief> all = beliefs.of(side, game);
    List<PlayerResult<String>> players =
        side.stream().map(person -> player(person, beliefs.of(person, game))).toList();
    return new SimpleTeamResult<>(Belief.sum(all), Math.sqrt(Belief.variance(all)), rank, players);
  }

  private static PlayerResult<String> player(String person, Belief belief) {
    return new SimplePlayerResult<>(person, belief.mean(), belief.deviation());
  }
}
