package rookery.engine.kit.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.Game;
import rookery.engine.kit.trial.KitGames;
import rookery.engine.option.OptionSpec;

/**
 * Every ending and every value of every option of every game has a kept playthrough. {@link
 * GoldenSearch} finds most of those that are missing.
 */
class GoldenCoverageTest {
  /** Endings that no playthrough can have, by game and reason, and why not. */
  private static final Map<String, Map<String, String>> IMPOSSIBLE =
      Map.of(
          "custodian",
          Map.of("bare-kings", "CU-8: the pair that captures the last piece stays on the board"));

  static List<String> games() {
    return KitGames.all().stream().map(Game::id).toList();
  }

  static List<Golden> of(Game game) {
    return Golden.all().stream().filter(golden -> golden.game().equals(game.id())).toList();
  }

  /** The endings of {@code game} that no kept playthrough has. */
  static Set<String> missingEndings(Game game) {
    Set<String> missing = new TreeSet<>(game.endings());
    of(game).stream().map(Golden::ending).forEach(missing::remove);
    missing.removeAll(IMPOSSIBLE.getOrDefault(game.id(), Map.of()).keySet());
    return missing;
  }

  /** The values of options, as {@code name=value}, that no kept playthrough has. */
  static Set<String> missingValues(Game game) {
    Set<String> missing = new TreeSet<>();
    for (OptionSpec spec : game.options()) {
      worthKeeping(spec).forEach(value -> missing.add(spec.name() + "=" + value));
    }
    for (Golden golden : of(game)) {
      golden
          .replayed()
          .options()
          .values()
          .forEach((name, value) -> missing.remove(name + "=" + value));
    }
    return missing;
  }

  /** Every value; of a number's only the smallest, the largest and the default. */
  private static List<String> worthKeeping(OptionSpec spec) {
    if (spec.kind() != OptionSpec.Kind.NUMBER) {
      return spec.values();
    }
    List<String> rising =
        spec.values().stream().sorted(Comparator.comparing(Integer::valueOf)).toList();
    return List.of(rising.get(0), spec.defaultValue(), rising.get(rising.size() - 1));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void everyEndingHasAPlaythrough(String id) {
    Set<String> missing = missingEndings(KitGames.find(id).orElseThrow());
    assertEquals(
        Set.of(), missing, "endings of " + id + " without a file; GoldenSearch looks for them");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void everyValueOfEveryOptionHasAPlaythrough(String id) {
    Set<String> missing = missingValues(KitGames.find(id).orElseThrow());
    assertEquals(Set.of(), missing, "options of " + id + " without a file");
  }

  @Test
  void whatIsSaidToBeImpossibleIsAnEndingAndHasNoPlaythrough() {
    IMPOSSIBLE.forEach(
        (id, reasons) ->
            KitGames.find(id)
                .ifPresent(
                    game -> {
                      assertTrue(game.endings().containsAll(reasons.keySet()), id);
                      Set<String> kept =
                          of(game).stream().map(Golden::ending).collect(Collectors.toSet());
                      kept.retainAll(reasons.keySet());
                      assertEquals(Set.of(), kept, id);
                    }));
  }
}
