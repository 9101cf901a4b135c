package rookery.engine.review;

import java.util.Optional;
import rookery.engine.computer.Effort;
import rookery.engine.playthrough.Playthrough;

/**
 * Makes reviews. Equal games, efforts and seeds give equal reviews.
 *
 * @param effort for each choice; those that look wrong are looked at again five times as long
 */
public record Reviewer(Effort effort, long seed) {
  /** As long as a casual player looks. */
  public static final Reviewer CASUAL = new Reviewer(Effort.CASUAL, 1);

  /**
   * The review of a game.
   *
   * @param played a game that is over, by its rules or otherwise, with at least one action
   * @return empty if the watch stopped it
   */
  public Optional<GameReview> review(Playthrough played, ReviewProgress watch) {
    if (played.plies().isEmpty()) {
      throw new IllegalArgumentException("nothing was played");
    }
    return new ReviewTask(new ReviewedGame(played), this, watch).result();
  }
}
