package rookery.bot.discord.interaction;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import rookery.bot.outbox.OutboxSender;

/** The threads work is done on, apart from JDA's own, so that nothing blocks the gateway. */
@Singleton
public final class WorkerThreads implements AutoCloseable {
  private static final int SECONDS_TO_END = 5;
  private static final int FEW = Math.max(2, Runtime.getRuntime().availableProcessors());

  /** Each waits for the disk most of the time, and those that wait together are kept together. */
  private static final int WORKERS = 16;

  /**
   * How many requests to Discord are on their way at a time: as many again as the outbox sends, so
   * that answers need not wait for it. More would take the processor from whoever hears the next
   * press.
   */
  public static final int REQUESTS = 2 * OutboxSender.MOST_ON_THE_WAY;

  private final ExecutorService tables = pool(WORKERS, "table");
  private final ExecutorService readers = pool(FEW, "reader");
  private final ExecutorService painters = pool(FEW, "painter");
  private final ExecutorService callbacks = pool(2, "callback");
  private final ScheduledThreadPoolExecutor requests =
      new ScheduledThreadPoolExecutor(REQUESTS, named("request"));
  private final ScheduledThreadPoolExecutor timer =
      new ScheduledThreadPoolExecutor(2, named("timer"));
  private final ScheduledThreadPoolExecutor deferrals =
      new ScheduledThreadPoolExecutor(1, named("deferral"));

  @Inject
  public WorkerThreads() {
    deferrals.setRemoveOnCancelPolicy(true);
    requests.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    // A message that is due in a minute must not delay the shutdown.
    timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
  }

  /**
   * What comes after the end is dropped: nobody is left to answer, and the outbox keeps the rest.
   */
  private static ExecutorService pool(int size, String name) {
    return new ThreadPoolExecutor(
        size,
        size,
        0,
        TimeUnit.SECONDS,
        new LinkedBlockingQueue<>(),
        named(name),
        new ThreadPoolExecutor.DiscardPolicy());
  }

  private static ThreadFactory named(String name) {
    AtomicInteger count = new AtomicInteger();
    return work -> {
      Thread thread = new Thread(work, name + "-" + count.incrementAndGet());
      thread.setDaemon(true);
      return thread;
    };
  }

  /** Applies rules and writes to the database. */
  public ExecutorService tables() {
    return tables;
  }

  /** Reads the database for what changes nothing. */
  public ExecutorService readers() {
    return readers;
  }

  /** For acknowledgements that are due; nothing else may hold it up. */
  ScheduledExecutorService deferrals() {
    return deferrals;
  }

  /** Paints pictures and encodes messages. */
  public ExecutorService painters() {
    return painters;
  }

  /** Starts requests to Discord when they are due, and waits for their responses. */
  public ScheduledExecutorService requests() {
    return requests;
  }

  /** Runs JDA's callbacks at the end of requests. */
  public ExecutorService callbacks() {
    return callbacks;
  }

  /** Runs delayed tasks. */
  public ScheduledExecutorService timer() {
    return timer;
  }

  /** Lets what people have asked for come to its end, answers included, for a few seconds. */
  public void drain() {
    end(readers);
    end(tables);
    end(painters);
    end(deferrals);
  }

  /** Ends what JDA no longer needs. */
  @Override
  public void close() {
    end(requests);
    end(timer);
    end(callbacks);
  }

  private static void end(ExecutorService pool) {
    pool.shutdown();
    try {
      if (!pool.awaitTermination(SECONDS_TO_END, TimeUnit.SECONDS)) {
        pool.shutdownNow();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
