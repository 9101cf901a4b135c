package rookery.engine.games.custodian;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.games.custodian.CustodianPlan.Goal;

/**
 * Looks for a plan of the side to move, which can capture nothing yet: a capture that takes one
 * move to prepare, or two, or else many. No move of it leaves a piece to be captured that could be
 * kept from that, and no answer leads the piece that has moved into danger, unless the capture
 * comes first.
 */
final class PlanSearch {
  /** So many plans are held against all that the other side could answer. */
  private static final int MOST_TRIED = 30;

  private final ImaginedTurn now;
  private final List<CustodianPosition> past;
  private final Map<Board, List<PairCapture>> captures = new HashMap<>();

  private PlanSearch(ImaginedTurn now, List<CustodianPosition> past) {
    this.now = now;
    this.past = past;
  }

  /**
   * The plan of the turn before if it can still be carried out, or else the best one; none where
   * something can be captured at once.
   *
   * @param past the positions of the turns before, the latest first, as far as they are known
   */
  static Optional<CustodianPlan> plan(
      CustodianOptions options, CustodianPosition position, List<CustodianPosition> past) {
    ImaginedTurn now = ImaginedTurn.of(options, position);
    return now.victims().isEmpty() ? new PlanSearch(now, past).plan() : Optional.empty();
  }

  /** Some moves without a capture, and the turn of the other side that follows. */
  private record Way(List<CustodianMove> steps, ImaginedTurn answer, Set<Square> doomed) {
    CustodianMove first() {
      return steps.get(0);
    }

    ImaginedTurn next() {
      return answer.passed();
    }

    Way then(CustodianMove step) {
      List<CustodianMove> more = new ArrayList<>(steps);
      more.add(step);
      return new Way(more, next().after(step), later(doomed, step));
    }

    boolean isSafe() {
      return doomed.containsAll(answer.victims());
    }
  }

  private static Set<Square> later(Set<Square> squares, CustodianMove step) {
    return squares.stream().map(step::later).collect(Collectors.toSet());
  }

  private Optional<CustodianPlan> plan() {
    Set<Square> hopeless = now.hopeless();
    List<Way> ways =
        now.quiet()
            .filter(step -> !undoes(step))
            .map(step -> new Way(List.of(step), now.after(step), later(hopeless, step)))
            .filter(Way::isSafe)
            .toList();
    Optional<Goal> earlier = earlier();
    List<PairPlan> soon = ways.stream().flatMap(way -> plans(way, Set.of())).toList();
    return earlier
        .flatMap(goal -> kept(goal, soon, ways))
        .or(() -> best(soon.stream()))
        .or(() -> further(ways, earlier));
  }

  private Optional<CustodianPlan> kept(Goal goal, List<PairPlan> soon, List<Way> ways) {
    return best(soon.stream().filter(plan -> plan.goal().equals(goal)))
        .or(() -> best(later(ways).filter(plan -> plan.goal().equals(goal))));
  }

  /** What takes two moves to prepare, or many; but an earlier goal stays. */
  private Optional<CustodianPlan> further(List<Way> ways, Optional<Goal> earlier) {
    List<CustodianMove> safe =
        ways.stream().map(Way::first).filter(step -> !now.isFollowedByDanger(step)).toList();
    Optional<CustodianPlan> distant = new DistantSearch(now, safe).best(earlier).map(plan -> plan);
    boolean isKept =
        distant
            .map(CustodianPlan::goal)
            .filter(goal -> earlier.filter(goal::equals).isPresent())
            .isPresent();
    return isKept ? distant : best(later(ways)).or(() -> distant);
  }

  /** Whether a move only takes back the last one of its side. */
  private boolean undoes(CustodianMove move) {
    return past.size() > 1
        && past.get(1).board().at(move.to()) == move.piece()
        && past.get(1).board().isEmpty(move.from());
  }

  /** What the plan of the turn before was for. */
  private Optional<Goal> earlier() {
    return past.size() < 2
        ? Optional.empty()
        : plan(now.options(), past.get(1), past.subList(2, past.size())).map(CustodianPlan::goal);
  }

  /** What can be captured after two moves, but not after the first of them. */
  private Stream<PairPlan> later(List<Way> ways) {
    return ways.stream().flatMap(this::later);
  }

  private Stream<PairPlan> later(Way way) {
    Set<Square> already = way.next().victims();
    return way.next()
        .quiet()
        .filter(step -> step.to() != way.first().from())
        .map(way::then)
        .flatMap(longer -> plans(longer, already));
  }

  private Stream<PairPlan> plans(Way way, Set<Square> already) {
    List<PairCapture> next =
        captures.computeIfAbsent(way.answer().position().board(), board -> way.next().captures());
    return next.isEmpty() || !way.isSafe()
        ? Stream.empty()
        : next.stream()
            .filter(aim -> !already.contains(aim.victim().square()))
            .filter(aim -> !way.doomed().contains(aim.move().from()))
            .filter(aim -> !way.doomed().contains(aim.victim().partner()))
            .map(aim -> new PairPlan(way.steps(), aim));
  }

  /** The one with the most to win that is hardest to prevent. */
  private Optional<CustodianPlan> best(Stream<PairPlan> plans) {
    Map<PairPlan, Double> promise = new HashMap<>();
    List<PairPlan> tried =
        plans.sorted(Comparator.comparing(PairPlan::aim)).limit(MOST_TRIED).toList();
    tried.forEach(plan -> promise.put(plan, plan.aim().worth() * now.chance(plan)));
    return tried.stream()
        .filter(plan -> promise.get(plan) > 0)
        .max(Comparator.comparing(promise::get))
        .map(plan -> plan);
  }
}
