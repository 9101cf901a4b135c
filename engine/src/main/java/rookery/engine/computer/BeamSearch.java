package rookery.engine.computer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.computer.knowledge.SampledWorld;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.text.Sentence;

/**
 * Plans for somebody who plays alone: at each depth it goes on from the best few states alone,
 * first from very few, so that there is a plan when time is short, and then from more. A plan ends
 * where something hidden is shown, with what the state seems worth then; where that is the first
 * thing to do, it is looked at in several worlds, and planned on in each.
 */
final class BeamSearch {
  private static final int DEEPEST = 40;
  private static final int FORESEEN = 4;
  private static final int NARROWER = 8;

  /** What a win without points is worth, for which no loss is taken. */
  private static final double LEAST_WIN = 1e-9;

  private static final Sentence NO_WAY = Sentence.of("I see no way to win from here any more.");

  private static final Sentence IMPOSSIBLE = Sentence.of("A win isn't possible any more.");

  private static final Sentence NOT_YET = Sentence.of("I don't see a win yet.");

  /** The next hint may look further, and see one. */
  private static final Sentence NO_OTHER = Sentence.of("I don't see a win without it yet.");

  private static final Sentence TOO_LATE =
      Sentence.of("I see no win any more, but this loses the fewest points.");

  private final SeatKnowledge outlook;
  private final Seat seat;
  private BooleanSupplier enough;
  private int looked;

  /**
   * A state on the way, with the place of the first thing done among all that could be.
   *
   * @param before the one that it was come from; null after the first thing done
   * @param done what led here
   */
  private record Stop(SampledWorld world, int first, double worth, Stop before, Action done) {
    /** What was done after the first thing, unless all is lost. */
    private List<Action> further() {
      LinkedList<Action> further = new LinkedList<>();
      for (Stop at = this; at.before != null; at = at.before) {
        further.addFirst(at.done);
      }
      return isHopeless() ? List.of() : further;
    }

    private boolean isHopeless() {
      return worth == 0;
    }

    /** What is said where there is no win. */
    private Optional<Sentence> doubt(Seat seat) {
      if (isHopeless()) {
        return Optional.of(NO_WAY);
      }
      return world.isOver()
          ? Optional.of(TOO_LATE).filter(late -> points().isEmpty())
          : Optional.of(NOT_YET).filter(yet -> isCutOff(seat));
    }

    /** What is said where no win is possible. */
    private Sentence end() {
      return isHopeless() ? NO_WAY : world.isOver() ? TOO_LATE : IMPOSSIBLE;
    }

    /** Whether the plan doesn't end because something hidden is shown. */
    private boolean isCutOff(Seat seat) {
      return before != null && !before.world().told(seat, done).reveals();
    }

    /** The points of a win; empty where it is none. */
    private Optional<Integer> points() {
      return world.winningScore();
    }
  }

  BeamSearch(SeatKnowledge outlook, BooleanSupplier enough) {
    this.outlook = outlook;
    this.seat = outlook.seat();
    this.enough = enough;
  }

  /** What to do first for somebody who has decided nothing yet. */
  Decision decide(int width, RandomGenerator random) {
    return decide(Optional.empty(), enough, width, random);
  }

  /**
   * What to do first.
   *
   * @param earlier what was decided last: if the win that it saw is still there, that is given up
   *     only for a better one
   * @param soon asked in place of the other test where that win is still there
   * @param width how many states it goes on from at each depth
   */
  Decision decide(
      Optional<Decision> earlier, BooleanSupplier soon, int width, RandomGenerator random) {
    SampledWorld now = outlook.world(random);
    Stop known = earlier.flatMap(decision -> promised(decision, now)).orElse(null);
    enough = known == null ? enough : soon;
    Firsts firsts = firsts(IntStream.range(0, outlook.sensible().size()), now);
    Stop certain = certain(firsts, known, width);
    Stop best = best(firsts, certain, width, random);
    Action first = outlook.sensible().get(best.first());
    List<Action> line = Stream.concat(Stream.of(first), best.further().stream()).toList();
    return new Decision(
        first,
        best.worth(),
        looked,
        best.further(),
        new PlannedLine(seat, now, line).purpose(),
        best.points(),
        now.canBeWon() ? doubt(best, firsts, certain) : Optional.of(best.end()),
        best.isHopeless());
  }

  private Optional<Sentence> doubt(Stop best, Firsts firsts, Stop certain) {
    return best.doubt(seat).or(() -> doubtWithout(best, firsts, certain));
  }

  /**
   * Whoever is to begin with what shows something hidden reads whether nothing else seems to win.
   */
  private static Optional<Sentence> doubtWithout(Stop best, Firsts firsts, Stop certain) {
    boolean reveals = firsts.revealing().contains(best.first());
    return reveals && certain != null && certain.points().isEmpty()
        ? Optional.of(NO_OTHER)
        : Optional.empty();
  }

  /** The win that was seen, where some of what was to be done then leads to it from here. */
  private Optional<Stop> promised(Decision earlier, SampledWorld now) {
    List<Action> plan = earlier.plan();
    return IntStream.range(0, plan.size())
        .mapToObj(done -> end(plan.subList(done, plan.size()), now))
        .flatMap(Optional::stream)
        .filter(end -> end.points().isPresent() && end.points().equals(earlier.points()))
        .findFirst();
  }

  /** What becomes of these actions, if they are still possible. */
  private Optional<Stop> end(List<Action> actions, SampledWorld now) {
    Stop at = null;
    SampledWorld world = now;
    for (Action wanted : actions) {
      Optional<Action> action = world.find(seat, wanted);
      int first = at == null ? outlook.sensible().indexOf(wanted) : at.first();
      if (action.isEmpty() || first < 0) {
        return Optional.empty();
      }
      world = world.after(seat, action.get());
      at = stop(world, first, at, action.get());
    }
    return Optional.ofNullable(at);
  }

  /**
   * What the best plan comes to that begins with one of the sensible actions.
   *
   * @param first its place among them
   */
  double worth(int first, int width, RandomGenerator random) {
    Firsts firsts = firsts(IntStream.of(first), outlook.world(random));
    return best(firsts, certain(firsts, null, width), width, random).worth();
  }

  /**
   * What can be done first.
   *
   * @param begun what becomes of it where that shows nothing hidden
   * @param revealing the places of the others
   */
  private record Firsts(List<Stop> begun, List<Integer> revealing) {}

  private Firsts firsts(IntStream places, SampledWorld now) {
    List<Stop> begun = new ArrayList<>();
    List<Integer> revealing = new ArrayList<>();
    for (int i : places.toArray()) {
      SampledWorld.After after = now.told(seat, outlook.sensible().get(i));
      if (after.reveals()) {
        revealing.add(i);
      } else {
        begun.add(stop(after.world(), i, null, outlook.sensible().get(i)));
      }
    }
    return new Firsts(begun, revealing);
  }

  /**
   * The end of the best plan that begins with what shows nothing hidden.
   *
   * @param known an end that was found before; null if there is none
   */
  private Stop certain(Firsts firsts, Stop known, int width) {
    List<Stop> begun = firsts.begun();
    return begun.isEmpty() ? known : plan(begun, width, plan(begun, narrow(width), known));
  }

  /**
   * The end of the best plan.
   *
   * @param certain that of the best one that begins with what shows nothing hidden
   */
  private Stop best(Firsts firsts, Stop certain, int width, RandomGenerator random) {
    boolean isLeap = certain != null && isLeap(certain);
    Stop best = certain;
    for (int i : firsts.revealing()) {
      Stop foreseen = foreseen(i, narrow(width), random);
      boolean isRather = best == null || isLeap && !foreseen.isHopeless();
      best = isRather ? foreseen : better(best, foreseen);
    }
    return best;
  }

  /** Whether it begins with what is risky, and no win is seen. */
  private boolean isLeap(Stop certain) {
    return !certain.world().isOver() && outlook.sensible().get(certain.first()).isRisky();
  }

  private static int narrow(int width) {
    return Math.max(2, width / NARROWER);
  }

  private static Stop better(Stop one, Stop other) {
    return other.worth() > one.worth() ? other : one;
  }

  private Stop stop(SampledWorld world, int first, Stop before, Action done) {
    looked++;
    double least = world.winningScore().isPresent() ? LEAST_WIN : 0;
    return new Stop(world, first, Math.max(least, world.worth(seat)), before, done);
  }

  /** Something that shows what is hidden, as the first thing to do: its mean over some worlds. */
  private Stop foreseen(int first, int width, RandomGenerator random) {
    double sum = 0;
    SampledWorld world = null;
    Action done = outlook.sensible().get(first);
    for (int n = 0; n < FORESEEN; n++) {
      world = outlook.world(random).after(seat, done).dealt(random);
      Stop after = stop(world, first, null, done);
      boolean goesOn = !world.isOver() && outlook.sensible().size() > 1;
      sum += goesOn ? plan(List.of(after), width, null).worth() : after.worth();
    }
    return new Stop(world, first, sum / FORESEEN, null, done);
  }

  /**
   * The end of the best plan that begins with one of these. When time is up, an end that was found
   * counts more than what only seems better, unless it is as bad as can be.
   *
   * @param known an end that was found before; null if there is none
   */
  private Stop plan(List<Stop> begun, int width, Stop known) {
    Stop best = known;
    List<Stop> frontier = narrowed(begun, width);
    for (int depth = 0; depth < DEEPEST && !frontier.isEmpty(); depth++) {
      Stop hope = frontier.get(0);
      if (best != null && best.worth() >= hope.worth() || enough.getAsBoolean()) {
        return best == null || best.worth() == 0 ? hope : best;
      }
      List<Stop> further = new ArrayList<>();
      Set<Object> seen = new HashSet<>();
      for (Stop stop : frontier) {
        best = goOn(stop, best, further, seen);
      }
      frontier = narrowed(further, width);
    }
    return best == null ? begun.get(0) : best;
  }

  /**
   * Adds what can be gone on from; gives back the best end so far.
   *
   * @param seen what was come to already by another order of the same actions, mostly
   */
  private Stop goOn(Stop stop, Stop bestSoFar, List<Stop> further, Set<Object> seen) {
    if (stop.world().isOver()) {
      return bestSoFar == null ? stop : better(bestSoFar, stop);
    }
    Stop best = bestSoFar;
    for (Action action : stop.world().sensible(seat)) {
      SampledWorld.After after = stop.world().told(seat, action);
      if (!after.reveals() && !seen.add(after.world().like())) {
        continue;
      }
      Stop next = stop(after.world(), stop.first(), stop, action);
      if (after.reveals() || after.world().isOver()) {
        best = best == null ? next : better(best, next);
      } else {
        further.add(next);
      }
    }
    return best;
  }

  /** The best of them, one of those that are alike, the best first. */
  private static List<Stop> narrowed(List<Stop> stops, int width) {
    List<Stop> sorted = new ArrayList<>(stops);
    sorted.sort(Comparator.comparingDouble(Stop::worth).reversed());
    List<Stop> narrowed = new ArrayList<>();
    Set<Object> seen = new HashSet<>();
    for (Stop stop : sorted) {
      if (narrowed.size() == width) {
        return narrowed;
      }
      if (seen.add(stop.world().like())) {
        narrowed.add(stop);
      }
    }
    return narrowed;
  }
}
