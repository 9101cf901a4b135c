package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.play.PlayableState;

/** What computers do where there is only one thing to do. */
class CustodianComputerTest {
  private static final CustodianGame GAME = new CustodianGame();

  @Test
  void takesTheKing() {
    PlayableState<CustodianSituation> state =
        Positions.white(
            """
            .......
            ......p
            .......
            .......
            Rk.....
            ..R....
            ......K
            """);
    assertEquals("c2c3", ComputerChoices.by(GAME, state, "W"));
    assertEquals("It wins the game.", ComputerChoices.why(GAME, state, "W", "c2c3"));
    assertEquals(
        "It brings the king nearer to the d7 throne: 5 more steps to win.",
        ComputerChoices.why(GAME, state, "W", "g1f2"));
  }

  @Test
  void goesToTheThrone() {
    PlayableState<CustodianSituation> state =
        Positions.white(
            """
            ....r..
            ...K...
            .......
            .......
            ......k
            P......
            r......
            """);
    assertEquals("d6d7", ComputerChoices.by(GAME, state, "W"));
  }

  @Test
  void doesNotLetTheSideThatIsBehindClaimADraw() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            .......
            .......
            RR.....
            K......
            """);
    String liked = ComputerChoices.by(GAME, state, "W");
    String back = liked.substring(2) + liked.substring(0, 2);
    for (int n = 0; n < 2; n++) {
      state = played(state, "W " + liked, "B g7f7", "W " + back, "B f7g7");
    }
    // Once more, and it would be the third time.
    assertNotEquals(liked, ComputerChoices.by(GAME, state, "W"));
  }

  private static State played(State start, String... turns) {
    State state = start;
    for (String turn : turns) {
      Seat seat = turn.startsWith("W") ? TwoColourSeats.WHITE : TwoColourSeats.BLACK;
      Action action =
          state.legal(seat).stream()
              .filter(each -> each.text().equals(turn.substring(2)))
              .findFirst()
              .orElseThrow();
      state = state.play(seat, action);
    }
    return state;
  }
}
