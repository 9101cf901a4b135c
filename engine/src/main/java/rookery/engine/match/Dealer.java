package rookery.engine.match;

import java.util.List;
import rookery.engine.Shuffle;

/** Where the order of a shuffled deck comes from. */
@FunctionalInterface
public interface Dealer {
  /**
   * Puts a deck in order.
   *
   * @return just the cards of {@code wanted}, top first
   */
  List<String> shuffle(Shuffle wanted);
}
