package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import rookery.engine.explanation.Plan;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * A plan in more or fewer words, with as much of what threatens as there may be room for.
 *
 * @param advice all there is to say
 * @param danger the first sentence of what threatens, if anything does
 * @param brief the plan in a few words
 */
record PlanWording(Sentences advice, Sentences danger, Plan plan, Sentence brief) {
  /** What became of an older plan, and what a capture costs that isn't advised. */
  private static final Set<SentenceRole> DUE = Set.of(SentenceRole.FORMER, SentenceRole.WEIGHTY);

  /** From the most words to the fewest. */
  List<Sentences> ways() {
    Sentences whole = plan.explanation().told();
    Sentences few = Sentences.of(brief);
    Sentences price = whole.only(Set.of(SentenceRole.WEIGHTY));
    boolean isDue = !whole.only(DUE).isEmpty();
    List<Sentences> ways = new ArrayList<>(List.of(advice, danger.then(whole)));
    if (isDue || plan.naming().role() == SentenceRole.RESCUE) {
      // A plan that saves a piece says itself that it's in danger.
      ways.add(whole);
    }
    if (isDue) {
      ways.add(whole.only(Set.of(SentenceRole.FORMER)).then(few).then(price));
      ways.add(few.then(price));
    }
    ways.add(danger.then(Sentences.of(plan.naming())));
    ways.add(danger.then(few));
    ways.add(few);
    return ways;
  }

  /** Whether one of these ways is told as far as it's needed. */
  boolean isTold(Sentences way, Predicate<Sentence> told) {
    return isTold(told) && way.only(DUE).sentences().stream().allMatch(told);
  }

  /** Whether the plan is told, in its own words or in a few. */
  boolean isTold(Predicate<Sentence> told) {
    return told.test(plan.naming()) || told.test(brief);
  }
}
