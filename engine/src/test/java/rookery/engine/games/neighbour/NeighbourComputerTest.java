package rookery.engine.games.neighbour;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.kit.script.Script;

/** What computers do where there is only one thing to do. */
class NeighbourComputerTest {
  @Test
  void joinsTheGroupsWhereOneMoveIsEnough() {
    State state =
        DrawnNeighbour.moving(
            3,
            2,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . R N
            . . . . . . . .
            . . . . . . . b
            """);
    String chosen = ComputerChoices.by(new NeighbourGame(), Map.of("minimum", "3"), state, "P1");
    assertEquals("connected", Script.played(state, chosen).result().orElseThrow().reason());
  }
}
