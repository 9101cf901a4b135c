package rookery.engine.computer;

import java.util.List;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * What a player has decided.
 *
 * @param worth what it thinks the game is worth to its side then, see {@link
 *     rookery.engine.computer.ResultValue}
 * @param iterations how many worlds it has looked into
 * @param further what wins the game after that, in order, whatever it does not know; empty where it
 *     sees no win, or has won
 * @param againstPlan what a player's plan, which begins otherwise, would most likely be answered by
 * @param doubt what a player is told whom nothing helps, as far as it has looked
 */
public record Decision(
    Action action,
    double worth,
    int iterations,
    List<Action> further,
    Optional<Analysis.Answer> againstPlan,
    Optional<Sentence> doubt) {
  public Decision {
    further = List.copyOf(further);
  }

  /** Of a player that sees no win, or wins at once. */
  Decision(Action action, double worth, int iterations) {
    this(action, worth, iterations, List.of(), Optional.empty(), Optional.empty());
  }

  /**
   * What is said for it.
   *
   * @param reason what there is to say but for the win that is seen
   */
  public Sentences told(Sentences reason) {
    if (further.isEmpty()) {
      return reason.then(new Sentences(doubt.stream().toList()));
    }
    Sentences win =
        Sentences.of("I see a win in %s after this.", Phrase.counted(further.size(), "more move"));
    return reason.isEmpty()
        ? win.then(new Sentences(further.get(0).spoken().stream().map(Decision::next).toList()))
        : reason.then(win);
  }

  private static Sentence next(String deed) {
    return Sentence.of("Next I'd %s.", deed);
  }
}
