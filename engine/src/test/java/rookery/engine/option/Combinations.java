package rookery.engine.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Options as many as there can be. */
public final class Combinations {
  private Combinations() {}

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
        spec.values().forEach(value -> wider.add(set.with(spec.name(), value)));
      }
      sets = wider;
    }
    return sets;
  }
}
