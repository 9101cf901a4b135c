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
import rookery.engine.Game;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.booster.board.BoosterAttack;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.cards.BoosterOptions;
import rookery.engine.games.booster.cards.Hands;
import rookery.engine.kit.script.KeptGames;
import rookery.engine.kit.script.ReferenceProgram;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;

/**
 * The game and the slow {@link BoosterReference} agree on what is attacked, on every action and on
 * what it leads to. For longer runs: {@code -DargLine="-Dbooster.positions=20000
 * -Dbooster.actions=2000"}.
 */
class BoosterReferenceTest implements KeptGames {
  private static final int POSITIONS = Integer.getInteger("booster.positions", 300);
  private static final int ACTIONS = Integer.getInteger("booster.actions", 60);
  private static final long SEED = Long.getLong("booster.seed", 5);

  @Override
  public Game game() {
    return new BoosterGame();
  }

  @Override
  public ReferenceProgram second(Playthrough played) {
    return new BoosterCourse(played);
  }

  @Test
  void bothFindTheSameKingsAttackedInPositionsOfAllDensities() {
    RandomGenerator random = new SplittableRandom(SEED);
    for (int i = 0; i < POSITIONS; i++) {
      BoosterPosition position = RandomBoosterPositions.next(random);
      BoosterReference other = BoosterReference.of(facts(position));
      for (Colour colour : Colour.values()) {
        assertEquals(
            other.kingAttacked(colour == Colour.WHITE),
            BoosterAttack.onKing(position.field(), Geometry.NONE, colour),
            () -> colour + " in " + position);
      }
    }
  }

  @Test
  void bothFindTheSameActionsInPositionsOfAllDensities() {
    RandomGenerator random = new SplittableRandom(SEED + 1);
    for (int compared = 0; compared < POSITIONS / 10; ) {
      BoosterPosition position = RandomBoosterPositions.next(random);
      // The side that has just moved never stands in check.
      if (!position.passedOn().inCheck() && !position.field().hasOnlyKings()) {
        compared++;
        State state = new PlayableState<>(BoosterMoving.begin(table(position)));
        compare(state, BoosterReference.of(state.position()));
      }
    }
  }

  private static Map<String, Object> facts(BoosterPosition position) {
    return table(position).facts();
  }

  private static BoosterGameState table(BoosterPosition position) {
    Hands hands =
        new Hands(
            DrawnBooster.cards("CcNp"),
            DrawnBooster.cards("CcnP"),
            DrawnBooster.cards("QqRr"),
            List.of(),
            0);
    return new BoosterGameState(
        new BoosterOptions(12, 12, 2),
        position,
        hands,
        DrawRules.start(),
        Optional.empty(),
        List.of());
  }

  @ParameterizedTest
  @CsvSource({"6,6,2", "3,4,4", "12,2,4", "0,6,1", "5,5,0"})
  void bothFindTheSameActionsAllThroughAGame(String whites, String blacks, String checkerCards) {
    Map<String, String> chosen =
        Map.of("checkers-white", whites, "checkers-black", blacks, "checker-cards", checkerCards);
    RandomGenerator random = new SplittableRandom(SEED + Integer.parseInt(whites));
    Playthrough played =
        ReferenceProgram.played(
            game(),
            Options.of(game().options(), chosen),
            random,
            ACTIONS,
            legal -> lively(legal, random));
    BoosterCourse course = new BoosterCourse(played);
    ReferenceProgram.agrees(course, played, state -> compare(state, course.now()));
  }

  /** Cards and boosts more often than not, and captures, so that checkers wander. */
  private static Ply lively(List<Ply> legal, RandomGenerator random) {
    List<Ply> best =
        legal.stream()
            .filter(
                ply ->
                    ply.action().text().startsWith(random.nextBoolean() ? "card" : "boost")
                        || captures(ply.action()))
            .toList();
    List<Ply> from = best.isEmpty() || random.nextInt(4) == 0 ? legal : best;
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
    List<String> found = new ArrayList<>(DrawnBooster.legal(state));
    assertEquals(new ArrayList<>(expected.keySet()), found, other::toString);
    for (String text : found) {
      State after = state.play(state.mayAct().iterator().next(), Script.action(state, text));
      if (after.chance().isEmpty()) {
        assertEquals(expected.get(text).facts(), after.position(), () -> text + " in " + other);
      }
    }
  }
}
