package rookery.bot.computer;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Where and when computers think: one at a time, and never so that people wait for it. */
public interface ThinkingExecutor {
  /**
   * Thinks once all have thought that were to before.
   *
   * @param givenUp is run instead of waiting any longer where the thought does not come to an end
   */
  void think(Runnable thought, Runnable givenUp);

  /** Begins to count the time that somebody takes over one thing. */
  Pause begin(Duration pace);

  /** The time that somebody takes. */
  interface Pause {
    /** Tells whether no more than {@code spare} of it is left. */
    BooleanSupplier isNearly(Duration spare);

    /** Does something when it is over. */
    void then(Runnable act);
  }
}
