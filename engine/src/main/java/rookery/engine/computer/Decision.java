package rookery.engine.computer;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What a player has decided.
 *
 * @param worth what it thinks the game is worth to its side then, see {@link
 *     rookery.engine.computer.knowledge.ResultValue}
 * @param iterations how many worlds it has looked into
 * @param further what it means to do after that if it plays alone, in order, whatever it does not
 *     know
 * @param purpose what its action makes possible of that, or else what comes next
 * @param points what the game ends with after all of that, where it sees a win; else empty
 * @param doubt what a player is told where it sees no win, or nothing that helps, as far as it has
 *     looked
 * @param isHopeless whether whoever plays alone has lost, as far as it has looked
 */
public record Decision(
    Action action,
    double worth,
    int iterations,
    List<Action> further,
    Sentences purpose,
    Optional<Integer> points,
    Optional<Sentence> doubt,
    boolean isHopeless) {
  public Decision {
    further = List.copyOf(further);
  }

  /** Of a player that sees no win, or wins at once. */
  Decision(Action action, double worth, int iterations) {
    this(
        action,
        worth,
        iterations,
        List.of(),
        Sentences.NONE,
        Optional.empty(),
        Optional.empty(),
        false);
  }

  /**
   * What is said for it.
   *
   * @param reason what there is to say but for what it means to do then
   */
  public Sentences told(Sentences reason) {
    if (further.isEmpty()) {
      return reason.then(new Sentences(doubt.stream().toList()));
    }
    Sentences own = reason.without(SentenceRole.FORESEEN);
    Sentences seen = new Sentences(points.map(this::win).or(() -> doubt).stream().toList());
    return own.isEmpty() || own.has(SentenceRole.PENDING)
        ? own.then(purpose).then(seen)
        : own.then(seen);
  }

  /** With how many of what ends the game; that's not always all that it means to do. */
  private Sentence win(int score) {
    List<String> counted = plan().stream().flatMap(one -> one.countedAs().stream()).toList();
    if (counted.isEmpty()) {
      return Sentence.of("I see a win with %s.", Phrase.counted(score, "point"));
    }
    String what = counted.get(counted.size() - 1);
    return Sentence.of(
        "I see a win with %s in %s.",
        Phrase.counted(score, "point"), Phrase.counted(Collections.frequency(counted, what), what));
  }

  /** All that it means to do, in order. */
  List<Action> plan() {
    return Stream.concat(Stream.of(action), further.stream()).toList();
  }
}
