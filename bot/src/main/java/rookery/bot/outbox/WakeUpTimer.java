package rookery.bot.outbox;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Runs a task once, at the earliest of the times asked for. After that it can be set again. */
final class WakeUpTimer {
  private final ScheduledExecutorService timer;
  private final Runnable bell;
  private ScheduledFuture<?> set;
  private Instant at = Instant.MAX;

  WakeUpTimer(ScheduledExecutorService timer, Runnable bell) {
    this.timer = timer;
    this.bell = bell;
  }

  /** Runs the task at {@code when}, unless the timer is already set to an earlier time. */
  synchronized void at(Instant now, Instant when) {
    if (!when.isBefore(at)) {
      return;
    }
    if (set != null) {
      set.cancel(false);
    }
    at = when;
    // One more, because the clock is finer than the timer.
    long millis = Math.max(0, Duration.between(now, when).toMillis()) + 1;
    set = timer.schedule(() -> ring(when), millis, TimeUnit.MILLISECONDS);
  }

  /** The task can set the timer again at once, before this method has ended. */
  private void ring(Instant when) {
    synchronized (this) {
      at = at.equals(when) ? Instant.MAX : at;
    }
    bell.run();
  }
}
