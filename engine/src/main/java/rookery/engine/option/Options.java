package rookery.engine.option;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.text.NamedConstant;
import rookery.engine.text.Phrase;

/**
 * The options of one game, each with a value it can take.
 *
 * @param values every option of the game by name, defaults included
 */
public record Options(SortedMap<String, String> values) {
  public Options {
    values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
  }

  /**
   * What was chosen, completed by the defaults.
   *
   * @param specs the options the game has
   * @param chosen values by name, in any case; may leave options out
   * @throws IllegalOptionException if a name or value is not among the specs
   */
  public static Options of(List<OptionSpec> specs, Map<String, String> chosen) {
    SortedMap<String, String> values = new TreeMap<>();
    specs.forEach(spec -> values.put(spec.name(), spec.defaultValue()));
    chosen.forEach((name, value) -> choose(specs, values, name, value));
    return new Options(values);
  }

  private static void choose(
      List<OptionSpec> specs, Map<String, String> values, String name, String value) {
    String wantedName = name.strip().toLowerCase(Locale.ROOT);
    String wantedValue = value.strip().toLowerCase(Locale.ROOT);
    OptionSpec spec =
        specs.stream()
            .filter(s -> s.name().equals(wantedName))
            .findFirst()
            .orElseThrow(() -> new IllegalOptionException(noSuchOption(specs, name)));
    if (!spec.values().contains(wantedValue)) {
      throw new IllegalOptionException(
          "The option \"%s\" can't be \"%s\". Choose %s."
              .formatted(spec.name(), value, Phrase.either(spec.values())));
    }
    values.put(spec.name(), wantedValue);
  }

  private static String noSuchOption(List<OptionSpec> specs, String name) {
    if (specs.isEmpty()) {
      return "There's no option \"%s\": this game has no options.".formatted(name);
    }
    List<String> names = specs.stream().map(spec -> "\"%s\"".formatted(spec.name())).toList();
    return "There's no option \"%s\". This game's options are %s."
        .formatted(name, Phrase.list(names));
  }

  /** The value of an option that the game has. */
  public String word(String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no option " + name + " in " + values);
    }
    return value;
  }

  /** The one of these that an option has as its value. */
  public <T extends NamedConstant> T one(String name, T[] values) {
    String word = word(name);
    return Arrays.stream(values)
        .filter(value -> value.word().equals(word))
        .findFirst()
        .orElseThrow();
  }

  /** Whether a flag is on. */
  public boolean flag(String name) {
    return Boolean.parseBoolean(word(name));
  }

  /** The value of a number. */
  public int number(String name) {
    return Integer.parseInt(word(name));
  }
}
