package rookery.engine.games.booster;

import java.util.List;
import java.util.Set;
import rookery.engine.Duel;
import rookery.engine.Evaluation;
import rookery.engine.Game;
import rookery.engine.OptionSpec;
import rookery.engine.Options;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.chess.ChessEndings;
import rookery.engine.play.Moment;
import rookery.engine.rules.RuleBook;
import rookery.engine.rules.RulesPage;

/** Booster Chess, for two. */
public final class BoosterGame implements Game {
  @Override
  public String id() {
    return "booster";
  }

  @Override
  public String title() {
    return "Booster Chess";
  }

  @Override
  public String summary() {
    return "Cards put checkers under pieces: your own give extra king's steps, the enemy's hobble.";
  }

  @Override
  public List<OptionSpec> options() {
    return BoosterOptions.specs();
  }

  @Override
  public List<Seat> seats(Options options) {
    return Duel.SEATS;
  }

  @Override
  public State start(Options options) {
    return new Moment<>(new Undealt(BoosterOptions.of(options)));
  }

  @Override
  public Set<String> endings() {
    return ChessEndings.ALL;
  }

  @Override
  public Evaluation evaluation(Options options) {
    return Moment.judging(Phase.class, BoosterEvaluation::of);
  }

  @Override
  public List<RulesPage> rules() {
    return RuleBook.of(BoosterGame.class);
  }
}
