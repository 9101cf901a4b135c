package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.Action;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.exchange.Json;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.games.cloak.setup.Known;

/**
 * Games in which the state, what is legal, the end and the grids are compared with the {@link
 * CloakReference} after every action. Its players uncloak seldom and guess often, as people do.
 */
class CloakReferenceTest {
  private static final int GAMES = Integer.getInteger("cloak.games", 12);
  private static final int LONGEST = 500;

  @Test
  void theReferenceKnowsTheSame960SetUps() {
    assertEquals(
        List.copyOf(ReferenceGrid.arrangements()),
        Arrangement.ALL.stream().map(Arrangement::toString).toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 3, 40})
  void everythingAgreesWhereverPlayLeads(int uncloaking) {
    Set<String> endings = new HashSet<>();
    for (int seed = 0; seed < GAMES; seed++) {
      play(new SplittableRandom(seed * 7L + uncloaking), uncloaking, endings);
    }
    assertTrue(endings.contains("king-captured") || uncloaking == 40, endings.toString());
  }

  private static void play(RandomGenerator random, int uncloaking, Set<String> endings) {
    CloakReference reference = new CloakReference();
    State state = new CloakGame().start(Opening.options());
    for (int i = 0; i < LONGEST && state.result().isEmpty(); i++) {
      int side = side(state);
      Action action = drawn(state, side, uncloaking, random);
      reference.play(side, action.text());
      state = state.play(seat(side), action);
      assertSame(reference, state);
    }
    state.result().map(Result::reason).ifPresent(endings::add);
  }

  private static Seat seat(int side) {
    return Opening.seat(side == 0 ? "W" : "B");
  }

  private static int side(State state) {
    return state.mayAct().contains(seat(0)) ? 0 : 1;
  }

  /** Any action, but an uncloaking only with that many chances in a hundred. */
  private static Action drawn(State state, int side, int uncloaking, RandomGenerator random) {
    List<Action> legal = state.legal(seat(side));
    List<Action> staying =
        legal.stream().filter(action -> !action.text().startsWith("uncloak")).toList();
    List<Action> some = random.nextInt(100) < uncloaking ? legal : staying;
    List<Action> castlings =
        some.stream().filter(action -> action.text().startsWith("O-O")).toList();
    List<Action> wanted = castlings.isEmpty() || random.nextBoolean() ? some : castlings;
    return wanted.get(random.nextInt(wanted.size()));
  }

  private static void assertSame(CloakReference reference, State state) {
    assertEquals(Json.write(sorted(reference.position())), Json.write(sorted(state.position())));
    assertEquals(reference.result, state.result().map(Result::reason).orElse(null));
    for (int side = 0; side < 2; side++) {
      List<String> legal = state.legal(seat(side)).stream().map(Action::text).toList();
      assertEquals(new ArrayList<>(reference.legal(side)), legal);
      assertSameGrid(reference, state, side);
    }
  }

  /** The same with the keys of all maps sorted. */
  private static Object sorted(Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> sorted = new TreeMap<>();
      map.forEach((key, inner) -> sorted.put((String) key, sorted(inner)));
      return sorted;
    }
    return value;
  }

  private static void assertSameGrid(CloakReference reference, State state, int side) {
    CloakScene scene = Drawn.scene(state);
    Known known = scene.board().side(side == 0 ? Colour.WHITE : Colour.BLACK).known();
    assertEquals(reference.grid.rows(side, false), rows(known.all()));
    assertEquals(reference.grid.rows(side, true), rows(known.facts()));
    assertEquals(
        reference.grid.surviving(side, false),
        known.all().arrangements().stream().map(Arrangement::toString).toList());
    scene
        .setUps()
        .find(side == 0 ? Colour.WHITE : Colour.BLACK)
        .ifPresent(army -> assertTrue(known.all().admits(army), "the truth explains everything"));
  }

  private static String rows(Evidence evidence) {
    Set<String> seen = new TreeSet<>();
    StringBuilder rows = new StringBuilder();
    List<List<String>> grid = evidence.concluded().grid();
    for (List<String> row : grid.subList(1, grid.size())) {
      assertTrue(seen.add(row.get(0)));
      row.subList(1, row.size()).forEach(rows::append);
    }
    return rows.toString();
  }
}
