package rookery.bot.rating;

import de.gesundkrank.jskills.GameInfo;
import de.gesundkrank.jskills.ITeam;
import de.gesundkrank.jskills.Player;
import de.gesundkrank.jskills.Team;
import de.gesundkrank.jskills.trueskill.TwoTeamTrueSkillCalculator;
import java.util.List;

/** TrueSkill, of Herbrich, Minka and Graepel. */
final class TrueSkillForecaster implements Forecaster {
  private static final double MEAN = 25;

  private final Belief.Everybody beliefs;
  private final GameInfo info;
  private final TwoTeamTrueSkillCalculator rules = new TwoTeamTrueSkillCalculator();

  /**
   * Knows nobody.
   *
   * @param deviation of somebody new
   * @param beta how much luck there is
   * @param eachGame whether each game has ratings of its own
   */
  TrueSkillForecaster(double deviation, double beta, boolean eachGame) {
    this.beliefs = new Belief.Everybody(new Belief(MEAN, deviation), eachGame);
    this.info = new GameInfo(MEAN, deviation, beta, 0, 0);
  }

  @Override
  public double forecast(RatedResult next) {
    return Belief.forecast(
        beliefs.of(next.first(), next.game()),
        beliefs.of(next.second(), next.game()),
        info.getBeta());
  }

  @Override
  public void learn(RatedResult played) {
    int rank = played.score() > 0.5 ? 1 : 2;
    List<ITeam> teams =
        List.of(team(played.first(), played.game()), team(played.second(), played.game()));
    rules
        .calculateNewRatings(info, teams, rank, 3 - rank)
        .forEach(
            (player, rating) ->
                beliefs.keep(
                    player.toString(),
                    played.game(),
                    new Belief(rating.getMean(), rating.getStandardDeviation())));
  }

  private ITeam team(List<String> side, String game) {
    Team team = new Team();
    for (String person : side) {
      Belief belief = beliefs.of(person, game);
      team.addPlayer(
          new Player<>(person),
          new de.gesundkrank.jskills.Rating(belief.mean(), belief.deviation()));
    }
    return team;
  }
}
