package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.play.SceneState;

/** What computers do where there is only one thing to do. */
class FluidComputerTest {
  private static final FluidGame GAME = new FluidGame();

  @Test
  void saysWhatItSaves() {
    SceneState<FluidScene> state =
        DrawnFluid.white(
            """
            k.......
            ........
            ..p.....
            ...R....
            ........
            ........
            PP......
            .......K
            """);
    assertEquals(
        "It saves the rook on d5 from being captured.",
        ComputerChoices.why(GAME, state, "W", "d5d1"));
    assertEquals("", ComputerChoices.why(GAME, state, "W", "a2a3"));
  }

  @Test
  void givesMate() {
    SceneState<FluidScene> state =
        DrawnFluid.white(
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
    assertEquals("h1h8", ComputerChoices.by(GAME, state, "W"));
    assertEquals("It wins the game.", ComputerChoices.why(GAME, state, "W", "h1h8"));
  }
}
