package rookery.bot.rating;

import java.util.Collections;
import java.util.List;

/**
 * One rated game between two sides. A person who has several seats of a side is named once; nobody
 * stands on both sides.
 *
 * @param game the id of the game, such as {@code telepathy}
 * @param first the people of the side that begins
 * @param second the people of the other side
 * @param score what the first side got: 1 for a win, 0.5 for a draw, 0 for a loss
 */
public record RatedResult(String game, List<String> first, List<String> second, double score) {

  /**
   * Makes sure that both sides have people, that nobody stands on both, and that the score is one.
   */
  public RatedResult {
    first = first.stream().distinct().sorted().toList();
    second = second.stream().distinct().sorted().toList();
    if (first.isEmpty() || second.isEmpty()) {
      throw new IllegalArgumentException("A side has nobody: " + first + " against " + second);
    }
    if (!Collections.disjoint(first, second)) {
      throw new IllegalArgumentException("Someone is on both sides: " + first + ", " + second);
    }
    if (score != 0 && score != 0.5 && score != 1) {
      throw new IllegalArgumentException("A game is won, drawn or lost, not " + score);
    }
  }
}
