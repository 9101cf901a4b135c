package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.computer.Chosen;
import rookery.engine.play.Moment;

/** What computers do where there is only one thing to do. */
class FluidComputerTest {
  private static final FluidGame GAME = new FluidGame();

  @Test
  void saysWhatItSaves() {
    Moment<FluidScene> state =
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
    assertEquals("It saves the rook from being taken.", Chosen.why(GAME, state, "W", "d5d1"));
    assertEquals("", Chosen.why(GAME, state, "W", "a2a3"));
  }

  @Test
  void givesMate() {
    Moment<FluidScene> state =
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
    assertEquals("h1h8", Chosen.by(GAME, state, "W"));
    assertEquals("It wins the game.", Chosen.why(GAME, state, "W", "h1h8"));
  }
}
