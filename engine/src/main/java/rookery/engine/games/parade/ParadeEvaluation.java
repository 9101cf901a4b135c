package rookery.engine.games.parade;

import java.util.Optional;
import rookery.engine.board.Geometry;
import rookery.engine.board.GroupDistance;
import rookery.engine.text.Sentence;

/** Judges by the score that comes out if what is still apart costs so many moves. */
final class ParadeEvaluation {
  private static final Geometry BOARD = Geometry.CHESS;
  private static final double A_GROUP = 0.7;
  private static final double A_GAP = 0.3;

  /** Below this a score is told only roughly, so that none is worth nothing. */
  private static final double LITTLE = 0.1;

  private ParadeEvaluation() {}

  static double of(ParadeScene scene) {
    ParadePosition parade = scene.parade();
    double moves = A_GROUP * (parade.groups() - 1) + A_GAP * gaps(parade);
    double score = parade.pile().size() - parade.below() - moves;
    double share =
        (score - ParadePosition.SCORES.least())
            / (ParadePosition.SCORES.most() - ParadePosition.SCORES.least());
    // However far below the worst score it looks, going on is better than to have lost.
    return share >= LITTLE ? share : LITTLE * Math.exp(share / LITTLE - 1);
  }

  static Optional<Sentence> why(ParadeScene before, ParadeScene after) {
    int joined = before.parade().groups() - after.parade().groups();
    if (joined > 0) {
      return Optional.of(Sentence.of("It joins %s groups.", joined + 1));
    }
    return gaps(after.parade()) < gaps(before.parade())
        ? Optional.of(Sentence.of("It brings the groups nearer to each other."))
        : Optional.of(Sentence.of("That clears the way to join the groups later."));
  }

  private static int gaps(ParadePosition parade) {
    return GroupDistance.total(
        parade.board().occupied(), (one, other) -> BOARD.square(one).walk(BOARD.square(other)));
  }
}
