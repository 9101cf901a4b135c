package rookery.engine.computer;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.computer.knowledge.SampledWorld;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.computer.knowledge.SeededNumbers;
import rookery.engine.computer.knowledge.WinningTurn;
import rookery.engine.motive.PiecesAtRisk;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * What a hint recommends: what wins this turn, or else what the strongest player would do; but
 * where the player is told of a plan, rather what begins it, else where that leaves a piece in
 * danger, rather what saves it, and where it is risky or its own piece could be captured, rather
 * what isn't, if that is hardly worse once it was looked into as deeply.
 */
public record Adviser(SeatKnowledge outlook) {
  /** As {@link Evaluation#advantage} counts: a third of a pawn or so. */
  private static final double HARDLY = 0.08;

  /** A pawn or so is not worth a risk. */
  private static final double SAFER = 0.25;

  /**
   * What it may cost to keep to a plan, a piece or so: advice that differs from what was read a
   * moment ago is worth less, and a plan has been checked against all that could be captured next,
   * which a short search may miss.
   */
  private static final double KEPT = 0.6;

  /** Whoever is warned of a mate and advised something else takes it for a mistake. */
  private static final double WHATEVER_IT_COSTS = Double.POSITIVE_INFINITY;

  private static final Sentence CHECKMATE = Sentence.of("I see no sure way to stop the checkmate.");

  private static final int TRIED = 3;
  private static final int LEAST = 100;

  /** Advises nothing that the player would be warned of, and what a partner expects. */
  public Adviser {
    outlook = outlook.advisable().besidePerson();
  }

  /**
   * One of the things that the seat may do, and what wins after it if it plays alone; the same
   * whenever it is asked for with equal numbers.
   *
   * @param earlier what was advised last, and may still hold
   * @param numbers of whoever asks; nobody else may know them, or they could look up what was
   *     advised for a choice that is secret
   * @param most asked now and then; once it is true the first search ends, and whoever plays alone
   *     is told again what was advised last, if no better is known
   * @param enough the same for all that follows
   */
  public Decision advise(
      Optional<Decision> earlier,
      SeededNumbers numbers,
      BooleanSupplier most,
      BooleanSupplier enough) {
    RandomGenerator random = outlook.same(numbers);
    if (outlook.isAlone()) {
      return new BeamSearch(outlook, enough).decide(earlier, most, Effort.CLUB.width(), random);
    }
    Optional<WinningTurn> win = outlook.win();
    if (win.isPresent()) {
      return new Decision(win.get().line().get(0), 1, 0);
    }
    SampledWorld world = outlook.world(random);
    PiecesAtRisk risks = world.atRisk(outlook.seat());
    List<Integer> planned = planned(world.planned(outlook.seat()));
    List<Action> sensible = outlook.sensible();
    boolean isSafe = sensible.stream().allMatch(a -> risks.left(a).isEmpty() && !isDoubtful(a));
    boolean isMate = world.isThreatened(outlook.seat());
    if (isSafe && !isMate && planned.isEmpty()) {
      return ComputerPlayers.CLUB.choose(outlook, random, enough);
    }
    Search search = new Search(outlook, random);
    search.run(Effort.CLUB.iterations(), random, most);
    SearchEdge[] choices = search.choices();
    int best = SearchEdge.best(choices);
    if (choices[best].proof() == SearchEdge.OPEN) {
      int kept = rather(best, KEPT, planned, search, random, enough);
      best =
          planned.contains(kept)
              ? kept
              : rather(best, HARDLY, savers(best, risks, choices), search, random, enough);
      if (isDoubtful(sensible(best))) {
        best = rather(best, SAFER, safe(choices), search, random, enough);
      }
      if (isMate) {
        List<Integer> averting = averting(best, world, choices, enough);
        best = rather(best, WHATEVER_IT_COSTS, averting, search, random, enough);
      }
    }
    return new Decision(
        sensible(best),
        choices[best].worth(),
        search.iterations(),
        List.of(),
        Sentences.NONE,
        Optional.empty(),
        isMate && sensible(best).isFatal() && isHelpless(world, enough)
            ? Optional.of(CHECKMATE)
            : Optional.empty(),
        false);
  }

  /** Whether nothing at all averts a mate; not so where there was no time to look at all of it. */
  private boolean isHelpless(SampledWorld world, BooleanSupplier enough) {
    return outlook.legal().stream()
        .allMatch(action -> !enough.getAsBoolean() && !world.beginsToAvert(outlook.seat(), action));
  }

  private List<Integer> planned(Optional<String> text) {
    List<Action> sensible = outlook.sensible();
    return IntStream.range(0, sensible.size())
        .filter(i -> text.filter(sensible.get(i).text()::equals).isPresent())
        .boxed()
        .toList();
  }

  /** What leaves fewer of the pieces in danger and no other. */
  private List<Integer> savers(int best, PiecesAtRisk risks, SearchEdge[] choices) {
    SortedSet<?> left = risks.left(sensible(best));
    return left.isEmpty()
        ? List.of()
        : promising(
            choices,
            i -> {
              SortedSet<?> then = risks.left(sensible(i));
              return then.size() < left.size() && left.containsAll(then);
            });
  }

  /** What averts a mate that threatens, or begins a turn that does; none if the best does. */
  private List<Integer> averting(
      int best, SampledWorld world, SearchEdge[] choices, BooleanSupplier enough) {
    IntPredicate averts =
        i ->
            enough.getAsBoolean()
                ? world.averts(outlook.seat(), sensible(i))
                : world.beginsToAvert(outlook.seat(), sensible(i));
    return averts.test(best) ? List.of() : promising(choices, averts);
  }

  /**
   * Whether it could cost something by itself: nobody gives a pawn away for little. What is chosen
   * in secret is chosen for what a partner expects.
   */
  private static boolean isDoubtful(Action action) {
    return action.isRisky() || !action.secret() && action.isExposed();
  }

  private List<Integer> safe(SearchEdge[] choices) {
    return promising(choices, i -> !isDoubtful(sensible(i)));
  }

  private Action sensible(int place) {
    return outlook.sensible().get(place);
  }

  /** Some of those wanted, the most promising first. */
  private static List<Integer> promising(SearchEdge[] choices, IntPredicate wanted) {
    return IntStream.range(0, choices.length)
        .boxed()
        .sorted(Comparator.comparing(i -> -choices[i].worth()))
        .filter(wanted::test)
        .limit(TRIED)
        .toList();
  }

  private static int rather(
      int best,
      double behind,
      List<Integer> others,
      Search search,
      RandomGenerator random,
      BooleanSupplier enough) {
    SearchEdge[] choices = search.choices();
    int visits = Math.max(LEAST, choices[best].visits() / 2);
    others.forEach(other -> search.runInto(other, visits, random, enough));
    double least = advantage(choices[best]) - behind;
    return others.stream()
        .filter(other -> advantage(choices[other]) >= least)
        .max(Comparator.comparing(other -> advantage(choices[other])))
        .orElse(best);
  }

  private static double advantage(SearchEdge edge) {
    return Evaluation.advantage(edge.provedWorth());
  }
}
