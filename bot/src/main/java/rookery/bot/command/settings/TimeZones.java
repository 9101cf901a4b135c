package rookery.bot.command.settings;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The time zones of the world as people know them: by a city or a country. The zones and their
 * rules are the JDK's, the names of countries too; which country a zone is in comes from {@code
 * zones.tab}.
 */
final class TimeZones {
  private static final String TABLE = "zones.tab";
  private static final Set<String> REGIONS =
      Set.of(
          "Africa",
          "America",
          "Antarctica",
          "Arctic",
          "Asia",
          "Atlantic",
          "Australia",
          "Europe",
          "Indian",
          "Pacific");

  /** Other names that people use for countries. */
  private static final Map<String, String> NICKNAMES =
      Map.of(
          "uk",
          "GB",
          "great britain",
          "GB",
          "england",
          "GB",
          "scotland",
          "GB",
          "wales",
          "GB",
          "america",
          "US",
          "holland",
          "NL",
          "turkey",
          "TR",
          "korea",
          "KR");

  /** Well-known cities, suggested before others with the same clock. */
  private static final List<String> BIG =
      List.of(
          "London",
          "Berlin",
          "Athens",
          "Moscow",
          "New York",
          "Chicago",
          "Denver",
          "Phoenix",
          "Los Angeles",
          "Anchorage",
          "Honolulu",
          "Halifax",
          "St Johns",
          "Mexico City",
          "Sao Paulo",
          "Buenos Aires",
          "Bogota",
          "Santiago",
          "Lagos",
          "Johannesburg",
          "Cairo",
          "Nairobi",
          "Dubai",
          "Karachi",
          "Kolkata",
          "Dhaka",
          "Jakarta",
          "Shanghai",
          "Tokyo",
          "Sydney",
          "Brisbane",
          "Adelaide",
          "Auckland");

  private static final Duration STEP = Duration.ofMinutes(15);
  private static final List<TimeZone> ALL = all();

  private TimeZones() {}

  /**
   * A time zone and where it is used.
   *
   * @param id the id that the JDK uses
   * @param city the city that it is named after
   * @param country its country; empty if unknown
   */
  record TimeZone(ZoneId id, String city, Optional<Locale> country) {
    /** The label for people. */
    public String words() {
      return country
          .map(TimeZones::name)
          .filter(where -> !where.equals(city))
          .map(where -> city + ", " + where)
          .orElse(city);
    }

    private boolean isNamed(String wanted) {
      return simple(city).equals(wanted)
          || simple(id.getId()).equals(wanted)
          || country.filter(where -> isNamed(where, wanted)).isPresent();
    }

    private static boolean isNamed(Locale country, String wanted) {
      return simple(name(country)).equals(wanted)
          || simple(country.getCountry()).equals(wanted)
          || simple(country.getISO3Country()).equals(wanted)
          || country.getCountry().equals(NICKNAMES.get(wanted));
    }

    private boolean contains(String wanted) {
      return simple(words()).contains(wanted) || isNamed(wanted);
    }

    private boolean begins(String wanted) {
      return simple(words()).startsWith(wanted)
          || country.filter(where -> simple(name(where)).startsWith(wanted)).isPresent();
    }
  }

  private static String name(Locale country) {
    return country.getDisplayCountry(Locale.ENGLISH);
  }

  /** Text without accents, punctuation and capitals, as people type it. */
  private static String simple(String words) {
    return Normalizer.normalize(words, Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "")
        .replaceAll("[^\\p{L}\\p{N}]+", " ")
        .strip()
        .toLowerCase(Locale.ROOT);
  }

  /**
   * Zones whose city or country contains the typed text, starting with those that begin with it.
   */
  static List<TimeZone> containing(String typed) {
    String wanted = simple(typed);
    return ALL.stream()
        .filter(zone -> zone.contains(wanted))
        .sorted(Comparator.comparing(zone -> !zone.begins(wanted)))
        .toList();
  }

  /**
   * The zones of a city or country typed in full. Of several with the same clock from now on, it
   * returns the first.
   */
  static List<TimeZone> named(String typed, Instant now) {
    String wanted = simple(typed);
    return different(
        ALL.stream().filter(zone -> zone.isNamed(wanted)),
        zone -> List.of(zone.country(), clock(zone, now)));
  }

  /**
   * Places where it is about that time of day now, one for each clock that will differ in the
   * coming months.
   */
  static List<TimeZone> where(LocalTime time, Instant now) {
    Stream<TimeZone> there =
        ALL.stream()
            .filter(zone -> zone.country().isPresent())
            .filter(zone -> isNear(time, now.atZone(zone.id()).toLocalTime()))
            .sorted(Comparator.comparing(TimeZones::rank));
    return different(there, zone -> clock(zone, now));
  }

  private static int rank(TimeZone zone) {
    int known = BIG.indexOf(zone.city());
    return known < 0 ? BIG.size() : known;
  }

  private static boolean isNear(LocalTime one, LocalTime other) {
    Duration apart = Duration.between(one, other).abs();
    Duration round = Duration.ofDays(1).minus(apart);
    Duration shorter = apart.compareTo(round) < 0 ? apart : round;
    return shorter.compareTo(STEP.dividedBy(2)) <= 0;
  }

  private static List<TimeZone> different(
      Stream<TimeZone> zones, Function<TimeZone, List<Object>> what) {
    Map<Object, TimeZone> first = new LinkedHashMap<>();
    zones.forEach(zone -> first.putIfAbsent(what.apply(zone), zone));
    return List.copyOf(first.values());
  }

  /** The properties that two zones must share so that people need not choose between them. */
  private static List<Object> clock(TimeZone zone, Instant now) {
    ZoneRules rules = zone.id().getRules();
    ZoneOffsetTransition next = rules.nextTransition(now);
    return List.of(
        rules.getOffset(now),
        Optional.ofNullable(next).map(ZoneOffsetTransition::getInstant),
        Optional.ofNullable(next).map(ZoneOffsetTransition::getOffsetAfter));
  }

  /** The label of a zone: its city and country, or its offset from UTC. */
  static String words(ZoneId id) {
    return ALL.stream()
        .filter(zone -> zone.id().equals(id))
        .findFirst()
        .map(TimeZone::words)
        .orElseGet(() -> id instanceof ZoneOffset offset ? words(offset) : id.getId());
  }

  private static String words(ZoneOffset offset) {
    return offset.equals(ZoneOffset.UTC) ? "UTC" : "UTC" + offset.getId();
  }

  private static List<TimeZone> all() {
    Set<String> known = new TreeSet<>(ZoneId.getAvailableZoneIds());
    List<TimeZone> zones = new ArrayList<>();
    for (String line : lines()) {
      String[] parts = line.split("\t");
      if (known.remove(parts[1])) {
        zones.add(zone(parts[1], Optional.of(new Locale("", parts[0]))));
      }
    }
    known.stream()
        .filter(id -> REGIONS.contains(id.split("/")[0]))
        .map(id -> zone(id, Optional.empty()))
        .filter(other -> zones.stream().noneMatch(zone -> zone.city().equals(other.city())))
        .sorted(Comparator.comparing(TimeZone::city))
        .forEach(zones::add);
    return List.copyOf(zones);
  }

  private static TimeZone zone(String id, Optional<Locale> country) {
    String city = id.substring(id.lastIndexOf('/') + 1).replace('_', ' ');
    return new TimeZone(ZoneId.of(id), city, country);
  }

  private static List<String> lines() {
    InputStream table = Objects.requireNonNull(TimeZones.class.getResourceAsStream(TABLE), TABLE);
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
      return lines.lines().filter(line -> !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
