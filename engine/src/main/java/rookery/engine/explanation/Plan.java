package rookery.engine.explanation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What somebody could work towards who can do nothing better at once.
 *
 * @param first the text of the action that begins it; empty where any of several does
 * @param why what a hint says for that action, if it says more than the words
 */
public record Plan(Explanation explanation, Optional<String> first, Optional<Sentence> why) {
  public Plan(Explanation explanation, Optional<String> first) {
    this(explanation, first, Optional.empty());
  }

  /** The same with one more sentence. */
  public Plan then(Sentence more) {
    Sentences told = explanation.told().then(Sentences.of(more));
    return new Plan(new Explanation(told, explanation.marks()), first, why);
  }

  /** The same after a sentence about the plan before it, that has come to nothing. */
  public Plan after(Sentence former) {
    Sentences told = Sentences.of(former.as(SentenceRole.FORMER)).then(explanation.told());
    return new Plan(new Explanation(told, explanation.marks()), first, why);
  }

  /** The sentence that names its first action: the first one that isn't about an older plan. */
  public Sentence naming() {
    return explanation.told().without(SentenceRole.FORMER).sentences().get(0);
  }

  /** The same with more sentences after the one that names its first action. */
  public Plan thenFirst(List<Sentence> more) {
    List<Sentence> told = new ArrayList<>(explanation.told().sentences());
    told.addAll(told.indexOf(naming()) + 1, more);
    return new Plan(new Explanation(new Sentences(told), explanation.marks()), first, why);
  }

  /** The same with a reason. */
  public Plan because(Sentence reason) {
    return new Plan(explanation, first, Optional.of(reason));
  }

  /** Whether it begins with the action of that text. */
  public boolean beginsWith(String action) {
    return first.filter(action::equals).isPresent();
  }
}
