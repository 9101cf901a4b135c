package rookery.engine.games.custodian.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianOptions;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.lazy.Best;

/**
 * Looks for a plan of the side to move: a capture that takes one move to prepare, or two. No move
 * of it leaves a piece to be captured that could be kept from that, and no answer leads the piece
 * that has moved into danger, unless the capture comes first. Nor does its first move take the only
 * defender away from a piece.
 */
public final class PlanSearch {
  /** So many plans are held against all that the other side could answer. */
  private static final int MOST_TRIED = 40;

  /** What a plan is worth for each turn in which its aim can step away, next to any other. */
  private static final double FLEEING = 0.4;

  /** A king that can step away is worth a plan that at least so many of the answers leave alone. */
  private static final double WITHIN_REACH = 0.5;

  private static final double SLIM = 0.02;

  /** The same for one that takes the own king out, which is in danger more than others. */
  private static final double BY_KING = 0.5;

  private final ImaginedTurn now;
  private final List<CustodianPosition> past;
  private final Optional<PairPlan> before;
  private final Map<Board, List<PairCapture>> captures = new HashMap<>();

  private PlanSearch(ImaginedTurn now, List<CustodianPosition> past, Optional<PairPlan> before) {
    this.now = now;
    this.past = past;
    this.before = before;
  }

  /**
   * The plan of the turn before if it can still be carried out, or else the best one.
   *
   * @param past the positions of the turns before, the latest first, as far as they are known
   * @param before the plan of the side to move in its turn before
   */
  public static Optional<PairPlan> found(
      CustodianOptions options,
      CustodianPosition position,
      List<CustodianPosition> past,
      Optional<PairPlan> before) {
    return new PlanSearch(ImaginedTurn.of(options, position), past, before).found();
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

  private Optional<PairPlan> found() {
    Set<Square> hopeless = now.hopeless();
    List<Way> ways =
        now.quiet()
            .filter(step -> past.size() < 2 || !past.get(1).isBefore(step))
            .map(step -> new Way(List.of(step), now.after(step), later(hopeless, step)))
            .filter(Way::isSafe)
            .toList();
    List<PairPlan> soon = ways.stream().flatMap(way -> plans(way, now.victims())).toList();
    return before
        .flatMap(plan -> kept(plan, soon, ways))
        .or(() -> best(soon.stream()))
        .or(() -> best(later(ways)));
  }

  /**
   * A plan of which a move has been played has to be shorter by it, and goes on if few answers stop
   * it, even where one of them brings its piece into danger.
   */
  private Optional<PairPlan> kept(PairPlan before, List<PairPlan> soon, List<Way> ways) {
    Predicate<PairPlan> isSame = before::hasGoalOf;
    return best(soon.stream().filter(isSame))
        .or(
            () ->
                before.isBegun(past.get(1), past.get(0))
                    ? Best.of(
                        soon.stream()
                            .filter(isSame)
                            .filter(plan -> !now.loses(plan) && now.isLikely(plan)),
                        now::survival)
                    : best(later(ways).filter(isSame)));
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
        .flatMap(longer -> plans(longer, already))
        .filter(PairPlan::isDirect);
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
  private Optional<PairPlan> best(Stream<PairPlan> plans) {
    Map<PairPlan, Double> promise = new HashMap<>();
    List<PairPlan> tried =
        plans.sorted(Comparator.comparing(PairPlan::aim)).limit(MOST_TRIED).toList();
    tried.forEach(plan -> promise.put(plan, promise(plan)));
    Map<CustodianMove, Boolean> abandons = new HashMap<>();
    return tried.stream()
        .filter(plan -> promise.get(plan) > 0)
        .sorted(Comparator.<PairPlan, Double>comparing(promise::get).reversed())
        .filter(plan -> !abandons.computeIfAbsent(plan.first(), now::abandons))
        .findFirst();
  }

  /**
   * Nobody is chased who has just stepped away and can do so again, nor a king that most answers
   * save.
   */
  private double promise(PairPlan plan) {
    if (plan.wandersWithKing()) {
      return 0;
    }
    double chance = chance(plan);
    double hope = plan.aim().worth() * chance * (plan.movesKing() ? BY_KING : 1);
    int escapes = hope == 0 ? 0 : now.escapes(plan);
    boolean isVain = isChase(plan) || plan.aim().victim().king() && chance < WITHIN_REACH;
    return escapes > 0 && isVain ? 0 : hope * Math.pow(FLEEING, escapes);
  }

  /** Better than none is a plan that is only safe to begin. */
  private double chance(PairPlan plan) {
    if (now.loses(plan)) {
      return 0;
    }
    double chance = now.chance(plan);
    return chance == 0 && now.isSafe(plan.first()) ? SLIM : chance;
  }

  private boolean isChase(PairPlan plan) {
    return before
        .filter(old -> old.aim().victim().piece() == plan.aim().victim().piece())
        .filter(old -> past.get(0).board().at(old.victim()) == plan.aim().victim().piece())
        .filter(before -> past.get(0).board().isEmpty(plan.victim()))
        .isPresent();
  }
}
