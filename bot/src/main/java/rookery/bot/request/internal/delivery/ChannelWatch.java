package rookery.bot.request.internal.delivery;

import jakarta.inject.Inject;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.request.TableStep;
import rookery.bot.request.internal.InternalRequests;
import rookery.bot.request.internal.OpenTables;
import rookery.bot.request.internal.OpenTables.Open;
import rookery.bot.request.internal.delivery.ChannelAccess.Access;
import rookery.bot.table.TableLocation;

/**
 * Notices within a minute that the channel of a table is lost or usable again, even if no message
 * is sent there.
 */
public final class ChannelWatch {
  private static final Logger LOG = LoggerFactory.getLogger(ChannelWatch.class);
  private static final Duration INTERVAL = Duration.ofSeconds(20);

  private final OpenTables tables;
  private final InternalRequests internalRequests;
  private Map<String, Known> homes = Map.of();
  private Set<String> doubtful = Set.of();
  private boolean unreadable;

  @Inject
  public ChannelWatch(OpenTables tables, InternalRequests internalRequests) {
    this.tables = tables;
    this.internalRequests = internalRequests;
  }

  /** The channel of a table at a version. */
  private record Known(long version, TableLocation home) {}

  /** Starts checking at intervals; it stops with the timer. */
  public void start(ScheduledExecutorService timer, ChannelAccess reach) {
    timer.scheduleWithFixedDelay(
        () -> lookOrReport(reach), INTERVAL.toMillis(), INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
  }

  private void lookOrReport(ChannelAccess reach) {
    try {
      look(reach);
      unreadable = false;
    } catch (RuntimeException | Error fault) {
      if (!unreadable) {
        LOG.warn("Couldn't check the tables' channels: {}", fault.toString());
      }
      unreadable = true;
    }
  }

  /** Checks once. A channel counts as lost only if the next check finds the same. */
  public void look(ChannelAccess reach) {
    List<Open> watched =
        tables.open(place -> !place.isDirect() && reach.to(place) != Access.UNKNOWN).stream()
            .filter(table -> !table.aside())
            .toList();
    Map<String, Known> known = known(watched);
    Set<String> lost = new HashSet<>();
    for (Open table : watched) {
      Access access =
          known.containsKey(table.id())
              ? reach.to(known.get(table.id()).home())
              : reach.to(table.place());
      if (table.stranded() && access == Access.OPEN) {
        run(table, "returning", new ChannelRestored());
      } else if (!table.stranded() && (access == Access.SHUT || access == Access.GONE)) {
        lost.add(table.id());
        if (doubtful.contains(table.id())) {
          run(table, "stranding", new ChannelLost(access == Access.GONE, Optional.empty()));
        }
      }
    }
    doubtful = lost;
    homes = known;
  }

  /** Reads only tables that changed since the last check, because there may be many. */
  private Map<String, Known> known(List<Open> watched) {
    Map<String, Known> known = new HashMap<>();
    Map<String, Long> changed = new HashMap<>();
    for (Open table : watched) {
      Known before = homes.get(table.id());
      if (before != null && before.version() == table.version()) {
        known.put(table.id(), before);
      } else {
        changed.put(table.id(), table.version());
      }
    }
    tables
        .homes(List.copyOf(changed.keySet()))
        .forEach((id, home) -> known.put(id, new Known(changed.get(id), home)));
    return known;
  }

  private void run(Open table, String what, TableStep step) {
    internalRequests.run(
        InternalRequests.request(
            what + " " + table.id(), InternalRequests.NOBODY, what, table.id()),
        step);
  }
}
