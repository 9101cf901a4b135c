package rookery.bot.request.host;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Executor;

/**
 * Runs work in order within a queue and side by side across queues, on somebody else's threads. A
 * queue takes no memory while nothing waits in it.
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

  /** Runs {@code work} after all that was given to the same queue before. It must not throw. */
  public void run(String queue, Runnable work) {
    if (isFirst(queue, work)) {
      threads.execute(() -> runThenNext(queue, work));
    }
  }

  /** The same, on the thread of whoever asks where nothing waits in the queue. */
  public void runHere(String queue, Runnable work) {
    if (isFirst(queue, work)) {
      runThenNext(queue, work);
    }
  }

  /** Whether the queue is empty; otherwise the work waits in it. */
  private boolean isFirst(String queue, Runnable work) {
    synchronized (waiting) {
      Queue<Runnable> others = waiting.get(queue);
      if (others != null) {
        others.add(work);
        return false;
      }
      waiting.put(queue, new ArrayDeque<>());
      return true;
    }
  }

  private void runThenNext(String queue, Runnable work) {
    try {
      work.run();
    } finally {
      next(queue);
    }
  }

  private void next(String queue) {
    Runnable work;
    synchronized (waiting) {
      work = waiting.get(queue).poll();
      if (work == null) {
        waiting.remove(queue);
        return;
      }
    }
    threads.execute(() -> runThenNext(queue, work));
  }
}
