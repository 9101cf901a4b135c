package rookery.engine.play;

import rookery.engine.Action;
import rookery.engine.Doable;

/**
 * A deed as others see it. Two are equal when their texts are, whatever the scene; the scene, which
 * holds secrets, can be reached by the kernel alone.
 */
record Act<S extends Scene<S>>(Deed<S> deed) implements Action, Doable.StandIn {
  @Override
  public Doable original() {
    return deed;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Act<?> act && act.text().equals(text());
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
