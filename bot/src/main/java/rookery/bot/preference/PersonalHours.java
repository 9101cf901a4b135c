package rookery.bot.preference;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A person's time zone, quiet hours, and hour for the daily message.
 *
 * @param quiet whether reminders wait until quiet hours are over
 * @param daily the hour of the one message a day that replaces instant notifications; empty if
 *     notifications come at once
 */
public record PersonalHours(ZoneId zone, boolean quiet, Optional<Integer> daily) {
  /** Instant notifications, and reminders at any hour. */
  public static final PersonalHours USUAL =
      new PersonalHours(ZoneOffset.UTC, false, Optional.empty());

  private static final LocalTime FROM = LocalTime.of(22, 0);
  private static final LocalTime UNTIL = LocalTime.of(8, 0);
  private static final int HOURS = 24;

  /** Two hours of the night are left out, because a Discord menu has only 25 entries. */
  private static final int EARLIEST = 4;

  private static final int MOST = 22;

  /** All hours at which the one message a day can come. */
  public static List<Integer> hours() {
    return IntStream.range(EARLIEST, EARLIEST + MOST).map(hour -> hour % HOURS).boxed().toList();
  }

  /** These hours in another time zone. */
  public PersonalHours at(ZoneId otherZone) {
    return new PersonalHours(otherZone, quiet, daily);
  }

  /** These hours with quiet hours, or without. */
  public PersonalHours quiet(boolean wanted) {
    return new PersonalHours(zone, wanted, daily);
  }

  /** These hours with one message a day at that hour, or with instant notifications if empty. */
  public PersonalHours daily(Optional<Integer> hour) {
    return new PersonalHours(zone, quiet, hour);
  }

  /** The end of the quiet hours that {@code now} lies in; empty if it lies in none. */
  public Optional<Instant> quietEnd(Instant now) {
    ZonedDateTime there = there(now);
    LocalTime time = there.toLocalTime();
    if (!quiet || !time.isBefore(UNTIL) && time.isBefore(FROM)) {
      return Optional.empty();
    }
    ZonedDateTime day = time.isBefore(UNTIL) ? there : there.plusDays(1);
    return Optional.of(day.with(UNTIL).toInstant());
  }

  /** The start of the quiet hours that the given time lies in; empty if it lies in none. */
  public Optional<Instant> quietStart(Instant moment) {
    ZonedDateTime there = there(moment);
    return quietEnd(moment)
        .map(
            end ->
                there
                    .minusDays(there.toLocalTime().isBefore(UNTIL) ? 1 : 0)
                    .with(FROM)
                    .toInstant());
  }

  /** The time of the next daily message after {@code now}; empty if there are none. */
  public Optional<Instant> nextDaily(Instant now) {
    return daily.map(hour -> next(LocalTime.of(hour, 0), now));
  }

  private Instant next(LocalTime time, Instant now) {
    Instant today = there(now).with(time).toInstant();
    return today.isAfter(now) ? today : there(now).plusDays(1).with(time).toInstant();
  }

  /** The end of that day in this time zone. */
  public Instant endOf(LocalDate day) {
    return day.plusDays(1).atStartOfDay(zone).toInstant();
  }

  private ZonedDateTime there(Instant now) {
    return now.atZone(zone);
  }
}
