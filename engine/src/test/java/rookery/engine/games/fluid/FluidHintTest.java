package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.computer.SeatKnowledge;
import rookery.engine.computer.SeededNumbers;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;

/** What hints advised and said in a game that somebody played to learn Fluid Chess. */
class FluidHintTest {
  private static final FluidGame GAME = new FluidGame();
  private static final String[] MOVES =
      """
      e2e4 e7e6 d2d4 d8f6 e4e5 f6f5 f1d3 Bf5d3 d1d3 f8b4 c2c3 f5e5 d4e5 b4c3 b1c3 a7a5 d3g3 h7h6
      g3g7 h8c8 c3e4 d7d5 e5d6 c7d6 e4d6 e8e7 d6c8xR a8c8 c1f4 b8c6 a1d1 g8e7 f4d6 Ke7e8 Bg7h6 e7f5
      g7h7 f5d6 d1d6 c6e5 h6g5 e5g6 h2h4 a5a4 h4h5 g6e5
      """
          .split("\\s+");

  /** The game before one of White's moves, the first of which is number one. */
  private static PlayableState<FluidSituation> turn(int number) {
    return Script.played(
        DrawnFluid.start(), String.join(", ", Arrays.copyOf(MOVES, 2 * number - 2)));
  }

  /** What is advised to some people when there is no time to look ahead. */
  private static Set<String> advisedInHaste(PlayableState<FluidSituation> state) {
    SeatKnowledge outlook =
        SeatKnowledge.of(GAME, Options.of(GAME.options(), Map.of()), state, DrawnFluid.WHITE);
    Set<String> advised = new TreeSet<>();
    for (int seed = 0; seed < 20; seed++) {
      advised.add(ComputerChoices.advisedInHaste(outlook, new SeededNumbers(seed)).text());
    }
    return advised;
  }

  @Test
  void aRookIsNotAdvisedForAKnightHoweverShortTheSearch() {
    PlayableState<FluidSituation> state =
        DrawnFluid.white(
            """
            r...k...
            .p......
            n.......
            ........
            ........
            ........
            R......P
            ......K.
            """);
    assertTrue(Script.mayPlay(state, "a2a6"));
    assertFalse(advisedInHaste(state).contains("a2a6"), advisedInHaste(state).toString());
    assertFalse(advisedInHaste(turn(11)).contains("Rg7g8"));
  }

  @Test
  void farAheadTheKingIsChased() {
    PlayableState<FluidSituation> state =
        DrawnFluid.white(
            """
            ....k...
            p.......
            ........
            ........
            ........
            ........
            R.......
            ......KR
            """);
    assertEquals(
        "When far ahead, go for the king: this leaves it 2 squares instead of 5.",
        ComputerChoices.hint(GAME, state, "W", "h1h7"));
  }
}
