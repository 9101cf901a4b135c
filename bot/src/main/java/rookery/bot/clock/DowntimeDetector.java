package rookery.bot.clock;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Detects how long the bot was down or unreachable, and when the machine's clock was changed.
 * People keep the time they had: all deadlines move by what was lost.
 */
public final class DowntimeDetector {
  private static final Logger LOG = LoggerFactory.getLogger(DowntimeDetector.class);
  private static final Duration INTERVAL = Duration.ofSeconds(30);

  private final Heartbeats heartbeats;
  private final Clock clock;
  private final Clock machine;
  private final LongSupplier nanos;
  private final BooleanSupplier connected;
  private Instant lastSeen;
  private Instant lastTold;
  private long lastNanos;
  private long heardNanos;
  private Instant kept = Instant.EPOCH;

  /**
   * @param clock the clock that the bot uses
   * @param machine the machine's own clock, which somebody may change
   * @param nanos a counter that no change of clocks affects
   * @param connected whether the bot is connected to Discord
   */
  public DowntimeDetector(
      Heartbeats heartbeats,
      Clock clock,
      Clock machine,
      LongSupplier nanos,
      BooleanSupplier connected) {
    this.heartbeats = heartbeats;
    this.clock = clock;
    this.machine = machine;
    this.nanos = nanos;
    this.connected = connected;
    this.lastSeen = machine.instant();
    this.lastTold = clock.instant();
    this.lastNanos = nanos.getAsLong();
    this.heardNanos = lastNanos;
  }

  /** Gives back the time since the last run. */
  public synchronized void begin() {
    Instant now = clock.instant();
    Optional<Duration> lost = heartbeats.last().map(last -> Duration.between(last, now));
    lost.filter(DowntimeDetector::counts)
        .ifPresent(
            length -> {
              if (length.isNegative()) {
                LOG.warn(
                    "This machine's clock has gone back by {} since the last run. All players keep"
                        + " the time they had. If the clock is wrong, correct it.",
                    DurationWords.words(length.negated()));
              } else {
                LOG.info(
                    "The last run ended {} ago; adding that time to all deadlines",
                    DurationWords.words(length));
              }
              heartbeats.giveBack(length);
            });
    keep(now);
  }

  private void keep(Instant now) {
    heartbeats.beat(now);
    kept = now;
  }

  /** Notes an orderly shutdown, unless the connection was lost before. */
  public synchronized void end() {
    if (!counts(Duration.ofNanos(nanos.getAsLong() - heardNanos))) {
      try {
        keep(clock.instant());
      } catch (RuntimeException unwritable) {
        // The next run also gives back the time since the last heartbeat.
        LOG.warn("Couldn't save the time of this shutdown");
      }
    }
  }

  private static boolean counts(Duration lost) {
    return lost.abs().compareTo(Outage.LEAST) >= 0;
  }

  /**
   * Notes that the bot is running; called about every second. Time without a connection is given
   * back as soon as the connection is there again.
   *
   * @return whether the bot is connected, so that deadlines can expire
   */
  public synchronized boolean beat() {
    long count = nanos.getAsLong();
    leap(count);
    if (!connected.getAsBoolean()) {
      return false;
    }
    Duration unheard = Duration.ofNanos(count - heardNanos);
    if (counts(unheard)) {
      heartbeats.giveBack(unheard);
      heardNanos = count;
      LOG.info(
          "Was disconnected from Discord for {}; adding that time to all deadlines",
          DurationWords.words(unheard));
    }
    Instant now = clock.instant();
    if (!now.isBefore(kept.plus(INTERVAL))) {
      keep(now);
    }
    // Requests that came while nothing could be saved were refused.
    heardNanos = count;
    return true;
  }

  /** Gives back the time by which the machine's clock jumped. */
  private void leap(long count) {
    Instant seen = machine.instant();
    Instant told = clock.instant();
    Duration leap = Duration.between(lastSeen, seen).minusNanos(count - lastNanos);
    boolean isBelieved = !isAbsurd(leap) || isAbsurd(Duration.between(lastTold, told));
    // If the clock was set back, the bot's own clock continues as before and nobody loses time.
    if (counts(leap) && !leap.isNegative() && isBelieved) {
      heartbeats.giveBack(leap);
    }
    lastSeen = seen;
    lastTold = told;
    lastNanos = count;
    if (counts(leap)) {
      report(leap, isBelieved);
    }
  }

  private static boolean isAbsurd(Duration leap) {
    return leap.compareTo(Outage.MOST) > 0;
  }

  private static void report(Duration leap, boolean isBelieved) {
    if (isBelieved) {
      LOG.warn(
          "This machine's clock jumped {} by {}. All players keep the time they had. If the clock"
              + " is wrong, correct it.",
          leap.isNegative() ? "back" : "forward",
          DurationWords.words(leap.abs()));
    } else {
      LOG.error(
          "This machine's clock jumped forward by {}, which can't be right. Rookery ignores"
              + " the jump. Correct the clock, or restart Rookery if the clock is right.",
          DurationWords.words(leap));
    }
  }
}
