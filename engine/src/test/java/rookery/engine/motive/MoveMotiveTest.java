package rookery.engine.motive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.games.Games;
import rookery.engine.option.Options;

class MoveMotiveTest {
  private static String why(String id, String action, String... before) {
    Game game = Games.find(id).orElseThrow();
    State state = game.start(Options.of(game.options(), Map.of()));
    for (String text : before) {
      Seat seat = state.mayAct().iterator().next();
      state = state.play(seat, state.find(seat, text).orElseThrow());
    }
    return ComputerChoices.why(game, state, "W", action);
  }

  @Test
  void namesWhoCanMoveOnceThePawnIsGone() {
    assertEquals("It opens the way for the bishop.", why("fluid", "e2e4"));
  }

  @Test
  void namesWhatCanBeCapturedNext() {
    assertEquals("It threatens to capture the pawn.", why("fluid", "f1c4", "e2e4", "e7e5"));
  }

  @Test
  void praisesSafetyWhereNothingElseIsToBeSaid() {
    assertEquals("After that, none of your pieces can be captured.", why("fluid", "a2a3"));
  }
}
