package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.computer.ComputerChoices;

/** A hint speaks of the danger that the screen has just named. */
class CustodianHintTest {
  private static final State KNIGHT_IN_DANGER =
      Positions.white(
          """
          ......k
          .......
          .......
          .......
          r.Nr...
          .......
          K......
          """);

  private static String hint(State state, String move) {
    return ComputerChoices.hint(new CustodianGame(), state, "W", move);
  }

  @Test
  void itSaysThatAPieceIsLeftInDangerThatCouldBeSaved() {
    assertEquals(
        "It brings the king nearer to the throne d7: to win, it needs 5 more steps. That's worth"
            + " more than saving your knight on c3.",
        hint(KNIGHT_IN_DANGER, "a1a2"));
  }

  @Test
  void itSaysFirstThatNothingCanSaveAPiece() {
    State state =
        Positions.white(
            """
            ......k
            .......
            .......
            .ppp...
            r.Pr...
            .......
            K......
            """);
    assertEquals(
        "Your pawn on c3 can't be saved. It heads for the rook on d3: next turn the king can go"
            + " beside it, and then needs a partner.",
        hint(state, "a1b1"));
  }

  @Test
  void whatItSavesIsSaidOnce() {
    assertEquals(
        "It saves the knight on c3 from the rooks on a3 and d3.", hint(KNIGHT_IN_DANGER, "c3e4"));
  }

  @Test
  void itRecommendsTheMoveThatSavesWhatItCan() {
    State saved = KNIGHT_IN_DANGER;
    String advised = ComputerChoices.advised(new CustodianGame(), saved, "W");
    assertEquals("c3", advised.substring(0, 2), advised);
  }
}
