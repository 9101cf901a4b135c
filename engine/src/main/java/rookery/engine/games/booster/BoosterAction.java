package rookery.engine.games.booster;

import java.util.List;
import rookery.engine.Action;
import rookery.engine.Choice;

/** One part of a turn, as a seat may do it. Two are equal when their texts are. */
record BoosterAction(Deed deed) implements Action {
  @Override
  public String text() {
    return deed.text();
  }

  @Override
  public List<Choice> path() {
    return deed.path();
  }

  /** BO-17: what is unambiguous in any case would depend on the hand. */
  @Override
  public boolean caseMatters() {
    return deed instanceof Add;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BoosterAction action && action.text().equals(text());
  }

  @Override
  public int hashCode() {
    return text().hashCode();
  }

  @Override
  public String toString() {
    return text();
  }
}
