package rookery.engine.games.booster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.cards.Cards;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.booster.board.Attack;
import rookery.engine.games.booster.board.Position;
import rookery.engine.kit.script.Script;
import rookery.engine.play.Moment;

/**
 * The game and the slow {@link BoosterReference} agree on what is attacked, on every action and on
 * what it leads to. For longer runs: {@code -DargLine="-Dbooster.positions=20000
 * -Dbooster.actions=2000"}.
 */
class BoosterReferenceTest {
  private static final int POSITIONS = Integer.getInteger("booster.positions", 300);
  private static final int ACTIONS = Integer.getInteger("booster.actions", 60);
  private static final long SEED = Long.getLong("booster.seed", 5);

  @Test
  void bothFindTheSameKingsAttackedInPositionsOfAllDensities() {
    RandomGenerator random = new SplittableRandom(SEED);
    for (int i = 0; i < POSITIONS; i++) {
      Position position = RandomPositions.next(random);
      BoosterReference other = BoosterReference.of(facts(position));
      for (Colour colour : Colour.values()) {
        assertEquals(
            other.kingAttacked(colour == Colour.WHITE),
            Attack.onKing(position.field(), Geometry.NONE, colour),
            () -> colour + " in " + position);
      }
    }
  }

  @Test
  void bothFindTheSameActionsInPositionsOfAllDensities() {
    RandomGenerator random = new SplittableRandom(SEED + 1);
    for (int compared = 0; compared < POSITIONS / 10; ) {
      Position position = RandomPositions.next(random);
      // The side that has just moved never stands in check.
      if (!position.passedOn().inCheck() && !position.field().hasOnlyKings()) {
        compared++;
        State state = new Moment<>(Moving.begin(table(position)));
        compare(state, BoosterReference.of(state.position()));
      }
    }
  }

  private static Map<String, Object> facts(Position position) {
    return table(position).facts();
  }

  private static Table table(Position position) {
    Hands hands =
        new Hands(Drawn.cards("CcNp"), Drawn.cards("CcnP"), Drawn.cards("QqRr"), List.of(), 0);
    return new Table(
        new BoosterOptions(12, 12, 2),
        position,
        hands,
        DrawRules.start(),
        Optional.empty(),
        List.of());
  }

  @ParameterizedTest
  @CsvSource({"6,6,2", "3,4,4", "12,2,4", "0,6,1", "5,5,0"})
  void bothFindTheSameActionsAllThroughAGame(int whites, int blacks, int checkerCards) {
    RandomGenerator random = new SplittableRandom(SEED + whites);
    BoosterOptions options = new BoosterOptions(whites, blacks, checkerCards);
    Map<String, List<String>> chance = new TreeMap<>();
    State state = new Moment<>(new Undealt(options));
    List<String> deck = Cards.shuffled(state.chance().orElseThrow().cards(), random);
    chance.put("deck", deck);
    state = state.shuffled(deck);
    BoosterReference other = BoosterReference.start(whites, blacks, chance);
    for (int i = 0; i < ACTIONS && state.result().isEmpty(); i++) {
      compare(state, other);
      Action action = lively(state, random);
      state = state.play(state.mayAct().iterator().next(), action);
      while (state.chance().isPresent()) {
        List<String> order = Cards.shuffled(state.chance().get().cards(), random);
        chance.put(state.chance().get().key(), order);
        state = state.shuffled(order);
      }
      other = other.legal().get(action.text());
      assertEquals(other.facts(), state.position());
    }
  }

  /** Cards and boosts more often than not, and captures, so that checkers wander. */
  private static Action lively(State state, RandomGenerator random) {
    List<Action> legal = state.legal(state.mayAct().iterator().next());
    List<Action> best =
        legal.stream()
            .filter(
                a -> a.text().startsWith(random.nextBoolean() ? "card" : "boost") || captures(a))
            .toList();
    List<Action> from = best.isEmpty() || random.nextInt(4) == 0 ? legal : best;
    return from.get(random.nextInt(from.size()));
  }

  private static boolean captures(Action action) {
    return action.path().stream().anyMatch(step -> step.label().contains("captures"));
  }

  private static void compare(State state, BoosterReference other) {
    if (state.position().get("step").equals("move")) {
      assertEquals(other.ending(), Script.reason(state), other::toString);
    }
    SortedMap<String, BoosterReference> expected =
        state.result().isPresent() ? new TreeMap<>() : other.legal();
    List<String> found = new ArrayList<>(Drawn.legal(state));
    assertEquals(new ArrayList<>(expected.keySet()), found, other::toString);
    for (String text : found) {
      State after = state.play(state.mayAct().iterator().next(), Script.action(state, text));
      if (after.chance().isEmpty()) {
        assertEquals(expected.get(text).facts(), after.position(), () -> text + " in " + other);
      }
    }
  }
}
