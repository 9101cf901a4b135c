package rookery.engine.games.booster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;

/** What attacks a king, by moves and by the boosts after them. */
class AttackTest {
  private static final String KNIGHT =
      """
      . k . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . n . . . . . .
      . . . . . . . .
      . . . . . . . .
      . R . K . . . .
      """;

  private static final String ROOK =
      """
      . k . r . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . N . . . .
      . . . . K . . .
      """;

  private static boolean attacked(String checkers, String rows) {
    return DrawnBooster.white(checkers, rows).inCheck();
  }

  @Test
  void bo1AQuietMoveAndABoostAttackAKing() {
    assertTrue(attacked("b4 -1", KNIGHT.replace('R', '.')));
    assertFalse(attacked("", KNIGHT.replace('R', '.')));
  }

  @Test
  void bo1APieceThatMayNotMoveForItsOwnKingsSakeAttacksAllTheSame() {
    assertTrue(attacked("b4 -1", KNIGHT));
  }

  @Test
  void bo1ACaptureThatBoostsTheCaptorAttacksWhatIsNextToIt() {
    assertTrue(attacked("d2 -1", ROOK));
    assertFalse(attacked("", ROOK));
  }

  @Test
  void bo1CheckersThatCancelOnTheWayEndTheAttack() {
    assertFalse(attacked("d8 -1, d2 1", ROOK));
    assertTrue(attacked("d8 -2, d2 1", ROOK));
  }

  @Test
  void bo1BoostsGoRoundWhatWouldHobbleThePiece() {
    String rows =
        """
        k . . . . . . .
        . . . . . . . .
        . . . . . n . .
        . . . . . . . .
        . . . . . . N .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . K
        """;
    // By e4 or h5 and three steps, but not over g4.
    assertTrue(attacked("f6 -3, g4 2", rows));
    assertFalse(attacked("f6 -2, g4 1", rows));
  }

  @Test
  void bo1AHobbledPieceThatCapturesOneOnItsCheckersIsSetFreeAndGoesOn() {
    String rows =
        """
        k . . . . . . .
        . . . . . . . .
        . . . b . . . .
        . . N . . . . .
        . . . K . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        """;
    assertTrue(attacked("d6 1, c5 -2", rows));
    assertFalse(attacked("d6 1, c5 -1", rows));
  }

  @Test
  void bo5AHobbledKingAttacksAsAPawn() {
    String rows =
        """
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . k . . . .
        . . . K . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        """;
    assertTrue(attacked("", rows));
    assertFalse(attacked("d5 1", rows));
    assertTrue(attacked("d5 1", rows.replace(". . . K", ". . K .")));
  }

  @Test
  void bo5ABoostedKingAttacksTwoStepsAway() {
    String rows =
        """
        . . . . . . . .
        . . . . . . . .
        . . . k . . . .
        . . . . . . . .
        . . . K . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        """;
    assertTrue(attacked("d6 -1", rows));
    assertFalse(attacked("", rows));
  }

  @Test
  void bo7UnlikeCheckersTakenOverInTheMiddleOfBoostingEndTheAttack() {
    String rows =
        """
        k . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . n . . .
        . . . . . . . .
        . . . . . . P P
        . . . . . . R K
        """;
    assertTrue(attacked("e4 -2", rows));
    assertFalse(attacked("e4 -2, g1 1, g2 1, h2 1", rows), "whatever it takes stops it");
    assertTrue(attacked("e4 -3, g1 1, g2 1, h2 1", rows));
  }

  @Test
  void bo8MoreCheckersHobbleNoWorse() {
    String rows =
        """
        k . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . q . . .
        . . . K . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        """;
    assertTrue(attacked("e5 1", rows));
    assertTrue(attacked("e5 5", rows));
  }

  @Test
  void bo15ADoubleStepIsAnAttackingMove() {
    String rows =
        """
        k . . . . . . .
        . . . . p . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        """;
    assertTrue(attacked("e7 -1", rows));
    assertFalse(attacked("", rows));
    assertFalse(attacked("e7 1", rows), "a hobbled pawn attacks nothing");
  }

  @Test
  void bo15ACaptureEnPassantIsAnAttackingMove() {
    String rows =
        """
        k . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . p P . . .
        . . . . . . . .
        . . . . . K . .
        . . . . . . . .
        """;
    assertFalse(attacked("d4 -1", rows));
    assertTrue(DrawnBooster.passing("e3", Colour.WHITE, "d4 -1", rows).inCheck());
    assertTrue(
        DrawnBooster.passing("e3", Colour.WHITE, "e4 -1", rows).inCheck(), "it takes over one");
  }

  @Test
  void aSideWithoutAKingIsNeverAttacked() {
    String rows = KNIGHT.replace('K', '.');
    assertFalse(attacked("b4 -1", rows));
    assertEquals(Geometry.NONE, DrawnBooster.white("", rows).field().king(Colour.WHITE));
  }
}
