package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.games.cloak.setup.PublicEvidence;
import rookery.engine.kit.script.KeptGames;
import rookery.engine.kit.script.ReferenceProgram;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;

/**
 * Games in which the state, what is legal, the end and the grids are compared with the {@link
 * CloakReference} after every action. Its players uncloak seldom and guess often, as people do.
 */
class CloakReferenceTest implements KeptGames {
  private static final int GAMES = Integer.getInteger("cloak.games", 12);
  private static final int LONGEST = 500;
  private static final CloakGame GAME = new CloakGame();

  @Override
  public Game game() {
    return GAME;
  }

  @Override
  public ReferenceProgram second(Playthrough played) {
    return new CloakReference();
  }

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
    Playthrough played =
        ReferenceProgram.played(
            GAME, Opening.options(), random, LONGEST, legal -> drawn(legal, uncloaking, random));
    agreesWithGrids(played);
    played.state().result().map(Result::reason).ifPresent(endings::add);
  }

  private static void agreesWithGrids(Playthrough played) {
    CloakReference reference = new CloakReference();
    ReferenceProgram.agrees(
        reference,
        played,
        state -> {
          assertSameGrid(reference, state, 0);
          assertSameGrid(reference, state, 1);
        });
  }

  /** Any action, but an uncloaking only with that many chances in a hundred. */
  private static Ply drawn(List<Ply> legal, int uncloaking, RandomGenerator random) {
    List<Ply> some = random.nextInt(100) < uncloaking ? legal : without(legal, "uncloak");
    List<Ply> castlings =
        some.stream().filter(ply -> ply.action().text().startsWith("O-O")).toList();
    List<Ply> wanted = castlings.isEmpty() || random.nextBoolean() ? some : castlings;
    return wanted.get(random.nextInt(wanted.size()));
  }

  private static List<Ply> without(List<Ply> legal, String begin) {
    return legal.stream().filter(ply -> !ply.action().text().startsWith(begin)).toList();
  }

  private static void assertSameGrid(CloakReference reference, State state, int side) {
    CloakSituation situation = DrawnCloak.situation(state);
    PublicEvidence known = situation.board().side(side == 0 ? Colour.WHITE : Colour.BLACK).known();
    assertEquals(reference.grid.rows(side, false), rows(known.all()));
    assertEquals(reference.grid.rows(side, true), rows(known.facts()));
    assertEquals(
        reference.grid.surviving(side, false),
        known.all().arrangements().stream().map(Arrangement::toString).toList());
    situation
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
