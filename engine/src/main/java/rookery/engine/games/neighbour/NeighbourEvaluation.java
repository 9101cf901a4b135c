package rookery.engine.games.neighbour;

import java.util.Optional;
import rookery.engine.Scores;
import rookery.engine.board.Geometry;
import rookery.engine.board.GroupDistance;
import rookery.engine.board.SquareSet;
import rookery.engine.text.Sentence;

/**
 * Judges by the cards that are left if what is still apart costs so many moves, and pieces that
 * have no neighbour of their colour some more.
 */
final class NeighbourEvaluation {
  private static final Geometry BOARD = Geometry.CHESS;
  private static final double A_GROUP = 0.5;
  private static final double A_GAP = 0.35;
  private static final double STUCK = 0.12;

  private NeighbourEvaluation() {}

  static double of(NeighbourScene scene, Scores scores) {
    NeighbourPosition gathering = scene.gathering();
    int coming = Math.max(0, gathering.minimum() - gathering.pieces());
    double moves = gathering.pieces() == 0 ? 0 : apart(gathering);
    double score = gathering.piles().left() - 2 * coming - moves;
    return Math.max(0, score / scores.most());
  }

  static Optional<Sentence> why(NeighbourScene before, NeighbourScene after) {
    if (before.gathering().phase() != NeighbourPosition.Phase.MOVE) {
      return Optional.of(Sentence.of("It leaves the fewest squares between the pieces."));
    }
    int joined = before.gathering().groups() - after.gathering().groups();
    if (joined > 0) {
      return Optional.of(Sentence.of("It joins %s groups.", joined + 1));
    }
    return gaps(after.gathering()) < gaps(before.gathering())
        ? Optional.of(Sentence.of("It brings the groups nearer to each other."))
        : Optional.of(Sentence.of("It gives another piece a neighbour to move like."));
  }

  private static int gaps(NeighbourPosition gathering) {
    return GroupDistance.total(
        gathering.board().occupied(), (one, other) -> BOARD.square(one).steps(BOARD.square(other)));
  }

  private static double apart(NeighbourPosition gathering) {
    long pieces = gathering.board().occupied();
    int gaps = gaps(gathering);
    NeighbourMoves moves = new NeighbourMoves(gathering.board());
    int stuck = 0;
    for (long left = pieces; left != 0; left = SquareSet.rest(left)) {
      stuck += moves.kinds(SquareSet.first(left)).isEmpty() ? 1 : 0;
    }
    return A_GROUP * (gathering.groups() - 1) + A_GAP * gaps + STUCK * stuck;
  }
}
