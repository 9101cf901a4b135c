package rookery.bot.preference;

import java.time.Instant;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The hours of the night in which somebody is not reminded.
 *
 * @param zone by how many hours the person's clock is before UTC; empty for no quiet hours
 */
public record QuietHours(Optional<Integer> zone) implements Wording {
  /** Reminders come at any hour. */
  public static final QuietHours NONE = new QuietHours(Optional.empty());

  private static final LocalTime FROM = LocalTime.of(22, 0);
  private static final LocalTime UNTIL = LocalTime.of(8, 0);
  private static final int FIRST = -11;
  private static final int LAST = 12;

  /** All that can be chosen. */
  public static List<QuietHours> all() {
    return Stream.concat(
            Stream.of(NONE),
            IntStream.rangeClosed(FIRST, LAST).mapToObj(at -> new QuietHours(Optional.of(at))))
        .toList();
  }

  /** The one of that {@link #name}; none where there is no such. */
  public static QuietHours named(String name) {
    return all().stream().filter(hours -> hours.name().equals(name)).findFirst().orElse(NONE);
  }

  /** When the quiet hours end in which {@code now} lies; empty if it lies in none. */
  public Optional<Instant> end(Instant now) {
    return zone.map(at -> now.atOffset(ZoneOffset.ofHours(at))).flatMap(QuietHours::end);
  }

  private static Optional<Instant> end(OffsetDateTime there) {
    LocalTime time = there.toLocalTime();
    if (time.isBefore(UNTIL)) {
      return Optional.of(there.with(UNTIL).toInstant());
    }
    return time.isBefore(FROM)
        ? Optional.empty()
        : Optional.of(there.plusDays(1).with(UNTIL).toInstant());
  }

  @Override
  public String words() {
    return zone.map(at -> "From 22 to 8 o'clock at UTC%+d".formatted(at)).orElse("None");
  }

  @Override
  public String name() {
    return zone.map(at -> Integer.toString(at)).orElse("none");
  }
}
