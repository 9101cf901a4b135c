package rookery.engine.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Options as many as there can be. */
public final class OptionCombinations {
  private OptionCombinations() {}

  /**
   * Every combination of values, for games whose options are few.
   *
   * @return all option sets, the default one among them, in the order of the specs' values
   */
  public static List<Options> of(List<OptionSpec> specs) {
    List<Options> sets = List.of(Options.of(specs, Map.of()));
    for (OptionSpec spec : specs) {
      List<Options> wider = new ArrayList<>();
      for (Options set : sets) {
        spec.values().forEach(value -> wider.add(with(set, spec.name(), value)));
      }
      sets = wider;
    }
    return sets;
  }

  /** Options with another value for one of them. */
  public static Options with(Options options, String name, String value) {
    SortedMap<String, String> changed = new TreeMap<>(options.values());
    changed.put(name, value);
    return new Options(changed);
  }
}
