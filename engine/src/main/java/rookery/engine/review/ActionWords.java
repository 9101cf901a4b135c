package rookery.engine.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/**
 * What could have been done, as a part of a sentence.
 *
 * @param words {@code pawn d2-d3}, or, if it is a deed, {@code add the black rook on b8}
 */
record ActionWords(Sentence words, boolean isDeed) {
  /** As the log tells moves, else as the game says it, or else by the steps of the menus. */
  static ActionWords of(State before, Seat seat, Action action) {
    Optional<Sentence> move =
        before
            .played(seat, action)
            .news()
            .line(Viewer.of(seat))
            .map(told -> told.text().sentences().get(0))
            .filter(Sentence::isMove);
    return move.map(told -> new ActionWords(told.asPart(), false))
        .or(() -> action.spoken().map(deed -> new ActionWords(Sentence.of("%s", deed), true)))
        .orElseGet(() -> new ActionWords(bySteps(action), false));
  }

  /** By the steps of the menus that lead to it, as the buttons say them. */
  static Sentence bySteps(Action action) {
    List<Object> steps = action.path().stream().<Object>map(step -> step.words()).toList();
    return Sentence.of("\u201c" + Choice.inALine(action.path()) + "\u201d", steps.toArray());
  }

  /** Whether a reason says something that the words don't: of captures, or of points. */
  boolean lacks(Sentence reason) {
    return switch (reason.role()) {
      case CAPTURE ->
          reason.arguments().stream().noneMatch(taken -> words.plain().contains(taken.toString()));
      case POINTS -> words.role() != SentenceRole.POINTS;
      default -> true;
    };
  }

  /**
   * A sentence that ends with it.
   *
   * @param thing its format where the words are a move's or a button's
   * @param deed its format where the words say what one does
   * @param before what the sentence says before it
   */
  Sentence in(String thing, String deed, Object... before) {
    List<Object> arguments = new ArrayList<>(List.of(before));
    arguments.add(words);
    return Sentence.of(isDeed ? deed : thing, arguments.toArray());
  }
}
