package rookery.engine.games.cooperative;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.computer.ComputerChoices;

/** What a hint says of a move without a capture. */
class PreparedCaptureTest {
  private static String why(String line, String action) {
    State state = DrawnCooperative.white(DrawnCooperative.START).line(line).hands("", "").state();
    return ComputerChoices.why(new CooperativeGame(), state, "W", action);
  }

  @Test
  void aMoveOpensTheWayForTheOnesWhoseCardsAreLinked() {
    assertEquals("It prepares a capture by linked cards: bishop a6\u00d7b7.", why("Bp", "e2e3"));
  }

  @Test
  void aMoveAfterWhichACaptureIsPossibleSaysWhich() {
    State state =
        DrawnCooperative.white(
                """
                r n b q k b n r
                p p p p . p p p
                . . . . p . . .
                . . . . . . . .
                . . . . P . . .
                . . . . . . . .
                P P P P . P P P
                R N B Q K B N R
                """)
            .line("pQ")
            .hands("", "")
            .state();
    assertEquals(
        "Then you can capture: queen g4\u00d7e6.",
        ComputerChoices.why(new CooperativeGame(), state, "W", "d1g4"));
  }

  @Test
  void aMoveIntoAPartnersReachSaysSo() {
    State state =
        DrawnCooperative.white(
                """
                r n b q k b n r
                p p p . p p p p
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                P P P P P P P P
                R N B Q K B N R
                """)
            .line("bP")
            .hands("", "")
            .state();
    assertEquals(
        "It lets Black capture next turn: bishop c8\u00d7g4.",
        ComputerChoices.why(new CooperativeGame(), state, "W", "g2g4"));
  }
}
