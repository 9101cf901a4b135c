package rookery.engine.games.parade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;

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

  private static final String FAR_APART =
      """
      k . . . . . . B
      . . . . . . . .
      . . . . . . . .
      . . . n . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      R . . . . . . q
      """;

  /** What the game seems worth, after so many orders below zero. */
  private static double worth(int below, String rows) {
    return new ParadeGame()
        .evaluation(new Options(new TreeMap<>()))
        .of(DrawnParade.below(below, rows));
  }

  @Test
  void aGameThatGoesOnIsWorthMoreThanOneThatIsLostHoweverBadItIs() {
    assertTrue(worth(15, FAR_APART) > 0);
    assertTrue(worth(14, FAR_APART) > worth(15, FAR_APART));
    assertTrue(worth(15, ONE_ORDER_AWAY) > worth(15, FAR_APART));
  }

  @Test
  void joinsTheGroupsWhereOneOrderIsEnough() {
    State state = DrawnParade.withPile("KQN", ONE_ORDER_AWAY);
    String chosen = ComputerChoices.by(new ParadeGame(), state, "P1");
    assertEquals("connected", Script.played(state, chosen).result().orElseThrow().reason());
  }
}
