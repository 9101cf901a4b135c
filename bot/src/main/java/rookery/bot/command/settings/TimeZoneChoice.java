package rookery.bot.command.settings;

import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.bot.command.settings.TimeZones.TimeZone;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Markdown;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.request.TableLookup;
import rookery.bot.table.Refusal;

/**
 * A time zone as typed: a city, a country, or the local time.
 *
 * @param found the possible zones; if there are several, the person must choose
 */
record TimeZoneChoice(List<TimeZone> found) {
  /** The most characters that can be typed. */
  static final int LONGEST = 100;

  /** The argument of the menu for choosing one of several zones. */
  static final String ARGUMENT = "zone";

  private static final Pattern TIME =
      Pattern.compile("(\\d{1,2})[:.h](\\d{2})? *([ap]m)?|(\\d{1,2}) *([ap]m)");

  private static final int NOON = 12;

  TimeZoneChoice {
    found = List.copyOf(found);
  }

  /**
   * Reads what was typed.
   *
   * @throws Refusal if it is neither a known place nor a time
   */
  static TimeZoneChoice of(String typed, Instant now) {
    List<TimeZone> found =
        time(typed)
            .map(time -> TimeZones.where(time, now))
            .orElseGet(() -> TimeZones.named(typed, now));
    List<TimeZone> any = found.isEmpty() ? TimeZones.containing(typed) : found;
    if (any.isEmpty() || typed.isBlank()) {
      throw new Refusal(
          ("I don't know the time zone of \u201c%s\u201d. Type the biggest city near you, your"
                  + " country, or your local time, for example `14:35`.")
              .formatted(Markdown.escaped(typed)));
    }
    return new TimeZoneChoice(any);
  }

  private static Optional<LocalTime> time(String typed) {
    Matcher read = TIME.matcher(typed.strip().toLowerCase(Locale.ROOT));
    if (!read.matches()) {
      return Optional.empty();
    }
    boolean bare = read.group(1) == null;
    int hour = Integer.parseInt(bare ? read.group(4) : read.group(1));
    int minute = read.group(2) == null ? 0 : Integer.parseInt(read.group(2));
    Optional<String> half = Optional.ofNullable(bare ? read.group(5) : read.group(3));
    int ofDay = half.map(which -> hour % NOON + (which.equals("pm") ? NOON : 0)).orElse(hour);
    return ofDay < 24 && minute < 60 ? Optional.of(LocalTime.of(ofDay, minute)) : Optional.empty();
  }

  /** The zone, if only one is possible. */
  Optional<ZoneId> zone() {
    return found.size() == 1 ? Optional.of(found.get(0).id()) : Optional.empty();
  }

  /**
   * Asks which of several zones is meant.
   *
   * @param argument of the menu
   * @param example what to type if none of them is
   */
  Post asked(String before, String argument, String example) {
    List<SelectableOption> answers =
        found.stream()
            .limit(Menu.MOST)
            .map(zone -> new SelectableOption(zone.id().getId(), zone.words()))
            .toList();
    String more =
        found.size() > Menu.MOST
            ? " If none is, type a city, for example `%s`.".formatted(example)
            : "";
    return Post.words(before + "Which of these is in your time zone?" + more)
        .with(
            new Menu(
                ControlId.free(ControlVerb.SETTINGS, argument),
                "Choose a place in your time zone",
                answers));
  }

  /** Suggests zones for what is typed so far. */
  static List<SelectableOption> complete(String typed) {
    if (time(typed).isPresent()) {
      return List.of(new SelectableOption(typed, "It's %s where I am".formatted(typed.strip())));
    }
    return TimeZones.containing(typed).stream()
        .limit(TableLookup.MOST)
        .map(zone -> new SelectableOption(zone.id().getId(), zone.words()))
        .toList();
  }
}
