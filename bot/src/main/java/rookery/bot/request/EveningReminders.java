package rookery.bot.request;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.bot.clock.Deadline;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;

/**
 * Moves the last reminder of a deadline to the evening before if it would come in a player's quiet
 * hours, because in the morning it may be too late.
 */
public record EveningReminders(PreferenceReader wishes, Instant now) {
  private static final Duration BEFORE = Duration.ofMinutes(30);
  private static final Duration JUST_BEFORE = Duration.ofMinutes(1);

  /** The table with such reminders planned. */
  public Table planned(Table table) {
    if (table.stage() != TableStage.PLAYING || table.match().isEmpty()) {
      return table;
    }
    Map<Seat, Instant> owed = new TreeMap<>();
    for (Deadline deadline : table.clock().running()) {
      for (Seat seat : deadline.group()) {
        evening(table, seat, deadline).ifPresent(at -> owed.put(seat, at));
      }
    }
    return owed.isEmpty() ? table : table.with(table.clock().postponing(owed));
  }

  /**
   * The time of the evening reminder; empty if none is needed or an earlier one is already planned.
   */
  private Optional<Instant> evening(Table table, Seat seat, Deadline deadline) {
    return wishes
        .of(table.seating().chairs().get(seat))
        .hours()
        .quietStart(deadline.lastReminder())
        .map(start -> before(start, deadline.since()))
        .filter(now::isBefore)
        .filter(at -> !table.clock().owed().at().getOrDefault(seat, Instant.MAX).isBefore(at));
  }

  /** Nobody is reminded at the very time when the move begins. */
  private static Instant before(Instant start, Instant since) {
    Instant usual = start.minus(BEFORE);
    return usual.isAfter(since) ? usual : start.minus(JUST_BEFORE);
  }
}
