package rookery.engine.computer;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.computer.knowledge.SampledWorld;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What somebody who plays alone means to do.
 *
 * @param start the world in which it begins
 * @param actions in order
 */
record PlannedLine(Seat seat, SampledWorld start, List<Action> actions) {
  /**
   * What the first of the actions is for: the next that only it makes possible, with what that is
   * good for, or else what is done next.
   */
  Sentences purpose() {
    OptionalInt enabled = toldFromHere(enabled());
    int meant = enabled.orElse(1);
    if (meant >= actions.size()) {
      return Sentences.NONE;
    }
    String words =
        enabled.isEmpty()
            ? "Then I'd %s."
            : meant == 1 ? "Only then can I %s." : "Later, it lets me %s.";
    Stream<Sentence> deed =
        actions.get(meant).spoken().map(spoken -> Sentence.of(words, spoken)).stream();
    return new Sentences(Stream.concat(deed, gain(meant).stream()).toList());
  }

  /** The place of the first action that is not possible without the one that begins the line. */
  private OptionalInt enabled() {
    SampledWorld without = start;
    for (int i = 1; i < actions.size() && !without.isOver(); i++) {
      Optional<Action> action = without.find(seat, actions.get(i));
      if (action.isEmpty()) {
        return OptionalInt.of(i);
      }
      without = without.after(seat, action.get());
    }
    return OptionalInt.empty();
  }

  /** Not of a piece that first has to go where it will stand then: nobody would find it there. */
  private OptionalInt toldFromHere(OptionalInt place) {
    return place.stream()
        .filter(
            later -> {
              String from = actions.get(later).path().get(0).value();
              return actions.subList(1, later).stream().noneMatch(move -> goal(move).equals(from));
            })
        .findFirst();
  }

  private static String goal(Action action) {
    return action.path().get(action.path().size() - 1).value();
  }

  /** What one of the actions is good for at once. */
  private Optional<Sentence> gain(int place) {
    SampledWorld before = start;
    for (Action action : actions.subList(0, place)) {
      before = before.after(seat, action);
    }
    return before
        .why(seat, actions.get(place))
        .filter(PlannedLine::isOwnDoing)
        .map(one -> one.beginning("It ", "That "));
  }

  /** Neither what it spoils at first nor what could come third. */
  private static boolean isOwnDoing(Sentence reason) {
    boolean isForeseen = reason.role() == SentenceRole.FORESEEN;
    return reason.role() == SentenceRole.FACT || isForeseen && reason.format().startsWith("It ");
  }
}
