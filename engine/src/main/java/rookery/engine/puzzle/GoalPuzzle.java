package rookery.engine.puzzle;

import java.util.List;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.playthrough.Ply;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * A puzzle whose answer reaches a goal.
 *
 * @param id the name it is kept by
 * @param easier what must not be reached at once, or nobody would look any further
 */
public record GoalPuzzle(String id, Goal goal, List<Goal> easier) implements PuzzleKind {
  private static final double PER_POWER = 3;

  public GoalPuzzle {
    easier = List.copyOf(easier);
  }

  /** One beside which nothing easier is to be found. */
  public GoalPuzzle(String id, Goal goal) {
    this(id, goal, List.of());
  }

  private GoalSearch search() {
    return new GoalSearch(goal);
  }

  @Override
  public Sentences question(State start, Seat solver) {
    Optional<Sentences> hand =
        goal.needsTheHand() ? start.view(Viewer.of(solver)).secret() : Optional.empty();
    return goal.question(solver).then(hand.orElse(Sentences.NONE));
  }

  @Override
  public boolean looksBesideTheBoard() {
    return goal.needsTheTable();
  }

  @Override
  public List<Action> offered(PuzzleAttempt attempt) {
    List<Action> legal = attempt.state().legal(attempt.solver());
    return legal.stream().allMatch(goal::offers)
        ? legal
        : legal.stream().filter(goal::offers).toList();
  }

  @Override
  public Optional<List<Action>> answer(State start, Seat solver) {
    PuzzleAttempt attempt = PuzzleAttempt.at(start, solver);
    if (!attempt.isSolvers() || goal.isReached(attempt)) {
      return Optional.empty();
    }
    return easier.stream().anyMatch(less -> new GoalSearch(less).holds(attempt))
        ? Optional.empty()
        : search().only(attempt);
  }

  /** By how many lines there are beside the right one, where players would not go for the goal. */
  @Override
  public Optional<Integer> difficulty(State start, Seat solver) {
    if (goal.isGoodPlay()) {
      return Optional.empty();
    }
    double lines = 1;
    PuzzleAttempt attempt = PuzzleAttempt.at(start, solver);
    for (Action action : answer(start, solver).orElseThrow()) {
      lines *= offered(attempt).size();
      attempt = attempt.after(action);
    }
    return Optional.of((int) Math.round(PER_POWER * Math.log10(lines)));
  }

  @Override
  public PuzzleVerdict judge(PuzzleAttempt attempt, Action action) {
    PuzzleAttempt after = attempt.after(action);
    if (goal.isReached(after)) {
      return new PuzzleVerdict.Solved();
    }
    if (after.isSolvers()) {
      return search().holds(after)
          ? new PuzzleVerdict.Onward(List.of())
          : new PuzzleVerdict.Refuted(List.of(), goal.missed(after));
    }
    if (after.isOver() || after.replies().isEmpty()) {
      return new PuzzleVerdict.Refuted(List.of(), goal.missed(after));
    }
    return search()
        .refutation(after)
        .map(reply -> refuted(after, reply))
        .orElseGet(() -> new PuzzleVerdict.Onward(List.of(search().toughest(after))));
  }

  private PuzzleVerdict refuted(PuzzleAttempt after, Ply reply) {
    Optional<GameLogLine> line =
        after.state().played(reply.seat(), reply.action()).news().line(Viewer.of(after.solver()));
    Sentences answered = line.map(told -> Sentences.of(answer(reply, told))).orElse(Sentences.NONE);
    return new PuzzleVerdict.Refuted(
        List.of(reply), answered.then(goal.missed(after.after(reply))));
  }

  private static Sentence answer(Ply reply, GameLogLine told) {
    Sentence first = told.text().sentences().get(0);
    return Sentence.of("%s can reply with %s.", reply.seat(), first.asPart());
  }
}
