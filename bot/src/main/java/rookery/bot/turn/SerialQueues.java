package rookery.bot.turn;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Executor;

/**
 * Runs work in order within a lane and side by side across lanes, on somebody else's threads. A
 * lane takes no memory while nothing waits in it.
 */
public final class SerialQueues {
  private final Executor threads;
  private final Map<String, Queue<Runnable>> waiting = new HashMap<>();

  /**
   * @param threads where the work runs
   */
  public SerialQueues(Executor threads) {
    this.threads = threads;
  }

  /** Runs {@code work} after all that was given to the same lane before. It must not throw. */
  public void run(String lane, Runnable work) {
    synchronized (waiting) {
      Queue<Runnable> queue = waiting.get(lane);
      if (queue != null) {
        queue.add(work);
        return;
      }
      waiting.put(lane, new ArrayDeque<>());
    }
    threads.execute(() -> runThenNext(lane, work));
  }

  private void runThenNext(String lane, Runnable work) {
    try {
      work.run();
    } finally {
      next(lane);
    }
  }

  private void next(String lane) {
    Runnable work;
    synchronized (waiting) {
      work = waiting.get(lane).poll();
      if (work == null) {
        waiting.remove(lane);
        return;
      }
    }
    threads.execute(() -> runThenNext(lane, work));
  }
}
