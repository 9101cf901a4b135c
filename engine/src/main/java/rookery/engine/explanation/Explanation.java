package rookery.engine.explanation;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * Why a game has ended as it has, or what a check or a threat means: what was taken, or would be,
 * by what.
 *
 * @param marks the same drawn on the board of that moment; empty where there is nothing to draw
 */
public record Explanation(Sentences told, List<Mark> marks) {
  public Explanation {
    marks = List.copyOf(marks);
    if (told.isEmpty()) {
      throw new IllegalArgumentException("a reason without words");
    }
  }

  /** A reason in one sentence. */
  public static Explanation of(List<? extends Mark> marks, String format, Object... arguments) {
    return new Explanation(Sentences.of(format, arguments), List.copyOf(marks));
  }

  /** A reason that needs only words. */
  public static Explanation of(Sentences told) {
    return new Explanation(told, List.of());
  }

  /** The same where it is how a game has ended. */
  public Explanation asCause() {
    return new Explanation(
        new Sentences(
            told.sentences().stream().map(sentence -> sentence.as(SentenceRole.CAUSE)).toList()),
        marks);
  }

  /** The same with more drawn, each mark once. */
  public Explanation with(List<Mark> more) {
    List<Mark> all = new ArrayList<>(marks);
    more.stream().filter(mark -> !all.contains(mark)).forEach(all::add);
    return new Explanation(told, all);
  }

  /** The same with another first sentence. */
  public Explanation beginningWith(Sentence first) {
    List<Sentence> other = new ArrayList<>(told.sentences());
    other.set(0, first);
    return new Explanation(new Sentences(other), marks);
  }

  /** A picture with this drawn on it, each mark once. */
  public Diagram on(Diagram board) {
    List<Mark> more = new ArrayList<>(marks);
    more.removeAll(board.marks());
    return board.with(more);
  }

  /** Another and then this, drawn on the same board, each mark once. */
  public Explanation below(Explanation first) {
    return new Explanation(first.told.then(told), first.with(marks).marks);
  }

  /** A text and then this, nothing said twice. */
  public Sentences after(Sentences text) {
    List<Sentence> more = new ArrayList<>(told.sentences());
    more.removeIf(sentence -> text.sentences().stream().anyMatch(sentence::saysTheSameAs));
    return text.then(new Sentences(more));
  }
}
