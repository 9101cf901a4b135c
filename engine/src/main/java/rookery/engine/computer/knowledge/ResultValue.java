package rookery.engine.computer.knowledge;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.Scores;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.option.Options;

/**
 * What the endings of a game are worth, as numbers that can be compared and averaged: 1 for what a
 * player wants most, 0 for what it wants least.
 *
 * @param endings the reasons the game ends for by its own rules
 * @param scores the points that can be made, in games that end with points
 */
public record ResultValue(Set<String> endings, Optional<Scores> scores) {
  private static final double DRAW = 0.5;

  public ResultValue {
    endings = Set.copyOf(endings);
  }

  /** What the endings of {@code game} are worth when it is played with {@code options}. */
  public static ResultValue of(Game game, Options options) {
    return new ResultValue(game.endings(), game.scores(options));
  }

  /**
   * What {@code result} is worth to {@code side}: 1 if it won, 0 if it lost, one half for a draw.
   * Points count by where they lie between the worst and the best; a game that was given up is
   * worth nothing, whatever points it is given.
   *
   * @return from 0 to 1
   */
  public double of(Result result, Side side) {
    if (result instanceof Result.Win win) {
      return hasWon(win.winners(), side) ? 1 : 0;
    }
    if (result instanceof Result.Score score) {
      return endings.contains(score.reason()) ? scores.orElseThrow().share(score.score()) : 0;
    }
    return DRAW;
  }

  private static boolean hasWon(List<Seat> winners, Side side) {
    return winners.stream().anyMatch(seat -> seat.side() == side);
  }
}
