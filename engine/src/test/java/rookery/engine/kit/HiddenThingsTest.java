package rookery.engine.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.kit.trial.KitGames;

/**
 * What a game's page names as secret is hidden, and what is hidden is drawn anew for the worlds
 * that {@link SecrecyTest} compares: a game whose worlds are all the truth would pass that one.
 */
@ParameterizedClass(name = "{0}")
@MethodSource("games")
record HiddenThingsTest(HiddenThings hidden) {
  /** The keys of positions that somebody must not see whole, by game, as the pages say. */
  private static final Map<String, Set<String>> SECRETS =
      Map.ofEntries(
          Map.entry("telepathy", Set.of("facedown")),
          Map.entry("split-brain", Set.of("circles")),
          Map.entry("cooperative", Set.of("hands", "pile")),
          Map.entry("gravity", Set.of("decks")),
          Map.entry("parade", Set.of("pile")),
          Map.entry("neighbour", Set.of("pieces", "positions")),
          Map.entry("booster", Set.of("hands", "pile")),
          Map.entry("cloak", Set.of("position")),
          Map.entry("custodian", Set.of()),
          Map.entry("toddler", Set.of()),
          Map.entry("fluid", Set.of()),
          Map.entry("toy-heap", Set.of()),
          Map.entry("toy-fog", Set.of("position")),
          Map.entry("toy-bid", Set.of("hands", "pile", "bids")));

  static Stream<HiddenThings> games() {
    return KitGames.all().stream().map(HiddenThings::new);
  }

  @Test
  void whatThePageNamesAsSecretIsHiddenFromSomebody() {
    Set<String> secrets = SECRETS.get(hidden.game().id());
    assertTrue(secrets != null, "say in this test what is secret in " + hidden.game().id());
    Set<String> missing = new TreeSet<>(secrets);
    hidden.items().forEach(item -> missing.remove(item.key()));
    assertEquals(Set.of(), missing, "shown to everyone");
  }

  @Test
  void anOpenGameHidesNothing() {
    if (SECRETS.getOrDefault(hidden.game().id(), Set.of()).isEmpty()) {
      assertEquals(Set.of(), hidden.items());
    }
  }

  @Test
  void whatIsHiddenVariesFromWorldToWorld() {
    Set<HiddenThings.Item> fixed = new TreeSet<>(hidden.items());
    fixed.removeAll(hidden.varying());
    assertEquals(Set.of(), fixed, "hidden, but the same in all of 64 worlds");
  }

  @Test
  void whoeverSeesEverythingHasNoOtherWorld() {
    assertEquals(
        List.of(),
        hidden.drawnInTheOpen(),
        "everything is shown there, so nothing may be resampled");
  }
}
