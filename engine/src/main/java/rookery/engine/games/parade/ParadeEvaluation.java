package rookery.engine.games.parade;

import rookery.engine.board.Gaps;
import rookery.engine.board.Geometry;

/** Judges by the score that comes out if what is still apart costs so many moves. */
final class ParadeEvaluation {
  private static final Geometry BOARD = Geometry.CHESS;
  private static final double A_GROUP = 0.7;
  private static final double A_GAP = 0.3;

  private ParadeEvaluation() {}

  static double of(ParadeScene scene) {
    Parade parade = scene.parade();
    double moves = A_GROUP * (parade.groups() - 1) + A_GAP * gaps(parade);
    double score = parade.pile().size() - parade.below() - moves;
    return (score - Parade.SCORES.least()) / (Parade.SCORES.most() - Parade.SCORES.least());
  }

  private static int gaps(Parade parade) {
    return Gaps.total(
        parade.board().occupied(), (one, other) -> BOARD.square(one).walk(BOARD.square(other)));
  }
}
