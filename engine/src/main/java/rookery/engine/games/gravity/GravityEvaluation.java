package rookery.engine.games.gravity;

import rookery.engine.Evaluation;
import rookery.engine.board.Colour;
import rookery.engine.board.SquareSet;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.games.gravity.well.GravityMoves;

/**
 * Judges by the points made, by the row on which each piece that still falls may come to rest, by
 * how high it is now, as more may be stacked below it, and by what either side can capture next.
 */
final class GravityEvaluation {
  private static final double SURE = 1.5;
  private static final double UNSURE = 0.12;
  private static final double LANDING = 0.5;
  private static final double HIGH = 0.2;

  /** In so many turns before the end there is less and less to wait for. */
  private static final double LATE = 8;

  private static final double TO_TAKE = 0.7;
  private static final double TO_LOSE = 0.4;

  private GravityEvaluation() {}

  static double of(GravitySituation situation) {
    GravityTurn turn = situation.turn();
    GravityPoints points = situation.points();
    double lead = points.of(Colour.WHITE) - points.of(Colour.BLACK);
    lead += falling(turn, Colour.WHITE) - falling(turn, Colour.BLACK);
    double tempo = toTake(turn, turn.colour(), turn.going()) * TO_TAKE;
    Colour other = turn.colour().opposite();
    tempo -= toTake(turn, other, turn.well().active(other)) * TO_LOSE;
    lead += turn.colour() == Colour.WHITE ? tempo : -tempo;
    return Evaluation.share(lead, SURE + UNSURE * (GravityTurn.LAST - turn.number()));
  }

  /** What the pieces of {@code colour} may still score by being stacked. */
  private static double falling(GravityTurn turn, Colour colour) {
    double worth = 0;
    for (long left = turn.well().active(colour); left != 0; left = SquareSet.rest(left)) {
      worth += falling(turn, SquareSet.first(left));
    }
    return worth;
  }

  private static double falling(GravityTurn turn, int square) {
    double time = Math.min(1, (GravityTurn.LAST - turn.number()) / LATE);
    return LANDING * GravityLanding.best(turn, square).points()
        + HIGH * time * GravityBoard.BOARD.rank(square);
  }

  /** What the pieces on {@code movers} can capture, each victim once, no more than they are. */
  private static double toTake(GravityTurn turn, Colour colour, long movers) {
    GravityMoves moves = new GravityMoves(turn.well(), colour);
    long prey = turn.well().active(colour.opposite());
    long taken = 0;
    int captors = 0;
    for (long left = movers; left != 0; left = SquareSet.rest(left)) {
      long targets = moves.targets(SquareSet.first(left)) & prey;
      captors += targets == 0 ? 0 : 1;
      taken |= targets;
    }
    double gain = 0;
    int victims = 0;
    for (long left = taken; left != 0 && victims < captors; left = SquareSet.rest(left)) {
      gain += 1 + falling(turn, SquareSet.first(left));
      victims++;
    }
    return gain;
  }
}
