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
 * Notices for how long the bot did not run or could not be reached, and when its machine's clock
 * was set. Either way people keep as much time as they had: what was lost is given back.
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
   * @param clock what the bot goes by
   * @param machine what the machine says, also when somebody sets it
   * @param nanos counts on, whatever happens to the clocks
   * @param connected whether people can be heard
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
                    "This machine's clock is {} behind the last run. All players keep the time they"
                        + " had. If the clock is wrong, correct it.",
                    DurationWords.words(length.negated()));
              } else {
                LOG.info(
                    "The last run ended {} ago; moving all deadlines by that time",
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

  /** It ends now, in order; unless people were not heard any more before. */
  public synchronized void end() {
    if (!counts(Duration.ofNanos(nanos.getAsLong() - heardNanos))) {
      try {
        keep(clock.instant());
      } catch (RuntimeException unwritable) {
        // The next run gives back what passed since the last beat too.
        LOG.warn("Could not save the time of this shutdown");
      }
    }
  }

  private static boolean counts(Duration lost) {
    return lost.abs().compareTo(Outage.LEAST) >= 0;
  }

  /**
   * It still runs; to be asked every second or so. What could not be heard, or not be kept, is
   * given back as soon as it can be again.
   *
   * @return whether people are heard now, so that what is due may be held against them
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
          "Not connected to Discord for {}; moving all deadlines by that time",
          DurationWords.words(unheard));
    }
    Instant now = clock.instant();
    if (!now.isBefore(kept.plus(INTERVAL))) {
      keep(now);
    }
    // Whoever was heard while nothing could be kept was refused.
    heardNanos = count;
    return true;
  }

  /** Where the machine's clock has leapt, that is given back. */
  private void leap(long count) {
    Instant seen = machine.instant();
    Instant told = clock.instant();
    Duration leap = Duration.between(lastSeen, seen).minusNanos(count - lastNanos);
    boolean isBelieved = !isAbsurd(leap) || isAbsurd(Duration.between(lastTold, told));
    // Set back, the bot's own clock goes on as before, so nobody has lost anything.
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
          "This machine's clock jumped {} by {}. All players keep the time they had. If the clock is"
              + " wrong, correct it.",
          leap.isNegative() ? "back" : "forward",
          DurationWords.words(leap.abs()));
    } else {
      LOG.error(
          "This machine's clock jumped forward by {}, which cannot be right. Rookery ignores"
              + " the jump. Correct the clock, or restart Rookery if the clock is right.",
          DurationWords.words(leap));
    }
  }
}
