package rookery.engine.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

/** Whoever types several actions at once is told to type one, and shown the first. */
class SeveralActionsTest {
  private static ActionReading typed(String text) {
    Game game = Games.find("fluid").orElseThrow();
    State state = game.start(Options.of(game.options(), Map.of()));
    Seat white = state.mayAct().iterator().next();
    return ActionReader.read(state, white, text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"e2e4 d2d4", "e2e4, then g1f3", "e4; d4; c4", "e2e4\ne7e5", "e4 and d4"})
  void theFirstIsNamed(String text) {
    ActionReading.None none = assertInstanceOf(ActionReading.None.class, typed(text));
    assertTrue(none.sentence().startsWith("That's more than one action."), none.sentence());
    assertEquals("e2e4", none.example().map(Action::text).orElse(""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"pawn e2 to e4", "e2 e4", "e2 - e4", "e4."})
  void oneInSeveralWordsIsStillOne(String text) {
    assertInstanceOf(ActionReading.One.class, typed(text));
  }

  @Test
  void wordsThatAreNoActionAreNotTakenForOne() {
    ActionReading.None none = assertInstanceOf(ActionReading.None.class, typed("e4 please"));
    assertTrue(!none.sentence().startsWith("That's more"), none.sentence());
  }
}
