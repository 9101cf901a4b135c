package rookery.engine.puzzle;

import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.text.Sentences;

/** Something to be reached by playing, whatever the others do. */
public interface Goal {
  /** Whether it is reached. */
  boolean isReached(PuzzleAttempt attempt);

  /** Whether it can be reached no more, however the game goes on; asked where it is not reached. */
  boolean isLost(PuzzleAttempt attempt);

  /** Whether the solver may choose a legal action on the way to it. */
  default boolean offers(Action action) {
    return true;
  }

  /** Whether it takes a look at the cards that lie beside the board. */
  default boolean needsTheTable() {
    return false;
  }

  /** Whether it takes a look at what only the solver knows, such as a hand. */
  default boolean needsTheHand() {
    return false;
  }

  /**
   * Whether somebody who plays the game well would go for it. If not, it is no measure of how hard
   * it is whether computer players find it.
   */
  default boolean isGoodPlay() {
    return true;
  }

  /** What is asked of the solver. */
  Sentences question(Seat solver);

  /** Why an answer is wrong to which nobody replies. */
  Sentences missed(PuzzleAttempt after);
}
