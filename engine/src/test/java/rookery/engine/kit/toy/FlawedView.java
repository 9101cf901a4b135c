package rookery.engine.kit.toy;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import rookery.engine.State;
import rookery.engine.View;
import rookery.engine.diagram.Diagram;
import rookery.engine.text.Sentences;

/** Makes views that differ from a sound one in one thing. */
record FlawedView(View view) {
  static FlawedView of(View view) {
    return new FlawedView(view);
  }

  View facts(SortedMap<String, Object> facts) {
    return with(facts, view.diagram(), view.alt(), view.status(), view.task());
  }

  View diagram(Diagram diagram) {
    return with(view.facts(), diagram, view.alt(), view.status(), view.task());
  }

  View alt(String alt) {
    return with(view.facts(), view.diagram(), alt, view.status(), view.task());
  }

  View status(String status) {
    return with(view.facts(), view.diagram(), view.alt(), Sentences.of(status), view.task());
  }

  View task(String task) {
    return with(
        view.facts(), view.diagram(), view.alt(), view.status(), Optional.of(Sentences.of(task)));
  }

  private View with(
      SortedMap<String, Object> facts,
      Diagram diagram,
      String alt,
      Sentences status,
      Optional<Sentences> task) {
    return new View(
        view.viewer(),
        facts,
        diagram,
        alt,
        status,
        task,
        view.secret(),
        view.mayAct(),
        view.awaited(),
        view.legal(),
        view.claims(),
        view.result());
  }

  /** With what {@code state} says of who may act, and how, and of the end. */
  View agreeing(State state) {
    return new View(
        view.viewer(),
        view.facts(),
        view.diagram(),
        view.alt(),
        view.status(),
        view.task(),
        view.secret(),
        state.mayAct(),
        state.awaited(),
        view.viewer().seat().map(state::legal).orElse(List.of()),
        view.claims(),
        state.result());
  }
}
