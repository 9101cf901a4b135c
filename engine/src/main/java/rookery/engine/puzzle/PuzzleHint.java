package rookery.engine.puzzle;

import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentences;

/** What is said to somebody who asks for a hint. */
final class PuzzleHint {
  private static final int SOME = 3;

  private PuzzleHint() {}

  /** With what the answer begins; where that is all of it, that it is one of three. */
  static Sentences of(List<Action> offered, Action answer) {
    Choice first = answer.path().get(0);
    long others = offered.stream().filter(one -> one.path().get(0).equals(first)).count();
    if (others > 1) {
      return Sentences.of("First choose \u201c%s\u201d.", first.words());
    }
    TreeSet<Integer> some = new TreeSet<>();
    for (int i = 0; i < SOME; i++) {
      some.add((offered.indexOf(answer) + i * offered.size() / SOME) % offered.size());
    }
    String either = Phrase.either(Collections.nCopies(some.size(), "\u201c%s\u201d"));
    return Sentences.of(
        "The answer is " + either + ".",
        some.stream().map(i -> offered.get(i).path().get(0).words()).toArray());
  }
}
