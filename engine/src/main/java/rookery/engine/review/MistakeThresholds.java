package rookery.engine.review;

import rookery.engine.Game;
import rookery.engine.Scores;
import rookery.engine.option.Options;

/**
 * How large a difference must be to be told, as measured: smaller ones are often gone when a search
 * looks longer.
 *
 * @param suspicion what is worth a second, longer search
 * @param accusation what both searches must find
 * @param luck what makes a chance worth telling
 * @param decided below this a game is lost, and above the rest of it won, whatever is done
 */
record MistakeThresholds(double suspicion, double accusation, double luck, double decided) {
  private static final MistakeThresholds FOR_A_WIN = new MistakeThresholds(0.08, 0.10, 0.15, 0.25);

  /** A mistake costs a point at least where points are counted, which a share of all may round. */
  private static final double POINTS = 0.9;

  private static final double SHARE = 0.02;

  /** What holds in a game; where points are made nothing is ever decided. */
  static MistakeThresholds of(Game game, Options options) {
    return game.scores(options).map(MistakeThresholds::of).orElse(FOR_A_WIN);
  }

  private static MistakeThresholds of(Scores scores) {
    double share = Math.max(SHARE, POINTS / (scores.most() - scores.least()));
    return new MistakeThresholds(0.8 * share, share, 2 * share, -1);
  }

  /** Whether something better was missed, and the game was still open. */
  boolean isOpen(double best, double played) {
    return best > decided && played < 1 - decided;
  }
}
