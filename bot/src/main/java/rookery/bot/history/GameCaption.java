package rookery.bot.history;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import rookery.bot.deal.DeckProof;
import rookery.bot.post.Markdown;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.match.History;
import rookery.engine.option.OptionSpec;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;

/**
 * The caption of an exported game: what was played, by whom, when, and how it ended.
 *
 * @param names the people who agree to be named, by their seats
 * @param dates when the first and the last thing happened; empty if nothing has
 */
public record GameCaption(Table table, SortedMap<Seat, String> names, List<Instant> dates) {
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.UK).withZone(ZoneOffset.UTC);

  /**
   * The caption of a game.
   *
   * @param agrees whether somebody wants to be named
   */
  public static GameCaption of(Table table, Predicate<Person> agrees, List<Instant> dates) {
    SortedMap<Seat, String> names = new TreeMap<>();
    table
        .seating()
        .chairs()
        .forEach(
            (seat, person) -> {
              // A name must not turn what comes after it in a file.
              String name = Markdown.tamed(person.name());
              if (agrees.test(person) && !name.isEmpty()) {
                names.put(seat, name);
              }
            });
    return new GameCaption(table, names, dates);
  }

  /** When the first action happened; the epoch if nothing has. */
  Instant begun() {
    return dates.stream().findFirst().orElse(Instant.EPOCH);
  }

  String line() {
    List<String> parts = new ArrayList<>(names.isEmpty() ? List.of() : List.of(people()));
    parts.addAll(options());
    dates.stream().limit(1).forEach(begun -> parts.add("started " + DAY.format(begun)));
    table.result().map(GameCaption::ending).ifPresent(parts::add);
    return Phrase.capitalised(String.join(" \u00b7 ", parts));
  }

  /** The same as the exchange file keeps it. */
  public Map<String, Object> about() {
    Map<String, Object> about = new LinkedHashMap<>();
    about.put("table", table.id());
    if (!names.isEmpty()) {
      Map<String, Object> people = new LinkedHashMap<>();
      names.forEach((seat, name) -> people.put(seat.id(), name));
      about.put("names", people);
    }
    if (table.clock().control().runs()) {
      about.put("clock", table.clock().control().words());
    }
    if (!dates.isEmpty()) {
      about.put("begun", dates.get(0).toString());
      about.put("last", dates.get(dates.size() - 1).toString());
    }
    table.result().map(GameCaption::ending).ifPresent(ending -> about.put("ended", ending));
    table.deckProof().ifPresent(proof -> about.put(DeckProof.NAME, proof.written()));
    return about;
  }

  /** The game as text: what was played, and every line that everybody may read. */
  String text() {
    History history = History.of(table.match().orElseThrow(), Viewer.SPECTATOR);
    StringBuilder text = new StringBuilder(table.game().title()).append('\n');
    line().lines().filter(line -> !line.isBlank()).forEach(line -> text.append(line).append('\n'));
    text.append('\n');
    int number = 1;
    for (GameLogLine line : history.lines()) {
      text.append(number++).append(". ").append(line.plain()).append('\n');
    }
    return text.toString();
  }

  private String people() {
    return names.entrySet().stream()
        .map(name -> name.getKey().title() + ": " + name.getValue())
        .collect(Collectors.joining(", "));
  }

  private List<String> options() {
    return table.game().options().stream()
        .filter(spec -> !table.options().word(spec.name()).equals(spec.defaultValue()))
        .map(this::chosen)
        .toList();
  }

  private String chosen(OptionSpec spec) {
    return spec.name().replace('-', ' ') + ": " + table.options().word(spec.name());
  }

  private static String ending(Result result) {
    String why = result.reason().replace('-', ' ');
    if (result instanceof Result.Win win) {
      String winners = win.winners().stream().map(Seat::title).collect(Collectors.joining(" and "));
      return "won by " + winners + " (" + why + ")";
    }
    if (result instanceof Result.Score score) {
      return score.score() + " points (" + why + ")";
    }
    return "drawn (" + why + ")";
  }
}
