package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.computer.Chosen;
import rookery.engine.play.Moment;

/** What computers do where there is only one thing to do. */
class FluidComputerTest {
  private static final FluidGame GAME = new FluidGame();

  @Test
  void givesMate() {
    Moment<FluidScene> state =
        Drawn.white(
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
  }
}
