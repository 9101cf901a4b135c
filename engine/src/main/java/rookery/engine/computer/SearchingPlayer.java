package rookery.engine.computer;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.computer.knowledge.SampledWorld;
import rookery.engine.computer.knowledge.SeatKnowledge;

/**
 * Searches, and takes what it looked into most. A weaker one looks into less, and takes now and
 * then something that seemed hardly worse; it never does what it has seen to be bad.
 *
 * @param softness 0 for always the best; else how readily it takes something a little worse
 * @param margin how much worse at most, as {@link Evaluation#advantage} counts
 */
record SearchingPlayer(String name, Effort effort, double softness, double margin)
    implements ComputerPlayer {
  private static final int FEW = 16;
  private static final int SELDOM = 10;
  private static final int ENOUGH_OF_EACH = 4;

  /**
   * About a piece, as {@link Evaluation#advantage} counts: a search finds it hard to agree with a
   * partner, and thinks too little of whatever needs that.
   */
  private static final double PIECE = 1;

  @Override
  public Decision choose(SeatKnowledge outlook, RandomGenerator random, BooleanSupplier enough) {
    if (outlook.isAlone()) {
      return new BeamSearch(outlook, enough).decide(effort.width(), random);
    }
    Search search = new Search(outlook, random);
    boolean free = outlook.sensible().size() > 1;
    search.run(free ? effort.iterations() : FEW, random, enough);
    SearchEdge[] choices = search.choices();
    // A person meets a partner at what seems best to both; two computers are no mind readers.
    boolean agrees = outlook.isBesidePerson() && search.seeksAgreement();
    int taken =
        search.isBlind()
            ? unforeseen(search, random)
            : agrees
                ? expected(choices, outlook.sensible())
                : nearBest(choices, outlook, random, enough);
    return new Decision(outlook.sensible().get(taken), choices[taken].worth(), search.iterations());
  }

  /** Whoever looks into little would overlook what loses at once, where the game can see it. */
  private int nearBest(
      SearchEdge[] choices, SeatKnowledge outlook, RandomGenerator random, BooleanSupplier enough) {
    List<Action> sensible = outlook.sensible();
    int best = SearchEdge.best(choices);
    if (softness == 0) {
      return best;
    }
    double[] chances = softly(choices, choices[best]);
    int taken = drawn(outlook.isBesidePerson() ? foreseen(chances, sensible) : chances, random);
    return sensible.get(taken).isFatal()
        ? averting(choices, outlook, random, enough).orElse(taken)
        : taken;
  }

  /** The best of what doesn't lose at once, or begins a turn that doesn't. */
  private static Optional<Integer> averting(
      SearchEdge[] choices, SeatKnowledge outlook, RandomGenerator random, BooleanSupplier enough) {
    List<Action> sensible = outlook.sensible();
    List<Integer> bestFirst =
        IntStream.range(0, choices.length)
            .boxed()
            .sorted(Comparator.comparing(i -> -choices[i].provedWorth()))
            .toList();
    return bestFirst.stream()
        .filter(i -> !sensible.get(i).isFatal())
        .findFirst()
        .or(
            () -> {
              SampledWorld world = outlook.world(random);
              return bestFirst.stream()
                  .takeWhile(i -> !enough.getAsBoolean())
                  .filter(i -> world.beginsToAvert(outlook.seat(), sensible.get(i)))
                  .findFirst();
            });
  }

  /** The best, or rather what a partner expects unless that loses much. */
  private static int expected(SearchEdge[] choices, List<Action> sensible) {
    int best = SearchEdge.best(choices);
    double least = Evaluation.advantage(choices[best].worth()) - PIECE;
    return IntStream.range(0, choices.length)
        .filter(i -> sensible.get(i).isExpected())
        .filter(i -> Evaluation.advantage(choices[i].worth()) >= least)
        .boxed()
        .max(Comparator.comparing(i -> choices[i].worth()))
        .orElse(best);
  }

  /** The same chances for no more than what a partner expects, if that is among it. */
  private static double[] foreseen(double[] chances, List<Action> sensible) {
    double[] left = new double[chances.length];
    for (int i = 0; i < left.length; i++) {
      left[i] = chances[i] > 0 && sensible.get(i).isExpected() ? chances[i] : 0;
    }
    return Arrays.stream(left).sum() > 0 ? left : chances;
  }

  /** Chances for those not much worse than the best, the worse the rarer. */
  private double[] softly(SearchEdge[] choices, SearchEdge best) {
    double[] chances = new double[choices.length];
    double most = Evaluation.advantage(best.worth());
    for (int i = 0; i < chances.length; i++) {
      double behind = Math.max(0, most - Evaluation.advantage(choices[i].worth()));
      boolean bad = choices[i].proof() != best.proof() || behind > margin;
      boolean known = choices[i].visits() > 0 || choices[i] == best;
      chances[i] = bad || !known ? 0 : Math.exp(-behind / softness);
    }
    return chances;
  }

  /**
   * One of those looked into often, the more often the likelier; any of them where too few worlds
   * were looked into to compare so many. What comes first in some order could be foreseen.
   */
  private static int unforeseen(Search search, RandomGenerator random) {
    SearchEdge[] choices = search.choices();
    if (search.iterations() < ENOUGH_OF_EACH * choices.length) {
      return random.nextInt(choices.length);
    }
    int most = choices[SearchEdge.best(choices)].visits();
    double[] chances = new double[choices.length];
    for (int i = 0; i < chances.length; i++) {
      chances[i] = choices[i].visits() * SELDOM < most ? 0 : choices[i].visits();
    }
    return drawn(chances, random);
  }

  /** One with a chance above zero. */
  private static int drawn(double[] chances, RandomGenerator random) {
    double left = random.nextDouble() * Arrays.stream(chances).sum();
    int taken = -1;
    for (int i = 0; i < chances.length && left >= 0; i++) {
      taken = chances[i] > 0 ? i : taken;
      left -= chances[i];
    }
    return taken;
  }
}
