package rookery.engine.play;

import java.util.List;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;

/**
 * A deed as others see it. Two are equal when their texts are, whatever the scene; the scene, which
 * holds secrets, can be reached by the kernel alone.
 */
record Act<S extends Scene<S>>(Deed<S> deed) implements Action {
  @Override
  public String text() {
    return deed.text();
  }

  @Override
  public List<Choice> path() {
    return deed.path();
  }

  @Override
  public boolean secret() {
    return deed.secret();
  }

  @Override
  public Optional<String> asks() {
    return deed.asks();
  }

  @Override
  public List<Square> captures() {
    return deed.captures();
  }

  @Override
  public List<Mark> marks() {
    return deed.marks();
  }

  @Override
  public boolean caseMatters() {
    return deed.caseMatters();
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
