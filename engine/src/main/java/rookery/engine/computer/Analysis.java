package rookery.engine.computer;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.computer.knowledge.LikelyAnswer;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.computer.knowledge.SeededNumbers;

/**
 * What one seat could do, valued by what it knew. What is best and whatever else it is asked for
 * are valued by the same measure: each is looked into as often as the other, in worlds drawn alike.
 */
public final class Analysis {
  private final SeatKnowledge knowledge;
  private final Effort effort;
  private final SeededNumbers numbers;
  private final BooleanSupplier enough;
  private final Valuer valuer;
  private final int best;

  private Analysis(
      SeatKnowledge knowledge, Effort effort, RandomGenerator random, BooleanSupplier enough) {
    this.knowledge = knowledge.unfiltered();
    this.effort = effort;
    this.numbers = new SeededNumbers(random.nextLong());
    this.enough = enough;
    this.valuer = this.knowledge.isAlone() ? new Plans() : new Trees();
    this.best = valuer.best();
  }

  /**
   * Looks for what is best.
   *
   * @param knowledge of a seat that may act
   * @param enough asked now and then; once it is true what is found is of no more use
   */
  public static Analysis of(
      SeatKnowledge knowledge, Effort effort, RandomGenerator random, BooleanSupplier enough) {
    return new Analysis(knowledge, effort, random, enough);
  }

  /**
   * What the game is worth to the seat's side once it has done {@code action}, valued just as if
   * that were the best it can do; see {@link Decision#worth}.
   *
   * @param action any of the legal ones
   */
  public static double worth(
      SeatKnowledge known, Action action, Effort effort, RandomGenerator random) {
    SeatKnowledge knowledge = known.unfiltered();
    int place = knowledge.place(action);
    if (knowledge.isAlone()) {
      return new BeamSearch(knowledge, () -> false).worth(place, effort.width(), random);
    }
    Search search = new Search(knowledge, random);
    search.runInto(place, effort.iterations(), random, () -> false);
    return search.choices()[place].provedWorth();
  }

  /** What it would do. */
  public Action best() {
    return knowledge.legal().get(best);
  }

  /** What the game is worth once it has done that, as {@link #best} is valued. */
  public double worth(Action action) {
    return valuer.worth(knowledge.place(action));
  }

  /**
   * What other sides would most likely answer, until the seat's own side is to act again.
   *
   * @return in their order; empty where nobody else acts, or too little is known
   */
  public List<LikelyAnswer> answers(Action action) {
    return valuer.answers(knowledge.place(action));
  }

  /** Values actions by their places among the legal ones. */
  private interface Valuer {
    int best();

    double worth(int action);

    List<LikelyAnswer> answers(int action);
  }

  /** For seats that others play with or against. */
  private final class Trees implements Valuer {
    private final Search search = new Search(knowledge, numbers.of(0));

    @Override
    public int best() {
      search.run(effort.iterations(), numbers.of(1), enough);
      return SearchEdge.best(search.choices());
    }

    /** What is proved at once is hardly visited, and must not be the measure of what is not. */
    @Override
    public double worth(int action) {
      int visits = Math.max(search.choices()[best].visits(), effort.iterations() / 2);
      search.runInto(action, visits, numbers.of(2), enough);
      return search.choices()[action].provedWorth();
    }

    @Override
    public List<LikelyAnswer> answers(int action) {
      return search.answers(action, numbers.of(3));
    }
  }

  /** For somebody who plays alone. */
  private final class Plans implements Valuer {
    @Override
    public int best() {
      Decision decision = new BeamSearch(knowledge, enough).decide(effort.width(), numbers.of(0));
      return knowledge.place(decision.action());
    }

    @Override
    public double worth(int action) {
      return new BeamSearch(knowledge, enough).worth(action, effort.width(), numbers.of(0));
    }

    @Override
    public List<LikelyAnswer> answers(int action) {
      return List.of();
    }
  }
}
