package rookery.engine;

/**
 * The points that a game played against itself can end with.
 *
 * @param least the worst
 * @param most the best that there could be, whether or not a deck allows it
 */
public record Scores(int least, int most) {
  public Scores {
    if (least >= most) {
      throw new IllegalArgumentException("no room from " + least + " to " + most);
    }
  }

  /**
   * How far {@code score} lies on the way from the worst to the best.
   *
   * @return from 0 to 1
   */
  public double share(int score) {
    if (score < least || score > most) {
      throw new IllegalArgumentException(score + " isn't from " + least + " to " + most);
    }
    return (double) (score - least) / (most - least);
  }
}
