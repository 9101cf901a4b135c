package rookery.bot.outbox;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Spreads requests so that Discord's limit over all routes is never reached: a few at once, then
 * one after another. Answers to interactions do not count there and need not ask here.
 */
public final class RequestPacer {
  private static final int A_SECOND = 40;

  /** How many requests can be made at once after a pause. */
  public static final int AT_ONCE = 8;

  /** The time between two requests. */
  public static final Duration INTERVAL = Duration.ofSeconds(1).dividedBy(A_SECOND);

  private final LongSupplier nanos;
  private final long interval = INTERVAL.toNanos();
  private long next;

  /** The pace that Discord's 50 requests a second allow, with some left for what is not paced. */
  public RequestPacer() {
    this(System::nanoTime);
  }

  /**
   * @param nanos a counter of nanoseconds that never goes back
   */
  RequestPacer(LongSupplier nanos) {
    this.nanos = nanos;
    this.next = nanos.getAsLong() - (AT_ONCE - 1) * interval;
  }

  /** Returns how long the next request must wait, and counts it as made. */
  public synchronized Duration next() {
    long now = nanos.getAsLong();
    next = Math.max(next, now - (AT_ONCE - 1) * interval);
    long wait = Math.max(0, next - now);
    next += interval;
    return Duration.ofNanos(wait);
  }
}
