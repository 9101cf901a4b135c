package rookery.engine.review;

import java.util.Optional;
import rookery.engine.Scores;

/**
 * How a game stands, in words. Where points are made it is told by the points to be expected, else
 * only roughly: what a search says a position is worth is no probability.
 */
enum GameStanding {
  LOST("close to losing", 0.12),
  CLEARLY_WORSE("clearly behind", 0.32),
  A_LITTLE_WORSE("a little behind", 0.44),
  EVEN("level", 0.56),
  A_LITTLE_BETTER("a little ahead", 0.68),
  CLEARLY_BETTER("clearly ahead", 0.88),
  WON("close to winning", Double.POSITIVE_INFINITY);

  private final String words;
  private final double below;

  GameStanding(String words, double below) {
    this.words = words;
    this.below = below;
  }

  /** How a side stands for which the game is worth so much, from 0 to 1. */
  static GameStanding of(double worth) {
    for (GameStanding standing : values()) {
      if (worth < standing.below) {
        return standing;
      }
    }
    return WON;
  }

  /** How a side stands for which the game is worth so much. */
  static String words(double worth, Optional<Scores> scores) {
    return scores.map(points -> about(worth, points)).orElseGet(() -> of(worth).words);
  }

  private static String about(double worth, Scores scores) {
    long points = Math.round(worth * (scores.most() - scores.least()) + scores.least());
    return points == 0
        ? "next to nothing"
        : "about %s %s".formatted(points, Math.abs(points) == 1 ? "point" : "points");
  }
}
