package rookery.bot.computer;

import java.time.Duration;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** One thread of low priority, and a timer for what was thought. */
public final class QuietThread implements Quiet, AutoCloseable {
  private final ThreadPoolExecutor thread;
  private final ScheduledExecutorService timer;

  /**
   * @param timer for acting when the time has come
   */
  public QuietThread(ScheduledExecutorService timer) {
    this.timer = timer;
    this.thread =
        new ThreadPoolExecutor(
            1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), QuietThread::quiet);
  }

  private static Thread quiet(Runnable work) {
    Runnable nicely =
        () -> {
          Niceness.ofThisThread(Niceness.VERY);
          work.run();
        };
    Thread thread = new Thread(nicely, "computers");
    thread.setDaemon(true);
    thread.setPriority(Thread.MIN_PRIORITY);
    return thread;
  }

  @Override
  public void think(Runnable thought) {
    if (!thread.isShutdown()) {
      thread.execute(thought);
    }
  }

  @Override
  public Pause begin(Duration pace) {
    long end = System.nanoTime() + pace.toNanos();
    return new Pause() {
      @Override
      public BooleanSupplier isNearly(Duration spare) {
        return () -> System.nanoTime() - end > -spare.toNanos();
      }

      @Override
      public void then(Runnable act) {
        if (!thread.isShutdown()) {
          timer.schedule(act, Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
        }
      }
    };
  }

  /** What is thought about is forgotten; it is due again after the next start. */
  @Override
  public void close() {
    thread.shutdownNow();
  }
}
