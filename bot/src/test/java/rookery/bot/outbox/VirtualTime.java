package rookery.bot.outbox;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Time that passes when it is told to, and all that is to be done in it, on one thread. */
final class VirtualTime extends ScheduledThreadPoolExecutor {
  static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

  private final PriorityQueue<Task> tasks =
      new PriorityQueue<>(
          Comparator.comparing((Task task) -> task.at).thenComparing(task -> task.order));
  private Instant now = NOON;
  private int made;

  VirtualTime() {
    super(0);
  }

  /** Something to be done at a time. */
  private final class Task extends FutureTask<Void> implements ScheduledFuture<Void> {
    private final Instant at;
    private final int order = made++;

    Task(Runnable work, Instant at) {
      super(work, null);
      this.at = at;
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(Duration.between(now, at));
    }

    @Override
    public int compareTo(Delayed other) {
      return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
    }
  }

  @Override
  public void execute(Runnable work) {
    tasks.add(new Task(work, now));
  }

  @Override
  public ScheduledFuture<?> schedule(Runnable work, long delay, TimeUnit unit) {
    Task task = new Task(work, now.plus(Duration.of(delay, unit.toChronoUnit())));
    tasks.add(task);
    return task;
  }

  /** Does what is to be done now. */
  void pass() {
    pass(Duration.ZERO);
  }

  /** Lets time pass, and does what is to be done in it. */
  void pass(Duration time) {
    Instant end = now.plus(time);
    while (!tasks.isEmpty() && !tasks.peek().at.isAfter(end)) {
      Task next = tasks.remove();
      now = next.at.isAfter(now) ? next.at : now;
      if (!next.isCancelled()) {
        run(next);
      }
    }
    now = end;
  }

  private static void run(Task task) {
    task.run();
    try {
      task.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError(e);
    }
  }

  long nanos() {
    return Duration.between(NOON, now).toNanos();
  }

  Clock clock() {
    return new Clock() {
      @Override
      public Instant instant() {
        return now;
      }

      @Override
      public ZoneId getZone() {
        return ZoneOffset.UTC;
      }

      @Override
      public Clock withZone(ZoneId zone) {
        return this;
      }
    };
  }
}
