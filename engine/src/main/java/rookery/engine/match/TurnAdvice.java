package rookery.engine.match;

import java.util.Optional;
import rookery.engine.State;
import rookery.engine.explanation.Explanation;
import rookery.engine.explanation.Plan;
import rookery.engine.motive.PiecesAtRisk;

/**
 * What a player is told who is to act.
 *
 * @param danger see {@link State#danger}; only before the player has done something in a turn,
 *     unless it comes of what is to be done next
 * @param plan see {@link State#plan}; only before the player has done something in a turn
 */
public record TurnAdvice(Optional<Explanation> danger, Optional<Plan> plan) {
  /** Nothing at all. */
  public static final TurnAdvice NONE = new TurnAdvice(Optional.empty(), Optional.empty());

  /** With what the plan means for the pieces in danger: whether any can be saved, and at what. */
  TurnAdvice with(PiecesAtRisk risks) {
    return new TurnAdvice(
        danger.map(told -> plan.map(one -> risks.around(told, one)).orElse(told)),
        plan.map(risks::around));
  }

  TurnAdvice withoutPlan() {
    return new TurnAdvice(danger, Optional.empty());
  }
}
