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
 * The hours of somebody's day: by which clock, and when not to be called.
 *
 * @param zone by which the person's clock goes, summer and winter
 * @param quiet whether no reminder comes at night
 * @param daily the hour at which one message a day takes the place of calls at once; empty where
 *     calls come at once
 */
public record PersonalHours(ZoneId zone, boolean quiet, Optional<Integer> daily) {
  /** Calls at once and reminders at any hour. */
  public static final PersonalHours USUAL =
      new PersonalHours(ZoneOffset.UTC, false, Optional.empty());

  private static final LocalTime FROM = LocalTime.of(22, 0);
  private static final LocalTime UNTIL = LocalTime.of(8, 0);
  private static final int HOURS = 24;

  /** The dead of night is left out, so that a menu of Discord has room for the other hours. */
  private static final int EARLIEST = 4;

  private static final int MOST = 22;

  /** All hours at which the one message a day can come. */
  public static List<Integer> hours() {
    return IntStream.range(EARLIEST, EARLIEST + MOST).map(hour -> hour % HOURS).boxed().toList();
  }

  /** These hours by another clock. */
  public PersonalHours at(ZoneId otherZone) {
    return new PersonalHours(otherZone, quiet, daily);
  }

  /** These hours with quiet nights, or without. */
  public PersonalHours quiet(boolean wanted) {
    return new PersonalHours(zone, wanted, daily);
  }

  /** These hours with one message a day at that hour, or with calls at once. */
  public PersonalHours daily(Optional<Integer> hour) {
    return new PersonalHours(zone, quiet, hour);
  }

  /** When the quiet hours end in which {@code now} lies; empty if it lies in none. */
  public Optional<Instant> quietEnd(Instant now) {
    ZonedDateTime there = there(now);
    LocalTime time = there.toLocalTime();
    if (!quiet || !time.isBefore(UNTIL) && time.isBefore(FROM)) {
      return Optional.empty();
    }
    ZonedDateTime day = time.isBefore(UNTIL) ? there : there.plusDays(1);
    return Optional.of(day.with(UNTIL).toInstant());
  }

  /** When the quiet hours began, or begin, in which that moment lies; empty if it lies in none. */
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

  /** When the next of the messages comes of which there is one a day, after {@code now}. */
  public Optional<Instant> nextDaily(Instant now) {
    return daily.map(hour -> next(LocalTime.of(hour, 0), now));
  }

  private Instant next(LocalTime time, Instant now) {
    Instant today = there(now).with(time).toInstant();
    return today.isAfter(now) ? today : there(now).plusDays(1).with(time).toInstant();
  }

  /** When that day is over there. */
  public Instant endOf(LocalDate day) {
    return day.plusDays(1).atStartOfDay(zone).toInstant();
  }

  private ZonedDateTime there(Instant now) {
    return now.atZone(zone);
  }
}
