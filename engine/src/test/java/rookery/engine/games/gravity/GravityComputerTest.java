package rookery.engine.games.gravity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.computer.ComputerChoices;
import rookery.engine.kit.script.Script;

/** What computers do where there is only one thing to do. */
class GravityComputerTest {
  @Test
  void takesWhatWouldComeToRestHigh() {
    State state =
        DrawnGravity.turn(
            25,
            """
            . . . . . . . .
            . . . . . . . .
            . . . R . . . q
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertEquals("d6h6", ComputerChoices.by(new GravityGame(), state, "W"));
    assertEquals(
        "That scores 1 point.", ComputerChoices.why(new GravityGame(), state, "W", "d6h6"));
  }

  private static String why(int turn, String action, String rows) {
    return ComputerChoices.why(new GravityGame(), DrawnGravity.turn(turn, rows), "W", action);
  }

  private static final String ATTACKED =
      """
      . . . . . . . .
      . . . n . . . .
      . . . . . R . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      """;

  @Test
  void aPieceThatLandsInDangerSaysWhatCouldCaptureIt() {
    assertEquals(
        "The knight on d7 could capture it on f6: stacked on f1, the rook is safe and scores 1"
            + " point.",
        why(DrawnGravity.WHITES, "f6f1", ATTACKED));
  }

  @Test
  void aPieceThatMovesOutOfReachSaysOfWhat() {
    assertEquals(
        "The knight on d7 could capture it on f6; here it's safe.",
        why(DrawnGravity.WHITES, "f6f4", ATTACKED));
  }

  @Test
  void aPieceThatStaysHighSaysWhy() {
    assertEquals(
        "It must move and can't stay higher, but nothing could capture it there.",
        why(DrawnGravity.WHITES, "f6f5", ATTACKED.replace('n', '.')));
  }

  @Test
  void aPieceThatCanOnlyGoToOneSquareSaysForWhichItMakesRoom() {
    String column =
        ATTACKED.replace('n', '.').replace('R', 'P').replaceFirst("(?m)^(. . . . . ).", "$1R");
    assertEquals("It makes room for the rook on f8.", why(DrawnGravity.WHITES, "f6f5", column));
  }

  @Test
  void aPieceThatLandsInTheLastTurnSaysThat() {
    assertEquals(
        "It's your last turn: stacked on f1, the rook is safe and scores 1 point.",
        why(25, "f6f1", ATTACKED));
  }

  @Test
  void aPieceThatStaysInTheAirSaysWhatHoldsIt() {
    assertEquals(
        "It can't fall to a1 or e1: stacked on c2, the knight is safe and scores 2 points.",
        why(
            DrawnGravity.WHITES,
            "b4c2",
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . N . . . . . .
            . . . . . . . .
            . . . . . . . .
            r . . . r . . .
            """));
  }

  private static final String ABOVE_A_STACK =
      """
      . . . . . . . .
      . R . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . r . . . . . .
      . r . . . . . .
      . r . . . . . .
      """;

  @Test
  void aPieceThatStaysHighAboveAStackSaysWhereItCouldLand() {
    assertEquals(
        "It can't stay higher up, and could land on b4 for 4 points later.",
        why(DrawnGravity.WHITES, "b7b6", ABOVE_A_STACK));
  }

  @Test
  void aPieceThatFallsFurtherThanItMustSaysWhatWasWrongHigherUp() {
    assertEquals(
        "Higher up it could be captured; here it's safe.",
        why(
            DrawnGravity.WHITES,
            "f8f6",
            """
            . . . . . P . .
            . . r . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """));
  }

  @Test
  void aPieceThatIsBlockedMayStayHigh() {
    assertEquals(
        "It stays high, so it can land on other pieces later.",
        why(
            DrawnGravity.WHITES,
            "stuck e8",
            """
            . . . . R . . .
            . . . . P . b .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . n .
            """));
  }

  @Test
  void anEnemyPieceIsAddedWhereItScoresLittle() {
    assertEquals(
        "From there it couldn't capture any of your pieces, and it could score at most 1 point.",
        ComputerChoices.why(
            new GravityGame(),
            Script.played(DrawnGravity.turn(DrawnGravity.WHITES, ABOVE_A_STACK), "b7b6"),
            "W",
            "add h8"));
  }

  @Test
  void anEnemyPieceIsAddedWhereItCannotLandBeforeTheEnd() {
    assertEquals(
        "From there it couldn't capture any of your pieces, and it couldn't score before the game ends.",
        ComputerChoices.why(
            new GravityGame(),
            Script.played(
                DrawnGravity.turn(
                    21,
                    """
                    . . . . . . . .
                    . R . . . . . .
                    . . . . . . . .
                    . . . . . . . r
                    . . . . . . . r
                    . . . . . . . r
                    . . . . . . . r
                    . . . . . . . r
                    """),
                "b7b6"),
            "W",
            "add a8"));
  }

  private static final String A_KING_TOO_HIGH =
      """
      . . . . . . . .
      . K . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      r r r . . . . .
      r r r . . . . .
      r r r . . . . .
      """;

  @Test
  void aPieceThatCannotLandBeforeTheEndSaysSo() {
    assertEquals(
        "It can't land before the game ends, but nothing can capture it there.",
        why(23, "b7b6", A_KING_TOO_HIGH));
    assertEquals(
        "It can't stay higher up, and could land on a4 for 4 points later.",
        why(19, "b7b6", A_KING_TOO_HIGH));
  }

  @Test
  void inTheLastTurnAnyMoveWillDoWhereNothingScores() {
    assertEquals("It can't score any more; any move will do.", why(25, "b7b6", A_KING_TOO_HIGH));
    assertEquals(
        "It can't score any more.",
        why(25, "b7b6", A_KING_TOO_HIGH.replaceFirst("\\. K \\. \\.", ". K . R")));
  }

  @Test
  void aPieceThatStacksOthersSaysSo() {
    String rows =
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . N . . . . . .
        . . P . . . . .
        . . . . . . . .
        r . . . r . . .
        """;
    assertEquals(
        "It can't fall to a1 or e1: stacked on c2, the knight is safe and scores 5 points (the pawn"
            + " on c3 is now stacked, too).",
        why(DrawnGravity.WHITES, "b4c2", rows));
  }

  @Test
  void aPieceThatLandsEarlySaysWhatCanLandOnIt() {
    assertEquals(
        "Stacked on a1, the rook is safe and scores 1 point, and the pawn on a6 could then land on"
            + " a2.",
        why(
            DrawnGravity.WHITES,
            "a4a1",
            """
            . . . . . . . .
            . . . . . . . .
            P . . . . . . .
            . . . . . . . .
            R . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """));
  }

  @Test
  void whoHasTimeStaysHigh() {
    assertEquals(
        "f6f5",
        ComputerChoices.by(
            new GravityGame(),
            DrawnGravity.turn(DrawnGravity.WHITES, ATTACKED.replace('n', '.')),
            "W"));
  }
}
