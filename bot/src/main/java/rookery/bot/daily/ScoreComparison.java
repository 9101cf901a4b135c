package rookery.bot.daily;

import java.util.Optional;

/**
 * How the attempts that count compare with one score.
 *
 * @param finished how many there are
 * @param better how many of them scored more
 * @param equal how many scored the same, one's own included
 * @param median what the one in the middle scored; empty if there is none
 */
public record ScoreComparison(int finished, int better, int equal, Optional<Integer> median) {
  /** The place of that score, which those who tie share. */
  public int place() {
    return better + 1;
  }
}
