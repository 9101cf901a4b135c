package rookery.bot.computer;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One low-priority thread for searches, and a timer for what follows them. If a search does not
 * end, it is abandoned and another thread continues with the next.
 */
public final class LowPriorityThread implements ThinkingExecutor, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(LowPriorityThread.class);

  /** Far longer than any search should take, even on a busy machine. */
  private static final Duration LONGEST = Duration.ofMinutes(1);

  private static final int SECONDS_TO_END = 5;

  /**
   * Java cannot stop a thread, so abandoned ones may keep running; more of them would take too
   * much.
   */
  private static final int MOST_GIVEN_UP = 4;

  private final ThreadPoolExecutor threads;
  private final ScheduledExecutorService timer;
  private final Duration longest;
  private int givenUp;

  public LowPriorityThread(ScheduledExecutorService timer) {
    this(timer, LONGEST);
  }

  /**
   * @param longest the time after which a search is abandoned
   */
  LowPriorityThread(ScheduledExecutorService timer, Duration longest) {
    this.timer = timer;
    this.longest = longest;
    this.threads =
        new ThreadPoolExecutor(
            1,
            1 + MOST_GIVEN_UP,
            0,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            LowPriorityThread::quiet);
  }

  private static Thread quiet(Runnable work) {
    Runnable nicely =
        () -> {
          ThreadPriority.ofThisThread(ThreadPriority.VERY);
          work.run();
        };
    Thread thread = new Thread(nicely, "computers");
    thread.setDaemon(true);
    thread.setPriority(Thread.MIN_PRIORITY);
    return thread;
  }

  @Override
  public void think(Runnable thought, Runnable givenUp) {
    if (!threads.isShutdown()) {
      threads.execute(new Watched(thought, givenUp));
    }
  }

  @Override
  public void advise(Runnable thought, Runnable givenUp) {
    Watched search = new Watched(thought, givenUp);
    execute(
        Rank.HINT,
        giveWay -> {
          giveWay.run();
          search.run();
        });
  }

  @Override
  public void whenIdle(LongWork work) {
    execute(Rank.ASKED_FOR, work);
  }

  @Override
  public void whenNobodyWaits(LongWork work) {
    execute(Rank.UNASKED, work);
  }

  private void execute(Rank rank, LongWork work) {
    if (!threads.isShutdown()) {
      threads.execute(new Yielding(rank, work));
    }
  }

  /** The thread is lent: what goes first is done on it, and then the other work goes on. */
  private void letFirst(Rank own) {
    if (threads.isShutdown()) {
      throw new CancellationException("the program is ending");
    }
    for (Runnable next = before(own); next != null; next = before(own)) {
      try {
        next.run();
      } catch (RuntimeException fault) {
        LOG.error("A computer player couldn't choose a move", fault);
      }
    }
  }

  /** The oldest of what goes first, if anything does; the rest stays where it is. */
  private Runnable before(Rank own) {
    for (Runnable next : threads.getQueue()) {
      if (rank(next).compareTo(own) < 0 && threads.remove(next)) {
        return next;
      }
    }
    return null;
  }

  private static Rank rank(Runnable work) {
    return work instanceof Yielding yielding ? yielding.rank : Rank.MOVE;
  }

  /** Each lets those above it go first. */
  private enum Rank {
    MOVE,
    HINT,
    ASKED_FOR,
    UNASKED
  }

  /** Work that lets others go first. */
  private final class Yielding implements Runnable {
    private final Rank rank;
    private final LongWork work;

    Yielding(Rank rank, LongWork work) {
      this.rank = rank;
      this.work = work;
    }

    @Override
    public void run() {
      try {
        work.run(() -> letFirst(rank));
      } catch (CancellationException ended) {
        LOG.debug("Work was interrupted by the end of the program.");
      }
    }
  }

  @Override
  public Pause begin(Duration pace) {
    long end = System.nanoTime() + pace.toNanos();
    return new Pause() {
      @Override
      public BooleanSupplier isNearly(Duration spare) {
        return () -> isOver(System.nanoTime() - end, spare);
      }

      @Override
      public void then(Runnable act) {
        if (!threads.isShutdown()) {
          timer.schedule(act, Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
        }
      }
    };
  }

  /**
   * A search that ignores the time limit is stopped here once it is abandoned. The end of the
   * program ends the time of every search.
   */
  private boolean isOver(long nanosLate, Duration spare) {
    if (nanosLate > longest.toNanos()) {
      throw new IllegalStateException("a computer player didn't stop when its time was up");
    }
    return threads.isShutdown() || nanosLate > -spare.toNanos();
  }

  /** Starts another thread for the waiting searches, unless there are too many already. */
  private synchronized void replace(int by) {
    givenUp += by;
    if (givenUp <= MOST_GIVEN_UP && !threads.isShutdown()) {
      threads.setCorePoolSize(1 + givenUp);
    }
  }

  /**
   * Drops the searches that wait; they are due again after the next start. The one under way ends
   * with what it has found, as interrupting it would break off what follows it at the database.
   */
  @Override
  public void close() {
    threads.shutdown();
    threads.getQueue().clear();
    try {
      if (!threads.awaitTermination(SECONDS_TO_END, TimeUnit.SECONDS)) {
        threads.shutdownNow();
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /** A search that is abandoned if it does not end. */
  private final class Watched implements Runnable {
    private final Runnable thought;
    private final Runnable giveUp;
    private Thread thread;
    private boolean isGivenUp;

    Watched(Runnable thought, Runnable giveUp) {
      this.thought = thought;
      this.giveUp = giveUp;
    }

    @Override
    public void run() {
      begin(Thread.currentThread());
      ScheduledFuture<?> limit =
          timer.schedule(this::limit, longest.toMillis(), TimeUnit.MILLISECONDS);
      try {
        thought.run();
      } finally {
        limit.cancel(false);
        end();
      }
    }

    private synchronized void begin(Thread by) {
      thread = by;
    }

    private synchronized void end() {
      thread = null;
      if (isGivenUp) {
        replace(-1);
      }
    }

    private void limit() {
      if (isLeft()) {
        giveUp.run();
      }
    }

    /** Abandons the search; returns whether it was still running. */
    private synchronized boolean isLeft() {
      if (thread == null) {
        return false;
      }
      isGivenUp = true;
      Exception at = new IllegalStateException("it was here");
      at.setStackTrace(thread.getStackTrace());
      LOG.error(
          "A computer player has been thinking for {} s and hasn't stopped",
          longest.toSeconds(),
          at);
      replace(1);
      return true;
    }
  }
}
