package rookery.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import rookery.engine.Game;
import rookery.engine.option.Options;

/**
 * All that is stored of a match; everything else is replayed from it.
 *
 * @param game the game's id
 * @param rulesVersion the version of its rules that the match is played by
 * @param entries what happened, in order; nothing is ever removed
 */
public record GameRecord(String game, int rulesVersion, Options options, List<Entry> entries) {
  public GameRecord {
    entries = List.copyOf(entries);
  }

  static GameRecord of(Game game, Options options) {
    return new GameRecord(game.id(), game.rulesVersion(), options, List.of());
  }

  void mustBeOf(Game of) {
    if (!game.equals(of.id()) || rulesVersion != of.rulesVersion()) {
      throw new IllegalStateException(
          "a record of %s %s can't be replayed as %s %s"
              .formatted(game, rulesVersion, of.id(), of.rulesVersion()));
    }
  }

  GameRecord with(Entry entry) {
    List<Entry> longer = new ArrayList<>(entries);
    longer.add(entry);
    return new GameRecord(game, rulesVersion, options, longer);
  }

  /** What made the position, in order, without what was taken back. */
  public List<Entry.Step> standing() {
    return List.copyOf(Replayer.standing(entries).values());
  }

  /** The record as text: a line for game, version and options, then a line for each entry. */
  public String text() {
    List<String> lines = new ArrayList<>();
    List<String> words = new ArrayList<>(List.of(game, Integer.toString(rulesVersion)));
    options.values().forEach((name, value) -> words.add(name + "=" + value));
    lines.add(String.join(" ", words));
    entries.forEach(entry -> lines.add(entry.line()));
    return String.join("\n", lines) + "\n";
  }

  /**
   * Reads what {@link #text} wrote.
   *
   * @throws IllegalArgumentException if it is not such a text
   */
  public static GameRecord parse(String text) {
    List<String> lines = text.lines().toList();
    List<String> words = List.of(lines.get(0).split(" "));
    Map<String, String> values = new TreeMap<>();
    for (String option : words.subList(2, words.size())) {
      String[] parts = option.split("=", 2);
      values.put(parts[0], parts[1]);
    }
    return new GameRecord(
        words.get(0),
        Integer.parseInt(words.get(1)),
        new Options(new TreeMap<>(values)),
        lines.subList(1, lines.size()).stream().map(Entry::parse).toList());
  }
}
