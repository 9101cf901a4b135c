package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;

/**
 * What was done in the latest turn in which anything was.
 *
 * @param turn its number
 * @param by whose turn it was
 * @param steps what was done, the first first
 */
record LastGravityTurn(int turn, Colour by, List<GravityStep> steps) {
  /** Before anything was done. */
  static final LastGravityTurn NONE = new LastGravityTurn(0, Colour.BLACK, List.of());

  LastGravityTurn {
    steps = List.copyOf(steps);
  }

  /** After {@code step} was done in {@code now}. */
  LastGravityTurn with(GravityTurn now, GravityStep step) {
    List<GravityStep> longer = new ArrayList<>(now.number() == turn ? steps : List.of());
    longer.add(step);
    return new LastGravityTurn(now.number(), now.colour(), longer);
  }

  /** An arrow for each move. */
  List<Mark> arrows() {
    return steps.stream()
        .filter(GravityStep.Move.class::isInstance)
        .map(GravityStep.Move.class::cast)
        .<Mark>map(move -> Mark.arrow(move.from(), move.to(), by.word()))
        .toList();
  }

  /** Where a piece was added, if one was. */
  Stream<Square> added() {
    return steps.stream()
        .filter(GravityStep.Add.class::isInstance)
        .map(step -> ((GravityStep.Add) step).square());
  }

  /** It in words, empty if nothing was done. */
  String words() {
    List<String> parts = steps.stream().map(GravityStep::words).toList();
    return parts.isEmpty()
        ? ""
        : "%s's last turn: %s.".formatted(by.title(), String.join("; ", parts));
  }
}
