package rookery.engine.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.playthrough.Ply;

/** Finds by trying everything whether a goal can be reached against every reply. */
record GoalSearch(Goal goal) {
  /** Whether the goal is reached, or will be whatever the others do. */
  boolean holds(PuzzleAttempt attempt) {
    if (goal.isReached(attempt)) {
      return true;
    }
    if (attempt.isOver() || goal.isLost(attempt)) {
      return false;
    }
    return attempt.isSolvers() ? anyHolds(attempt) : refutation(attempt).isEmpty();
  }

  private boolean anyHolds(PuzzleAttempt attempt) {
    for (Action action : attempt.state().legal(attempt.solver())) {
      if (goal.offers(action) && holds(attempt.after(action))) {
        return true;
      }
    }
    return false;
  }

  /** The first reply after which the goal cannot be forced; asked while others are to act. */
  Optional<Ply> refutation(PuzzleAttempt attempt) {
    for (Ply reply : attempt.replies()) {
      if (!holds(attempt.after(reply))) {
        return Optional.of(reply);
      }
    }
    return Optional.empty();
  }

  /** The solver's actions that hold, at most so many of them. */
  List<Action> holding(PuzzleAttempt attempt, int most) {
    List<Action> holding = new ArrayList<>();
    for (Action action : attempt.state().legal(attempt.solver())) {
      if (holding.size() < most && goal.offers(action) && holds(attempt.after(action))) {
        holding.add(action);
      }
    }
    return holding;
  }

  /** The only way through the solver's turn, if at each choice just one action holds. */
  Optional<List<Action>> only(PuzzleAttempt start) {
    List<Action> line = new ArrayList<>();
    PuzzleAttempt at = start;
    while (!goal.isReached(at) && at.isSolvers() && !at.isOver()) {
      List<Action> holding = holding(at, 2);
      if (holding.size() != 1) {
        return Optional.empty();
      }
      line.add(holding.get(0));
      at = at.after(holding.get(0));
    }
    return line.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(line));
  }

  /** The reply that leaves the solver the fewest ways. */
  Ply toughest(PuzzleAttempt attempt) {
    Ply toughest = null;
    int fewest = Integer.MAX_VALUE;
    for (Ply reply : attempt.replies()) {
      PuzzleAttempt after = attempt.after(reply);
      int ways = after.isSolvers() ? holding(after, fewest).size() : Integer.MAX_VALUE - 1;
      if (ways < fewest) {
        fewest = ways;
        toughest = reply;
      }
    }
    return toughest;
  }
}
