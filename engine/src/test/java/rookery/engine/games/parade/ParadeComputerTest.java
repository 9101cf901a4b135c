package rookery.engine.games.parade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.computer.Chosen;
import rookery.engine.kit.script.Script;

/** What computers do where there is only one thing to do. */
class ParadeComputerTest {
  private static final String ONE_ORDER_AWAY =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      r . . . . . . .
      . . . . . . . .
      R N . . . . . .
      """;

  @Test
  void joinsTheGroupsWhereOneOrderIsEnough() {
    State state = DrawnParade.withPile("KQN", ONE_ORDER_AWAY);
    String chosen = Chosen.by(new ParadeGame(), state, "P1");
    assertEquals("connected", Script.played(state, chosen).result().orElseThrow().reason());
  }
}
