package rookery.engine.games.custodian.plan;

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
import rookery.engine.chess.PieceType;
import rookery.engine.games.custodian.capture.CapturedPiece;
import rookery.engine.games.custodian.move.CustodianMove;
import rookery.engine.games.custodian.move.CustodianOptions;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.games.custodian.plan.PairPlan.Goal;
import rookery.engine.text.Sentence;

/**
 * Looks for a plan of the side to move, which can capture nothing yet: a capture that takes one
 * move to prepare, or two. No move of it leaves a piece to be captured that could be kept from
 * that, and no answer leads the piece that has moved into danger, unless the capture comes first.
 */
public final class PlanSearch {
  /** So many plans are held against all that the other side could answer. */
  private static final int MOST_TRIED = 40;

  /** What a plan is worth against somebody who can step away, next to any other. */
  private static final double FLEEING = 0.4;

  private static final double SLIM = 0.02;

  /** The same for one that takes the own king out, which is in danger more than others. */
  private static final double BY_KING = 0.5;

  private final ImaginedTurn now;
  private final List<CustodianPosition> past;
  private final Optional<PairPlan> earlier;
  private final Map<Board, List<PairCapture>> captures = new HashMap<>();

  private PlanSearch(ImaginedTurn now, List<CustodianPosition> past) {
    this.now = now;
    this.past = past;
    this.earlier =
        past.size() < 2
            ? Optional.empty()
            : plan(now.options(), past.get(1), past.subList(2, past.size()));
  }

  /**
   * The plan of the turn before if it can still be carried out, or else the best one; none where
   * something can be captured at once.
   *
   * @param past the positions of the turns before, the latest first, as far as they are known
   */
  public static Optional<PairPlan> plan(
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

  private Optional<PairPlan> plan() {
    Set<Square> hopeless = now.hopeless();
    List<Way> ways =
        now.quiet()
            .filter(step -> !undoes(step))
            .map(step -> new Way(List.of(step), now.after(step), later(hopeless, step)))
            .filter(Way::isSafe)
            .toList();
    List<PairPlan> soon = ways.stream().flatMap(way -> plans(way, Set.of())).toList();
    return earlier
        .map(PairPlan::goal)
        .flatMap(goal -> kept(goal, soon, ways))
        .or(() -> best(soon.stream()).or(() -> best(later(ways))).map(this::changed));
  }

  private Optional<PairPlan> kept(Goal goal, List<PairPlan> soon, List<Way> ways) {
    return best(soon.stream().filter(plan -> plan.goal().equals(goal)))
        .or(() -> best(later(ways).filter(plan -> plan.goal().equals(goal))));
  }

  /** Whether a move only takes back the last one of its side. */
  private boolean undoes(CustodianMove move) {
    return past.size() > 1
        && past.get(1).board().at(move.to()) == move.piece()
        && past.get(1).board().isEmpty(move.from());
  }

  /** Says what became of the plan before, if the other side made it fail. */
  private PairPlan changed(PairPlan plan) {
    return plan.insteadOf(earlier.filter(this::wasFollowed).map(this::failure));
  }

  private boolean wasFollowed(PairPlan before) {
    Board answered = past.get(0).board();
    return answered.equals(past.get(1).after(before.first()).board());
  }

  private Sentence failure(PairPlan before) {
    CapturedPiece victim = before.aim().victim();
    return now.position().board().at(victim.square()) == victim.piece()
        ? Sentence.of("The old plan no longer works.")
        : Sentence.of(
            "The old plan failed because the %s left %s.",
            PieceType.of(victim.piece()).word(), victim.square());
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
            .map(aim -> new PairPlan(way.steps(), aim, Optional.empty()));
  }

  /** The one with the most to win that is hardest to prevent. */
  private Optional<PairPlan> best(Stream<PairPlan> plans) {
    Map<PairPlan, Double> promise = new HashMap<>();
    List<PairPlan> tried =
        plans.sorted(Comparator.comparing(PairPlan::aim)).limit(MOST_TRIED).toList();
    tried.forEach(plan -> promise.put(plan, promise(plan)));
    return tried.stream()
        .filter(plan -> promise.get(plan) > 0)
        .max(Comparator.comparing(promise::get));
  }

  /** Nobody is chased who has just stepped away and can do so again. */
  private double promise(PairPlan plan) {
    double hope = plan.aim().worth() * chance(plan) * (plan.movesKing() ? BY_KING : 1);
    return hope == 0 || !now.letsFlee(plan) ? hope : isChase(plan) ? 0 : FLEEING * hope;
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
    return earlier
        .filter(before -> before.aim().victim().piece() == plan.aim().victim().piece())
        .filter(before -> past.get(0).board().at(before.victim()) == plan.aim().victim().piece())
        .filter(before -> past.get(0).board().isEmpty(plan.victim()))
        .isPresent();
  }
}
