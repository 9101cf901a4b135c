package rookery.bot.store.sql;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import rookery.bot.vitals.CommitOutcomeUnknownException;
import rookery.bot.vitals.Telemetry;

/**
 * Commits waiting changes together, so that they wait for the disk only once: the first caller
 * writes for all who came in the meantime. Changes that nobody waits for go with the next commit,
 * or on their own a moment later.
 */
public final class GroupCommitWriter {
  private static final Duration SOON = Duration.ofMillis(25);

  /** Long enough for all that a turn of work says to be delivered. */
  private static final Duration SOMETIME = Duration.ofMillis(500);

  private static final int MOST_AT_ONCE = 64;

  private final Consumer<Consumer<Statements>> transactions;
  private final ScheduledExecutorService timer;
  private final Telemetry vitals;
  private final Queue<Job> turns = new ConcurrentLinkedQueue<>();
  private final Queue<Job> others = new ConcurrentLinkedQueue<>();
  private final ReentrantLock writing = new ReentrantLock();
  private final AtomicBoolean soonIsSet = new AtomicBoolean();
  private final AtomicBoolean sometimeIsSet = new AtomicBoolean();

  /**
   * @param transactions runs what it is given in a transaction of the only writer
   * @param timer for what nobody waits for
   * @param vitals hears of every transaction
   */
  public GroupCommitWriter(
      Consumer<Consumer<Statements>> transactions,
      ScheduledExecutorService timer,
      Telemetry vitals) {
    this.transactions = transactions;
    this.timer = timer;
    this.vitals = vitals;
  }

  /** Something to be written together with others. */
  @FunctionalInterface
  public interface Writing {
    /** Writes all of it; or nothing, and says why. If it throws, nothing of it stays. */
    Optional<RuntimeException> write(Statements rows);

    /** Writes it, whatever is there. */
    static Writing always(Consumer<Statements> change) {
      return rows -> {
        change.accept(rows);
        return Optional.empty();
      };
    }

    /** What nobody else may change meanwhile; asked only where others could. */
    default Set<String> holds() {
      return Set.of();
    }
  }

  /** Writes it; it is on the disk when this returns. Throws why it could not be. */
  public void write(Writing writing) {
    Job job = new Job(writing, Thread.currentThread());
    turns.add(job);
    boolean interrupted = false;
    while (!job.ended.isDone()) {
      if (!leads() && !job.ended.isDone()) {
        LockSupport.park(this);
        interrupted |= Thread.interrupted();
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    job.failure.ifPresent(
        failure -> {
          throw failure;
        });
  }

  /** Leaves it to the next transaction; the stage tells when it is on the disk. */
  public CompletionStage<Void> writeSoon(Writing writing) {
    return leave(writing, soonIsSet, SOON);
  }

  /** The same where it does no harm if it is not on the disk for half a second. */
  public CompletionStage<Void> writeSometime(Writing writing) {
    return leave(writing, sometimeIsSet, SOMETIME);
  }

  private CompletionStage<Void> leave(Writing writing, AtomicBoolean isSet, Duration latest) {
    Job job = new Job(writing, null);
    others.add(job);
    if (isSet.compareAndSet(false, true)) {
      timer.schedule(() -> flush(isSet), latest.toMillis(), TimeUnit.MILLISECONDS);
    }
    return job.ended;
  }

  private void flush(AtomicBoolean isSet) {
    isSet.set(false);
    flush();
  }

  /** Writes what waits now. */
  public void flush() {
    do {
      writing.lock();
      writeAndUnlock();
    } while (!others.isEmpty());
  }

  /** Writes for all who wait, unless somebody else is doing that. */
  private boolean leads() {
    boolean leads = writing.tryLock();
    if (leads) {
      writeAndUnlock();
    }
    return leads;
  }

  private void writeAndUnlock() {
    List<Job> jobs = drained();
    // Others wait for this too, whatever is wanted of whoever happens to write.
    boolean interrupted = Thread.interrupted();
    try {
      write(jobs);
    } finally {
      writing.unlock();
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
    wakeNext();
    jobs.forEach(Job::end);
  }

  /** Somebody may have come when the lock was held and all the rest already taken. */
  private void wakeNext() {
    Job next = turns.peek();
    if (next != null) {
      LockSupport.unpark(next.waits);
    }
  }

  /** What nobody waits for comes first: a turn may follow from it. */
  private List<Job> drained() {
    List<Job> jobs = new ArrayList<>();
    for (Queue<Job> queue : List.of(others, turns)) {
      for (int i = 0; i < MOST_AT_ONCE && !queue.isEmpty(); i++) {
        jobs.add(queue.remove());
      }
    }
    return jobs;
  }

  private void write(List<Job> jobs) {
    if (jobs.isEmpty()) {
      return;
    }
    long begun = System.nanoTime();
    try {
      transactions.accept(rows -> write(jobs, rows));
      vitals.committed(Duration.ofNanos(System.nanoTime() - begun), jobs.size());
    } catch (RuntimeException | Error failed) {
      if (jobs.size() == 1 || WriteConnections.isBusy(failed)) {
        // Each alone would only wait as long again.
        vitals.commitFailed();
        jobs.forEach(job -> job.failure = Optional.of(asException(failed)));
      } else if (failed instanceof CommitOutcomeUnknownException) {
        // Whoever waits must look again; the rest does no harm if it is written twice.
        jobs.stream()
            .filter(job -> job.waits != null)
            .forEach(job -> job.failure = Optional.of(asException(failed)));
        jobs.stream().filter(job -> job.waits == null).forEach(job -> write(List.of(job)));
      } else {
        // Each alone, so that the one that failed hurts no other.
        jobs.forEach(job -> write(List.of(job)));
      }
    }
  }

  private static void write(List<Job> jobs, Statements rows) {
    // A connection that alone may write need not know.
    if (rows.isOnServer()) {
      Set<String> all = new TreeSet<>();
      jobs.forEach(job -> all.addAll(job.writing.holds()));
      if (!all.isEmpty()) {
        rows.hold(all);
      }
    }
    jobs.forEach(job -> job.write(rows));
  }

  private static RuntimeException asException(Throwable failed) {
    return failed instanceof RuntimeException known ? known : new IllegalStateException(failed);
  }

  /** What is to be written, and whoever waits for it. */
  private static final class Job {
    private final Writing writing;
    private final Thread waits;
    private final CompletableFuture<Void> ended = new CompletableFuture<>();
    private Optional<RuntimeException> failure = Optional.empty();

    Job(Writing writing, Thread waits) {
      this.writing = writing;
      this.waits = waits;
    }

    void write(Statements rows) {
      failure = writing.write(rows);
    }

    void end() {
      if (waits == null && failure.isPresent()) {
        ended.completeExceptionally(failure.get());
      } else {
        ended.complete(null);
      }
      LockSupport.unpark(waits);
    }
  }
}
