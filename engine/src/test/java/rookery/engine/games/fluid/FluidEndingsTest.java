package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.engine.games.fluid.DrawnFluid.BLACK;
import static rookery.engine.games.fluid.DrawnFluid.WHITE;
import static rookery.engine.games.fluid.DrawnFluid.black;
import static rookery.engine.games.fluid.DrawnFluid.start;
import static rookery.engine.games.fluid.DrawnFluid.white;
import static rookery.engine.kit.script.Script.ending;
import static rookery.engine.kit.script.Script.played;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.play.PlayableState;

class FluidEndingsTest {
  private static final String[] ROUND = {"Rd1c1", "Rd8c8", "Rc1d1", "Rc8d8"};

  private static PlayableState<FluidSituation> rounds(int count) {
    PlayableState<FluidSituation> state = start();
    for (int i = 0; i < count; i++) {
      state = played(state, ROUND);
    }
    return state;
  }

  @Test
  void checkmateWins() {
    PlayableState<FluidSituation> state =
        white(
            """
            k.......
            ........
            .K......
            ........
            ........
            ........
            ........
            .......R
            """);
    PlayableState<FluidSituation> mate = played(state, "h1h8");
    assertEquals("W checkmate", ending(mate));
    assertEquals("black", mate.position().get("turn"));
    assertEquals(List.of(), mate.legal(BLACK));
  }

  @Test
  void aCompanionThatCouldLeaveDoesNotSaveTheKingByLeaving() {
    PlayableState<FluidSituation> state =
        white(
            """
            (kn).......
            pp......
            ........
            ........
            ........
            ........
            ........
            ..R....K
            """);
    assertEquals("W checkmate", ending(played(state, "c1c8")));
  }

  @Test
  void withoutALegalMoveAndWithoutCheckItIsStalemate() {
    PlayableState<FluidSituation> state =
        white(
            """
            k.......
            ........
            K.......
            ........
            ........
            ........
            ........
            ..R.....
            """);
    assertEquals("draw stalemate", ending(played(state, "c1b1")));
  }

  @Test
  void aKingWithACompanionIsNotStalemated() {
    PlayableState<FluidSituation> state =
        white(
            """
            (kn).......
            ........
            K.......
            ........
            ........
            ........
            ........
            ..R.....
            """);
    assertEquals("none", ending(played(state, "c1b1")));
  }

  @Test
  void onlyTheKingsLeftIsADraw() {
    PlayableState<FluidSituation> state =
        black(
            """
            k.......
            .R......
            ........
            ........
            ........
            ........
            ........
            K.......
            """);
    assertEquals("draw bare-kings", ending(played(state, "a8b7")));
  }

  @Test
  void oneOfTwoTakenLeavesMoreThanKings() {
    PlayableState<FluidSituation> state =
        black(
            """
            k.......
            .(RN)......
            ........
            ........
            ........
            ........
            ........
            K.......
            """);
    assertEquals("none", ending(played(state, "a8b7xR")));
  }

  @Test
  void theThirdOccurrenceMayBeClaimedByWhoeverIsToMove() {
    assertEquals(Set.of(), rounds(1).claims(WHITE));
    assertEquals(Set.of("threefold"), rounds(2).claims(WHITE));
    assertEquals(Set.of(), rounds(2).claims(BLACK));
  }

  @Test
  void theFifthOccurrenceIsADraw() {
    assertEquals("none", ending(rounds(3)));
    assertEquals("draw fivefold", ending(rounds(4)));
  }

  @Test
  void lostCastlingRightsMakeAnotherPosition() {
    PlayableState<FluidSituation> state = start();
    for (int i = 0; i < 2; i++) {
      state = played(state, "a1b1", "a8b8", "Rb1a1", "Rb8a8");
    }
    // As at the start, but only twice without the rights.
    assertEquals(Set.of(), state.claims(WHITE));
    state = played(state, "a1b1", "a8b8", "Rb1a1", "Rb8a8");
    assertEquals(Set.of("threefold"), state.claims(WHITE));
  }

  @Test
  void aCaptureEnPassantThatIsPossibleMakesAnotherPosition() {
    PlayableState<FluidSituation> possible = played(start(), "e2e4", "a7a6", "e4e5", "d7d5");
    for (int i = 0; i < 2; i++) {
      possible = played(possible, ROUND);
    }
    assertEquals(Set.of(), possible.claims(WHITE));
    PlayableState<FluidSituation> impossible = played(start(), "e2e4", "a7a6", "e4e5", "h7h5");
    for (int i = 0; i < 2; i++) {
      impossible = played(impossible, ROUND);
    }
    assertEquals(Set.of("threefold"), impossible.claims(WHITE));
  }

  @Test
  void capturesAndPawnsMovesAreProgress() {
    PlayableState<FluidSituation> state = played(start(), "Rd1c1", "Rd8c8", "e2e4");
    assertEquals(0, state.position().get("halfmove"));
    state = played(state, "a8b8");
    assertEquals(1, state.position().get("halfmove"));
    state = played(state, "f1a6", "b7a6");
    assertEquals(0, state.position().get("halfmove"));
  }

  @Test
  void afterFiftyMovesADrawMayBeClaimedAndAfterSeventyFiveItComesByItself() {
    PlayableState<FluidSituation> state =
        white(
            """
            .......k
            ........
            ........
            ........
            ........
            ........
            P.......
            K......N
            """);
    Wanderer wanderer = new Wanderer();
    for (int halfmove = 0; halfmove < 150; halfmove++) {
      assertEquals("none", ending(state));
      boolean claim =
          state.claims(WHITE).contains("fifty") || state.claims(BLACK).contains("fifty");
      assertEquals(halfmove >= 100, claim, "after " + halfmove);
      state = wanderer.step(state);
    }
    assertEquals("draw seventy-five", ending(state));
  }

  /** Goes where the game has been least, so that nothing repeats too often. */
  private static final class Wanderer {
    private final Map<String, Integer> seen = new HashMap<>();

    /** The legal move without progress that leads to the position seen least often. */
    PlayableState<FluidSituation> step(PlayableState<FluidSituation> state) {
      PlayableState<FluidSituation> best =
          DrawnFluid.legal(state).stream()
              .map(text -> played(state, text))
              .filter(next -> !next.position().get("halfmove").equals(0))
              .min(Comparator.comparing(next -> seen.getOrDefault(key(next), 0)))
              .orElseThrow();
      seen.merge(key(best), 1, Integer::sum);
      return best;
    }

    private static String key(PlayableState<FluidSituation> state) {
      return state.situation().truth().toString();
    }
  }
}
