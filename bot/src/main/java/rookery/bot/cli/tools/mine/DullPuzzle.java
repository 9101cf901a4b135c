package rookery.bot.cli.tools.mine;

import java.util.List;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.puzzle.PuzzleAttempt;
import rookery.engine.puzzle.PuzzleKind;
import rookery.engine.puzzle.PuzzleVerdict;

/**
 * Whether nobody would enjoy a puzzle: there is hardly anything to choose from, or all there is to
 * it is a capture that wins at once.
 */
record DullPuzzle(PuzzleKind kind, State start, Seat solver, List<Action> answer) {
  boolean isDull() {
    PuzzleAttempt attempt = PuzzleAttempt.at(start, solver);
    int most = 0;
    for (Action action : answer) {
      most = Math.max(most, kind.offered(attempt).size());
      attempt = attempt.after(action);
    }
    return most < kind.fewestChoices() || isPlainCapture();
  }

  private boolean isPlainCapture() {
    PuzzleVerdict verdict = kind.judge(PuzzleAttempt.at(start, solver), answer.get(0));
    return verdict instanceof PuzzleVerdict.Solved && !answer.get(0).captures().isEmpty();
  }
}
