package rookery.engine.puzzle;

import java.util.List;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.cards.Dealer;
import rookery.engine.playthrough.Ply;

/**
 * How far somebody has come with a puzzle. What is shuffled on the way is dealt in the order of the
 * cards' names: no question depends on it.
 *
 * @param actions how many actions the solver has played
 * @param turns how many of the solver's turns are over
 * @param captures how many pieces the solver has captured
 */
public record PuzzleAttempt(Seat solver, State state, int actions, int turns, int captures) {
  /** Nothing is played yet. */
  public static PuzzleAttempt at(State start, Seat solver) {
    return new PuzzleAttempt(solver, start, 0, 0, 0);
  }

  /** Whether the solver is to act. */
  public boolean isSolvers() {
    return state.mayAct().contains(solver);
  }

  /** Whether the game is over. */
  public boolean isOver() {
    return state.result().isPresent();
  }

  /** Whether the game is over and the solver has won it. */
  public boolean isWon() {
    return state.result().isPresent()
        && state.result().get() instanceof Result.Win win
        && win.winners().contains(solver);
  }

  /** Whether the game is over for that reason. */
  public boolean endedBy(String reason) {
    return state.result().filter(result -> result.reason().equals(reason)).isPresent();
  }

  /** After an action of the solver. */
  public PuzzleAttempt after(Action action) {
    State next = next(solver, action);
    int over = next.mayAct().contains(solver) ? 0 : 1;
    int taken = action.captures().size();
    return new PuzzleAttempt(solver, next, actions + 1, turns + over, captures + taken);
  }

  /** After an action of somebody else. */
  public PuzzleAttempt after(Ply reply) {
    return new PuzzleAttempt(solver, next(reply.seat(), reply.action()), actions, turns, captures);
  }

  /** After some of them. */
  public PuzzleAttempt after(List<Ply> replies) {
    PuzzleAttempt after = this;
    for (Ply reply : replies) {
      after = after.after(reply);
    }
    return after;
  }

  private State next(Seat seat, Action action) {
    return Dealer.sorted().deal(state.play(seat, action));
  }

  /** All that the others may do now. */
  List<Ply> replies() {
    return Ply.legal(state, state.mayAct().stream().filter(this::isOther).sorted().toList());
  }

  private boolean isOther(Seat seat) {
    return !seat.equals(solver);
  }
}
