package rookery.engine.games.gravity;

import java.util.List;
import java.util.Map;
import java.util.Set;
import rookery.engine.Duel;
import rookery.engine.Evaluation;
import rookery.engine.Game;
import rookery.engine.Options;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.cards.Dealing;
import rookery.engine.diagram.Diagram;
import rookery.engine.play.Moment;

/** Gravity Chess, for two. */
public final class GravityGame implements Game {
  @Override
  public String id() {
    return "gravity";
  }

  @Override
  public String title() {
    return "Gravity Chess";
  }

  @Override
  public String summary() {
    return "Both drop pieces into one well; all of yours fall each turn, and high stacks count more.";
  }

  @Override
  public List<Seat> seats(Options options) {
    return Duel.SEATS;
  }

  @Override
  public State start(Options options) {
    GravityTurn undealt = GravityTurn.undealt();
    return Dealing.of(
        GravityScene.position(undealt, Map.of()),
        Diagram.of(undealt.well().board()),
        Decks.shuffles(),
        orders -> new Moment<>(GravityScene.dealt(orders.get(0), orders.get(1))));
  }

  @Override
  public Set<String> endings() {
    return Points.ENDINGS;
  }

  @Override
  public Evaluation evaluation(Options options) {
    return Moment.judging(GravityScene.class, GravityEvaluation::of);
  }
}
