package rookery.engine.games.telepathy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.games.telepathy.cards.Coin;

/** A mover's hint speaks of pieces in danger and of the open card, whatever lies face down. */
class TelepathyHintTest {
  private static final State QUEEN_ATTACKED =
      DrawnTelepathy.white(
              """
              ....k..r
              ........
              ........
              ....p...
              ...Q...P
              ....P.P.
              ........
              K.......
              """)
          .play()
          .then("W1 card N")
          .state();

  private static String hint(String move) {
    return ComputerChoices.hint(new TelepathyGame(), QUEEN_ATTACKED, "W2", move);
  }

  @Test
  void whatItSavesIsSaid() {
    assertEquals("It saves your queen on d4.", hint("d4d1"));
  }

  @Test
  void aPieceThatIsLeftInDangerIsNamed() {
    assertEquals("That's worth more than saving your queen on d4.", hint("a1b1"));
  }

  @Test
  void aCaptureIsNotItsOwnReason() {
    assertEquals("It saves your queen on d4.", hint("d4e5"));
  }

  @Test
  void theSearchSavesTheQueen() {
    String advised = ComputerChoices.advised(new TelepathyGame(), QUEEN_ATTACKED, "W2");
    assertEquals("d4", advised.substring(0, 2), advised);
  }

  @Test
  void whatIsRemovedIsNotSaved() {
    State pending =
        DrawnTelepathy.black(
                """
                k...r...
                p.......
                ........
                ........
                ........
                ........
                P.......
                K...Q..R
                """)
            .coin(Coin.WHITE)
            .play()
            .turns("R e8e7")
            .state();
    String told = ComputerChoices.hint(new TelepathyGame(), pending, "W2", "remove e1");
    assertFalse(told.contains("saves"), told);
  }
}
