package rookery.engine.kit.trial;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import rookery.engine.Game;
import rookery.engine.option.OptionCombinations;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;

/** Which options the games are tried with. */
public final class OptionSets {
  private static final int ALL = 64;
  private static final int SAMPLES = 16;

  private OptionSets() {}

  /**
   * Every combination where there are few; else the default, each value once with defaults for the
   * rest, and some combinations drawn with a fixed seed. The default comes first.
   */
  public static List<Options> of(Game game) {
    Set<Options> sets = new LinkedHashSet<>();
    sets.add(defaults(game));
    if (combinations(game) <= ALL) {
      sets.addAll(OptionCombinations.of(game.options()));
    } else {
      sets.addAll(singles(game));
      RandomGenerator random = new SplittableRandom(1);
      for (int i = 0; i < SAMPLES; i++) {
        sets.add(any(game, random));
      }
    }
    return List.copyOf(sets);
  }

  public static Options defaults(Game game) {
    return Options.of(game.options(), Map.of());
  }

  private static long combinations(Game game) {
    return game.options().stream()
        .mapToLong(spec -> spec.values().size())
        .reduce(1, (a, b) -> a * b);
  }

  private static List<Options> singles(Game game) {
    List<Options> singles = new ArrayList<>();
    for (OptionSpec spec : game.options()) {
      spec.values()
          .forEach(
              value -> singles.add(OptionCombinations.with(defaults(game), spec.name(), value)));
    }
    return singles;
  }

  /** Each option with any of its values. */
  public static Options any(Game game, RandomGenerator random) {
    Options options = defaults(game);
    for (OptionSpec spec : game.options()) {
      List<String> values = spec.values();
      options =
          OptionCombinations.with(options, spec.name(), values.get(random.nextInt(values.size())));
    }
    return options;
  }

  /** What differs from the defaults, for names of tests. */
  public static String difference(Game game, Options options) {
    Options defaults = defaults(game);
    StringBuilder words = new StringBuilder();
    options
        .values()
        .forEach(
            (name, value) -> {
              if (!defaults.word(name).equals(value)) {
                words.append(' ').append(name).append('=').append(value);
              }
            });
    return words.toString();
  }
}
