package rookery.engine.games.toddler;

import java.util.List;
import java.util.Set;
import rookery.engine.Duel;
import rookery.engine.Evaluation;
import rookery.engine.Game;
import rookery.engine.OptionSpec;
import rookery.engine.Options;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.play.Moment;
import rookery.engine.rules.RuleBook;
import rookery.engine.rules.RulesPage;

/** The Toddler, for two. */
public final class ToddlerGame implements Game {
  @Override
  public String id() {
    return "toddler";
  }

  @Override
  public String title() {
    return "The Toddler";
  }

  @Override
  public String summary() {
    return "Large chess whose pieces guard one another: catch the enemy's child on a board of 11 by 11.";
  }

  @Override
  public List<OptionSpec> options() {
    return List.of();
  }

  @Override
  public List<Seat> seats(Options options) {
    return Duel.SEATS;
  }

  @Override
  public State start(Options options) {
    return new Moment<>(ToddlerScene.start(Setup.position()));
  }

  @Override
  public Set<String> endings() {
    return Endings.ALL;
  }

  @Override
  public boolean hidesNothing() {
    return true;
  }

  @Override
  public Evaluation evaluation(Options options) {
    return Moment.judging(ToddlerScene.class, ToddlerEvaluation::of);
  }

  @Override
  public List<RulesPage> rules() {
    return RuleBook.of(ToddlerGame.class);
  }
}
