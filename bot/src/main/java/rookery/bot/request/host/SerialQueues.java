package rookery.bot.request.host;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;

/**
 * Runs work in order within a queue and in parallel across queues, on given threads. An empty queue
 * takes no memory.
 */
public final class SerialQueues {
  private final Executor threads;
  private final Map<String, Queue<Runnable>> waiting = new HashMap<>();

  public SerialQueues(Executor threads) {
    this.threads = threads;
  }

  /** Runs {@code work} after everything given to the same queue before. It must not throw. */
  public void run(String queue, Runnable work) {
    if (isFirst(queue, work)) {
      threads.execute(() -> runThenNext(queue, work));
    }
  }

  /**
   * Runs {@code work} after everything given to the same queue before.
   *
   * @return completes when it is done, or with what it throws
   */
  public CompletionStage<Void> inTurn(String queue, Runnable work) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    run(
        queue,
        () -> {
          try {
            work.run();
            done.complete(null);
          } catch (RuntimeException | Error fault) {
            done.completeExceptionally(fault);
          }
        });
    return done;
  }

  /** Does the same as {@link #run}, but on the calling thread if the queue is empty. */
  public void runHere(String queue, Runnable work) {
    if (isFirst(queue, work)) {
      runThenNext(queue, work);
    }
  }

  /** Returns whether the queue was empty; otherwise it adds the work to the queue. */
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
