package rookery.bot.computer;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Runs the searches of computer players, one at a time, so that people never wait for them. */
public interface ThinkingExecutor {
  /**
   * Runs a search after all earlier ones.
   *
   * @param givenUp runs if the search does not end and is abandoned
   */
  void think(Runnable thought, Runnable givenUp);

  /**
   * The same for a search that tells somebody what to play. Computers that are to move by then go
   * first, as a whole table waits for each of them.
   */
  default void advise(Runnable thought, Runnable givenUp) {
    think(thought, givenUp);
  }

  /**
   * Runs something that may take minutes, at a time when nobody thinks. It must let others think in
   * between.
   */
  default void whenIdle(LongWork work) {
    think(() -> work.run(() -> {}), () -> {});
  }

  /**
   * The same for something that nobody waits for: what people have asked for goes first as well.
   */
  default void whenNobodyWaits(LongWork work) {
    whenIdle(work);
  }

  /** Something that may take minutes. */
  @FunctionalInterface
  interface LongWork {
    /**
     * Does it.
     *
     * @param giveWay to be run many times a second; lets the computers think that wait to
     */
    void run(Runnable giveWay);
  }

  /** Starts the time for one action. */
  Pause begin(Duration pace);

  /** The time for one action. */
  interface Pause {
    /** A test that becomes true when no more than {@code spare} of the time is left. */
    BooleanSupplier isNearly(Duration spare);

    /** Runs something when the time is over. */
    void then(Runnable act);
  }
}
