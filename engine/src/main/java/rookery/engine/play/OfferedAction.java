package rookery.engine.play;

import rookery.engine.Action;
import rookery.engine.ActionStandIn;
import rookery.engine.ActionText;

/**
 * A deed as others see it. Two are equal when their texts are, whatever the situation; the
 * situation, which holds secrets, can be reached by the kernel alone.
 */
record OfferedAction<S extends Situation<S>>(SituationAction<S> deed)
    implements Action, ActionStandIn {
  @Override
  public ActionText original() {
    return deed;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OfferedAction<?> act && act.text().equals(text());
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
