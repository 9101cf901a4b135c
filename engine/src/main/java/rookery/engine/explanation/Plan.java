package rookery.engine.explanation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.diagram.Mark;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What somebody could work towards who can do nothing better at once.
 *
 * @param first the text of the action that begins it; empty where any of several does
 * @param why what a hint says for that action, if it says more than the words
 * @param brief the first action and what it is good for, where there is room for few words
 */
public record Plan(
    Explanation explanation,
    Optional<String> first,
    Optional<Sentence> why,
    Optional<Sentence> brief) {
  public Plan(Explanation explanation, Optional<String> first) {
    this(explanation, first, Optional.empty());
  }

  public Plan(Explanation explanation, Optional<String> first, Optional<Sentence> why) {
    this(explanation, first, why, Optional.empty());
  }

  /** The same with one more sentence. */
  public Plan then(Sentence more) {
    return telling(explanation.told().then(Sentences.of(more)));
  }

  /** The same after a sentence about the plan before it, that has come to nothing. */
  public Plan after(Sentence former) {
    return telling(Sentences.of(former.as(SentenceRole.FORMER)).then(explanation.told()));
  }

  /** The sentence that names its first action: the first one that isn't about an older plan. */
  public Sentence naming() {
    return explanation.told().without(SentenceRole.FORMER).sentences().get(0);
  }

  /** The same with more sentences after the one that names its first action. */
  public Plan thenFirst(List<Sentence> more) {
    List<Sentence> told = new ArrayList<>(explanation.told().sentences());
    told.addAll(told.indexOf(naming()) + 1, more);
    return telling(new Sentences(told));
  }

  private Plan telling(Sentences told) {
    return new Plan(new Explanation(told, explanation.marks()), first, why, brief);
  }

  /** The same with one more mark. */
  public Plan with(Mark mark) {
    List<Mark> marks = new ArrayList<>(explanation.marks());
    marks.add(mark);
    return new Plan(new Explanation(explanation.told(), marks), first, why, brief);
  }

  /** The same with a reason. */
  public Plan because(Sentence reason) {
    return new Plan(explanation, first, Optional.of(reason), brief);
  }

  /** The same with these few words where there is no room for all that it says. */
  public Plan inBrief(Sentence words) {
    return new Plan(explanation, first, why, Optional.of(words));
  }

  /** Whether it begins with the action of that text. */
  public boolean beginsWith(String action) {
    return first.filter(action::equals).isPresent();
  }
}
