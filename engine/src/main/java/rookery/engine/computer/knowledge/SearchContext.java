package rookery.engine.computer.knowledge;

import java.util.List;
import rookery.engine.Evaluation;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.board.PieceNames;
import rookery.engine.chess.PieceType;
import rookery.engine.option.Options;

/**
 * What is played for.
 *
 * @param hidesNothing see {@link Game#hidesNothing}
 */
record SearchContext(
    List<Seat> seats,
    ResultValue utility,
    Evaluation evaluation,
    PieceNames pieces,
    boolean hidesNothing) {
  private static final double A_FEW_POINTS = 0.15;
  private static final double STEEP = 40;
  private static final double SHARPNESS = 8;

  SearchContext(Game game, Options options) {
    this(
        game.seats(options),
        ResultValue.of(game, options),
        game.evaluation(options),
        game.pieceNames().orElse(PieceType.NAMES),
        game.hidesNothing());
  }

  /** What {@code result} is worth to {@link #first()}. */
  double of(Result result) {
    return utility.of(result, first());
  }

  /** The side whose gain is counted: White, or all who play together. */
  Side first() {
    return seats.stream().anyMatch(seat -> seat.side() == Side.WHITE) ? Side.WHITE : Side.PARTNERS;
  }

  /**
   * How large the differences are that decide between one choice and another. Of many points a few
   * do; a side that wins or loses has all to gain.
   */
  double span() {
    return isForPoints() ? A_FEW_POINTS : 1;
  }

  /** How much a choice of that worth is to be tried, beside others, before more is known of it. */
  double weight(double worth) {
    return Math.exp(
        isForPoints() ? STEEP * (worth - 0.5) : SHARPNESS * Evaluation.advantage(worth));
  }

  private boolean isForPoints() {
    return utility.scores().isPresent();
  }
}
