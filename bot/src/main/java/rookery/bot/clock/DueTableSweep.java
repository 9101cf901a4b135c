package rookery.bot.clock;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.clock.DueTimes.Due;
import rookery.bot.vitals.ErrorReport;

/**
 * Finds due work every second and hands it over, a little at a time, so that requests of people do
 * not wait behind it. Work stays due until a new time is saved for it, so a crash loses nothing.
 */
public final class DueTableSweep {
  /** The most that is handled at the same time. */
  static final int MOST_AT_ONCE = 16;

  private static final Logger LOG = LoggerFactory.getLogger(DueTableSweep.class);
  private static final Duration INTERVAL = Duration.ofSeconds(1);
  private static final Duration PUT_OFF = Duration.ofMinutes(1);

  /** Marks work that is taking too long. */
  private static final Instant HANGS = Instant.MIN;

  private final DueTimes alarms;
  private final Firing firing;
  private final Clock clock;
  private final ScheduledExecutorService timer;
  private final BooleanSupplier heard;
  private final Map<String, Instant> fired = new HashMap<>();
  private final Map<String, PutOff> putOff = new HashMap<>();
  private boolean unreadable;

  /** Handles due work. */
  @FunctionalInterface
  public interface Firing {
    /** Does what is due. The stage completes when the result is saved. */
    CompletionStage<Void> fire(Due due);
  }

  /** Work that is still due at the same time after it was handled. */
  private record PutOff(Instant at, Instant until) {}

  /**
   * @param timer runs the sweep
   * @param heard whether people can act; nothing expires while they cannot
   */
  public DueTableSweep(
      DueTimes alarms,
      Firing firing,
      Clock clock,
      ScheduledExecutorService timer,
      BooleanSupplier heard) {
    this.alarms = alarms;
    this.firing = firing;
    this.clock = clock;
    this.timer = timer;
    this.heard = heard;
  }

  /** Starts the sweep; it stops with its timer. */
  public void start() {
    timer.scheduleWithFixedDelay(
        this::look, INTERVAL.toMillis(), INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Sweeps once. */
  void look() {
    try {
      if (heard.getAsBoolean()) {
        found().forEach(this::fire);
      }
      unreadable = false;
    } catch (RuntimeException | Error fault) {
      if (!unreadable) {
        ErrorReport.log(LOG, "finding what is due (retrying until it works)", fault);
      }
      unreadable = true;
    }
  }

  private synchronized List<Due> found() {
    Instant now = clock.instant();
    putOff.values().removeIf(p -> !now.isBefore(p.until()));
    fired.replaceAll((name, since) -> hangs(since, now) ? hanging(name) : since);
    // Work that hangs must not block everything else.
    int hang = Collections.frequency(fired.values(), HANGS);
    int free = MOST_AT_ONCE - (fired.size() - hang);
    if (free <= 0) {
      return List.of();
    }
    List<Due> found =
        alarms.due(now, free, fired.size() + putOff.size()).stream()
            .filter(due -> !fired.containsKey(due.name()) && !isPutOff(due))
            .limit(free)
            .toList();
    found.forEach(due -> fired.put(due.name(), now));
    return found;
  }

  private static boolean hangs(Instant since, Instant now) {
    return !since.equals(HANGS) && now.isAfter(since.plus(PUT_OFF));
  }

  private static Instant hanging(String name) {
    LOG.warn(
        "The work due at {} has been running for over a minute; everything else continues", name);
    return HANGS;
  }

  private boolean isPutOff(Due due) {
    PutOff put = putOff.get(due.name());
    return put != null && put.at().equals(due.at());
  }

  private void fire(Due due) {
    firing.fire(due).whenComplete((done, fault) -> ended(due, fault));
  }

  /** If it is still due at the same time, something is wrong with it, so other work comes first. */
  private void ended(Due due, Throwable fault) {
    if (fault != null) {
      ErrorReport.log(LOG, due.name() + ", doing what is due there", fault);
    }
    synchronized (this) {
      fired.remove(due.name());
      putOff.put(due.name(), new PutOff(due.at(), clock.instant().plus(PUT_OFF)));
      if (!fired.isEmpty()) {
        return;
      }
    }
    // Everything taken is done, and more may be waiting.
    timer.execute(this::look);
  }
}
