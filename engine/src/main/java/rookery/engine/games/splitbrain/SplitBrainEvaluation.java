package rookery.engine.games.splitbrain;

import rookery.engine.Evaluation;
import rookery.engine.chess.Balance;

/** Judges the position as one of chess. */
final class SplitBrainEvaluation {
  private static final double SCALE = 4;

  private SplitBrainEvaluation() {}

  static double of(SplitBrainPhase phase) {
    SplitBrainTurn turn = phase.turn();
    return Evaluation.share(Balance.of(turn.position().board(), turn.team()), SCALE);
  }
}
