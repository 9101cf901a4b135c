package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.computer.Chosen;
import rookery.engine.play.Moment;

/** What computers do where there is only one thing to do. */
class CustodianComputerTest {
  private static final CustodianGame GAME = new CustodianGame();

  @Test
  void takesTheKing() {
    Moment<CustodianScene> state =
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
    assertEquals("c2c3", Chosen.by(GAME, state, "W"));
    assertEquals("It wins the game.", Chosen.why(GAME, state, "W", "c2c3"));
    assertEquals("It brings the king nearer to the throne.", Chosen.why(GAME, state, "W", "g1f2"));
  }

  @Test
  void goesToTheThrone() {
    Moment<CustodianScene> state =
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
    assertEquals("d6d7", Chosen.by(GAME, state, "W"));
  }
}
