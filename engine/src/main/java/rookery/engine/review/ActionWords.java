package rookery.engine.review;

import java.util.List;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;

/** What could have been done, as a part of a sentence: {@code pawn d2-d3}. */
final class ActionWords {
  private ActionWords() {}

  /** As the log tells moves; all else by the steps of the menus that lead to it. */
  static Sentence of(State before, Seat seat, Action action) {
    Optional<GameLogLine> line = before.played(seat, action).news().line(Viewer.of(seat));
    return line.map(told -> told.text().sentences().get(0))
        .filter(Sentence::isMove)
        .map(Sentence::asPart)
        .orElseGet(() -> bySteps(action));
  }

  /** By the steps of the menus that lead to it, as the buttons say them. */
  static Sentence bySteps(Action action) {
    List<Object> steps = action.path().stream().<Object>map(step -> step.words()).toList();
    return Sentence.of("\u201c" + Choice.inALine(action.path()) + "\u201d", steps.toArray());
  }
}
