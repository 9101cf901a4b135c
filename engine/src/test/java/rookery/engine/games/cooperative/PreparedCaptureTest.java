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
    assertEquals("It prepares bishop f1-a6 and then bishop a6\u00d7b7.", why("Bp", "e2e3"));
  }

  @Test
  void aMoveThatPreparesNothingYetSaysWhereThePieceStandsThen() {
    assertEquals("From c3, the knight can go to 5 squares.", why("N", "b1c3"));
    assertEquals("It brings the pawn on a3 nearer to becoming another piece.", why("N", "a2a3"));
  }

  @Test
  void whoeverIsAdvisedToEndTheTurnReadsThatNoMoveBringsACapture() {
    assertEquals("Whatever you move, there's nothing to capture in this turn.", why("B", "end"));
  }

  private static State behindThePawns() {
    return DrawnCooperative.white(
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
  }

  @Test
  void aMoveAfterWhichACaptureIsPossibleSaysWhich() {
    assertEquals(
        "Then you can capture: queen g4\u00d7e6.",
        ComputerChoices.why(new CooperativeGame(), behindThePawns(), "W", "d1g4"));
  }

  @Test
  void whoeverIsAdvisedToEndTheTurnReadsWhichMoveWouldBringACapture() {
    assertEquals(
        "To capture in this turn, you could play queen d1-f3 and then queen f3\u00d7f7.",
        ComputerChoices.why(new CooperativeGame(), behindThePawns(), "W", "end"));
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
