package rookery.engine.games.booster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.booster.Drawn.after;
import static rookery.engine.games.booster.Drawn.checkers;
import static rookery.engine.games.booster.Drawn.fact;
import static rookery.engine.games.booster.Drawn.front;
import static rookery.engine.games.booster.Drawn.legal;
import static rookery.engine.games.booster.Drawn.set;
import static rookery.engine.games.booster.Drawn.turn;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.board.Colour;

/** Moves and boosts, step by step, and where the checkers go. */
class MovesTest {
  private static final String OPEN =
      """
      . . . . k . . .
      . . . . . . . .
      . . . . . . . .
      . . . n . p . .
      . . . . p . . .
      . . N . . P . .
      . . . . P . . .
      . . . . K . . R
      """;

  private static State white(String checkers, String rows) {
    return turn(Drawn.white(checkers, rows), "", "");
  }

  private static State black(String checkers, String rows) {
    return turn(Drawn.black(checkers, rows), "", "");
  }

  @Test
  void aTurnGoesOnAfterTheMoveUntilItIsEnded() {
    State moved = after(white("", OPEN), "c3b5");
    assertEquals("boost", fact(moved, "step"));
    assertEquals("b5", fact(moved, "moved"));
    assertEquals("white", fact(moved, "turn"));
    assertEquals(set("end"), legal(moved));
    State ended = after(moved, "end");
    assertEquals("move", fact(ended, "step"));
    assertEquals(null, fact(ended, "moved"));
    assertEquals("black", fact(ended, "turn"));
  }

  @Test
  void aBoostCostsACheckerWhichComesBackToItsOwner() {
    State once = after(white("c3 2", OPEN), "c3b5, boost b6");
    assertEquals("b6 1", checkers(once));
    assertEquals("5 6", front(once));
    assertEquals("b6", fact(once, "moved"));
    State twice = after(once, "boost c7");
    assertEquals("", checkers(twice));
    assertEquals("6 6", front(twice));
    assertEquals(set("end"), legal(twice));
  }

  @Test
  void bo2APieceThatCannotMoveCannotBoost() {
    String rows =
        """
        k . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        P P . . . . . .
        R K . . . . . .
        """;
    State state = white("a1 3", rows);
    assertEquals(set(""), legal(state, "a1"));
    assertEquals(set(""), legal(state, "boost"));
    assertEquals(set(""), legal(after(state, "a2a3"), "boost"));
  }

  @Test
  void bo3ADoubleStepCanBeTakenInPassingUnlessABoostFollows() {
    String rows =
        """
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . p . . . .
        . . . . . . . .
        . . . . P . . .
        . . . . K . . .
        """;
    State stepped = after(white("e2 1", rows), "e2e4");
    assertEquals("e3", fact(stepped, "ep"));
    assertTrue(legal(after(stepped, "end")).contains("d4e3"));
    State boosted = after(stepped, "boost e5");
    assertEquals(null, fact(boosted, "ep"));
    assertFalse(legal(after(boosted, "end")).contains("d4e3"));
  }

  @Test
  void bo3ABoostNeverTakesInPassing() {
    String rows =
        """
        k . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . p . . .
        . . . P . . . .
        . . . . . . . .
        . . . . . . . .
        K . . . . . . .
        """;
    State state = turn(Drawn.passing("e6", Colour.WHITE, "d4 1", rows), "", "");
    State boosted = after(state, "d4d5, boost e6");
    assertTrue(fact(boosted, "position").toString().contains("....P..., ....p..."));
  }

  @Test
  void bo3APawnBackOnItsSecondRankMayTakeADoubleStepAgain() {
    State back = after(white("e2 1", OPEN.replace('p', '.')), "e2e3, boost e2, end, e8d8, end");
    assertTrue(legal(back).contains("e2e4"));
  }

  @Test
  void bo3AHobbledPawnHasNoMoveAtAll() {
    assertEquals(set(""), legal(white("e2 -1", OPEN), "e2"));
    assertTrue(legal(white("", OPEN), "e2").contains("e2e3"));
  }

  @Test
  void aHobbledPieceMovesAsAPawnWithoutDoubleStep() {
    assertEquals(set("c2c3, c2d3"), hobbledOn("c2 -1"));
  }

  @Test
  void bo8AndNoWorseOnMoreCheckers() {
    assertEquals(set("c2c3, c2d3"), hobbledOn("c2 -4"));
  }

  private static Set<String> hobbledOn(String checkers) {
    String rows =
        """
        k . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . P . p . . . .
        . . Q . . . . .
        . . . . . . K .
        """;
    return legal(white(checkers, rows), "c2");
  }

  @Test
  void aHobbledPieceCapturesEnPassantAndTakesTheCheckersOver() {
    String rows =
        """
        k . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . N p . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        K . . . . . . .
        """;
    State state = turn(Drawn.passing("e6", Colour.WHITE, "d5 -1, e5 -2", rows), "", "");
    assertEquals(set("d5d6, d5e6"), legal(state, "d5"));
    State taken = after(state, "d5e6");
    assertEquals("e6 -3", checkers(taken));
    assertEquals(0, fact(taken, "halfmove"));
  }

  @Test
  void bo5AKingCanBeBoosted() {
    State moved = after(white("e1 1", OPEN), "e1d1");
    assertEquals(set("boost c1, boost c2, boost d2, boost e1"), legal(moved, "boost"));
  }

  @Test
  void bo5AHobbledKingMovesAsAPawnAndDoesNotCastle() {
    String rows =
        """
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . p . . . .
        . . . . K . . R
        """;
    assertEquals(set("e1d2, e1e2"), legal(white("e1 -1", rows.replace('p', 'n')), "e1"));
    assertTrue(legal(white("", rows.replace('p', '.')), "e1").contains("e1g1"));
  }

  @Test
  void bo7ACaptureThatCancelsTheLastBoosterEndsBoosting() {
    State before = after(white("c3 3, f5 -2", OPEN), "c3e4");
    assertEquals("e4 3, f5 -2", checkers(before));
    State after = after(before, "boost f5");
    assertEquals("", checkers(after));
    assertEquals("6 6", front(after));
    assertEquals(set("end"), legal(after));
  }

  @Test
  void bo13TheBoosterIsPaidBeforeTheCaptureHandsOverCheckers() {
    State after = after(white("c3 1, f5 -2", OPEN), "c3e4, boost f5");
    assertEquals("f5 -2", checkers(after));
    assertEquals("6 4", front(after));
  }

  @Test
  void bo10ACaptorOnTheLastRankGivesHobblingCheckersBackAtOnce() {
    String rows =
        """
        . . . . k . . n
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . K . . . . . R
        """;
    State taken = after(white("h8 -2", rows), "h1h8");
    assertEquals("", checkers(taken));
    assertEquals("6 6", front(taken));
    assertEquals("h8 1", checkers(after(white("h1 1", rows), "h1h8")));
  }

  @Test
  void aPieceThatArrivesHobbledOnItsLastRankIsFree() {
    State arrived = after(white("h7 -3", corner("R")), "h7h8");
    assertEquals("", checkers(arrived));
    assertEquals("6 6", front(arrived));
    assertTrue(fact(arrived, "position").toString().contains("k......R"), "and is not promoted");
  }

  private static String corner(String piece) {
    return """
        k . . . . . . .
        . . . . . . . %s
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . K . . . . . .
        """
        .formatted(piece);
  }

  @Test
  void aPawnIsPromotedAtOnceAndMayGoOn() {
    State promoted = after(white("h7 1", corner("P")), "h7h8=N");
    assertTrue(legal(promoted).contains("boost g7"));
    assertTrue(fact(after(promoted, "boost g7"), "position").toString().contains("......N."));
  }

  @Test
  void aPawnIsPromotedByABoostToo() {
    String rows =
        """
        k . . . . . . .
        . . . . . . . .
        . . . . . . . P
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . K . . . . . .
        """;
    State moved = after(white("h6 1", rows), "h6h7");
    assertEquals(set("boost g8=B, boost g8=N, boost g8=Q, boost g8=R"), legal(moved, "boost g8"));
    State promoted = after(moved, "boost h8=R");
    assertTrue(fact(promoted, "position").toString().contains("k......R"));
  }

  @Test
  void castlingNeedsKingAndRookOffCheckers() {
    assertTrue(legal(white("", OPEN)).contains("e1g1"));
    for (String checkers : List.of("e1 1", "h1 1", "h1 -1", "e1 -1")) {
      assertFalse(legal(white(checkers, OPEN)).contains("e1g1"), checkers);
      assertEquals("K", fact(white(checkers, OPEN), "castling"), "but the right stays");
    }
  }

  @Test
  void bo15TheKingIsTestedOnEachSquareItCrosses() {
    String rows =
        """
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . n
        . . . . . . . .
        . . . . . . . .
        . . . . K . . R
        """;
    assertTrue(legal(white("", rows)).contains("e1g1"));
    assertFalse(Drawn.white("h4 -1", rows).inCheck());
    assertFalse(legal(white("h4 -1", rows)).contains("e1g1"), "over g2 to f1");
  }

  @Test
  void bo15TheKingIsTestedWhereItEndsToo() {
    String rows =
        """
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . n . . . . . .
        P . P . . . . .
        R . . . K . . .
        """;
    assertFalse(legal(white("", rows)).contains("e1c1"));
    assertTrue(legal(white("b3 1", rows)).contains("e1c1"), "hobbled, it attacks a2 and c2 alone");
  }

  @Test
  void rightsAreLostByBoostsToo() {
    State gone = after(white("h1 1", OPEN), "h1h2, boost h1");
    assertEquals("-", fact(gone, "castling"));
  }

  @Test
  void theKingMustBeSafeAfterTheMoveAndAfterEveryBoost() {
    String rows =
        """
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . N . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
        """;
    assertEquals(set(""), legal(white("e4 3", rows), "e4"), "a boost could come back to the file");
    String rook = rows.replace('N', 'R');
    State moved = after(white("e4 1", rook), "e4e5");
    assertEquals(set("boost e4, boost e6"), legal(moved, "boost"));
  }

  @Test
  void blackMovesDownTheBoard() {
    String rows = OPEN.replace("R", ".");
    assertEquals(set("d5d4"), legal(black("d5 1", rows), "d5"));
    assertTrue(legal(after(black("f5 -1", rows), "f5f4")).contains("boost g4"));
  }

  @Test
  void aCaptureIsProgressByABoostToo() {
    State moved = after(white("h1 2", OPEN), "h1h4");
    assertEquals(1, fact(moved, "halfmove"));
    assertEquals(1, fact(after(moved, "boost g3"), "halfmove"));
    assertEquals(0, fact(after(moved, "boost g5, boost f5"), "halfmove"));
  }
}
