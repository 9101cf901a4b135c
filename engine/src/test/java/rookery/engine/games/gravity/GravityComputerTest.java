package rookery.engine.games.gravity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.computer.ComputerChoices;

/** What computers do where there is only one thing to do. */
class GravityComputerTest {
  @Test
  void takesWhatWouldComeToRestHigh() {
    State state =
        DrawnGravity.turn(
            25,
            """
            . . . . . . . .
            . . . . . . . .
            . . . R . . . q
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertEquals("d6h6", ComputerChoices.by(new GravityGame(), state, "W"));
    assertEquals(
        "That scores 1 point.", ComputerChoices.why(new GravityGame(), state, "W", "d6h6"));
  }
}
