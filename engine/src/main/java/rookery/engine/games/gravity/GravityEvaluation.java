package rookery.engine.games.gravity;

import rookery.engine.Evaluation;
import rookery.engine.board.Colour;
import rookery.engine.board.SquareSet;

/**
 * Judges by the points made, by the row on which each piece that still falls may come to rest, and
 * by what either side can capture next.
 */
final class GravityEvaluation {
  private static final double SURE = 1.5;
  private static final double UNSURE = 0.12;
  private static final double FALLING = 0.75;
  private static final double TO_TAKE = 0.7;
  private static final double TO_LOSE = 0.4;

  private GravityEvaluation() {}

  static double of(GravityScene scene) {
    GravityTurn turn = scene.turn();
    GravityPoints points = scene.points();
    double lead = points.of(Colour.WHITE) - points.of(Colour.BLACK);
    lead += falling(turn.well(), Colour.WHITE) - falling(turn.well(), Colour.BLACK);
    double tempo = toTake(turn, turn.colour(), turn.going()) * TO_TAKE;
    Colour other = turn.colour().opposite();
    tempo -= toTake(turn, other, turn.well().active(other)) * TO_LOSE;
    lead += turn.colour() == Colour.WHITE ? tempo : -tempo;
    return Evaluation.share(lead, SURE + UNSURE * (GravityTurn.LAST - turn.number()));
  }

  /** The rows that the pieces of {@code colour} may come to rest on. */
  private static double falling(GravityBoard well, Colour colour) {
    double rows = 0;
    for (long left = well.active(colour); left != 0; left = SquareSet.rest(left)) {
      rows += FALLING * row(well, SquareSet.first(left));
    }
    return rows;
  }

  /** The row above all that is stacked on the same file. */
  static int row(GravityBoard well, int square) {
    int file = GravityBoard.BOARD.file(square);
    int row = 0;
    for (int rank = 0; rank < GravityBoard.BOARD.rank(square); rank++) {
      row = SquareSet.has(well.stacked(), GravityBoard.BOARD.number(file, rank)) ? rank + 1 : row;
    }
    return row + 1;
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
      gain += 1 + FALLING * row(turn.well(), SquareSet.first(left));
      victims++;
    }
    return gain;
  }
}
