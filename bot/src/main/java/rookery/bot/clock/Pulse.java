package rookery.bot.clock;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Notices for how long the bot did not run, and when its machine's clock was set. Either way people
 * keep as much time as they had: what was lost is given back.
 */
public final class Pulse {
  private static final Logger LOG = LoggerFactory.getLogger(Pulse.class);
  private static final Duration INTERVAL = Duration.ofSeconds(30);

  private final Heartbeats heartbeats;
  private final Clock clock;
  private final Clock machine;
  private final LongSupplier nanos;
  private Instant lastSeen;
  private long lastNanos;

  /**
   * @param clock what the bot goes by
   * @param machine what the machine says, also when somebody sets it
   * @param nanos counts on, whatever happens to the clocks
   */
  public Pulse(Heartbeats heartbeats, Clock clock, Clock machine, LongSupplier nanos) {
    this.heartbeats = heartbeats;
    this.clock = clock;
    this.machine = machine;
    this.nanos = nanos;
    this.lastSeen = machine.instant();
    this.lastNanos = nanos.getAsLong();
  }

  /** Gives back the time since the last run, and goes on beating; it ends with the timer. */
  public void start(ScheduledExecutorService timer) {
    begin();
    timer.scheduleWithFixedDelay(
        this::beatOrReport, INTERVAL.toMillis(), INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Gives back the time since the last run. */
  void begin() {
    Instant now = clock.instant();
    Optional<Duration> lost = heartbeats.last().map(last -> Duration.between(last, now));
    lost.filter(Pulse::counts)
        .ifPresent(
            length -> {
              if (length.isNegative()) {
                LOG.warn(
                    "This machine's clock is {} behind the last run's. Everybody keeps the time they"
                        + " had; put the clock right if it is wrong.",
                    Spans.words(length.negated()));
              } else {
                LOG.info("The last run ended {} ago; deadlines move by that", Spans.words(length));
              }
              heartbeats.giveBack(length);
            });
    heartbeats.beat(now);
  }

  private static boolean counts(Duration lost) {
    return lost.abs().compareTo(Outage.LEAST) >= 0;
  }

  private void beatOrReport() {
    try {
      beat();
    } catch (RuntimeException fault) {
      LOG.warn("That the bot runs could not be kept: {}", fault.toString());
    }
  }

  /** It still runs; where the machine's clock has leapt, that is given back. */
  void beat() {
    Instant seen = machine.instant();
    long count = nanos.getAsLong();
    Duration leap = Duration.between(lastSeen, seen).minusNanos(count - lastNanos);
    lastSeen = seen;
    lastNanos = count;
    if (counts(leap)) {
      LOG.warn(
          "This machine's clock has gone {} by {} at once. Everybody keeps the time they had; put the"
              + " clock right if it is wrong.",
          leap.isNegative() ? "back" : "forward",
          Spans.words(leap.abs()));
      // Set back, the bot's own clock goes on as before, so nobody has lost anything.
      if (!leap.isNegative()) {
        heartbeats.giveBack(leap);
      }
    }
    heartbeats.beat(clock.instant());
  }
}
