package rookery.engine.games.booster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.booster.DrawnBooster.checkers;
import static rookery.engine.games.booster.DrawnBooster.front;
import static rookery.engine.games.booster.DrawnBooster.legal;
import static rookery.engine.games.booster.DrawnBooster.set;
import static rookery.engine.games.booster.DrawnBooster.turn;
import static rookery.engine.kit.script.Script.fact;
import static rookery.engine.kit.script.Script.played;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.board.Colour;

/** Moves of step 1, of hobbled pieces above all, and where the checkers go. */
class BoosterMovesTest {
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
    return turn(DrawnBooster.white(checkers, rows), "", "");
  }

  private static State black(String checkers, String rows) {
    return turn(DrawnBooster.black(checkers, rows), "", "");
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
    State state = turn(DrawnBooster.passing("e6", Colour.WHITE, "d5 -1, e5 -2", rows), "", "");
    assertEquals(set("d5d6, d5e6"), legal(state, "d5"));
    State taken = played(state, "d5e6");
    assertEquals("e6 -3", checkers(taken));
    assertEquals(0, fact(taken, "halfmove"));
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
    State taken = played(white("h8 -2", rows), "h1h8");
    assertEquals("", checkers(taken));
    assertEquals("6 6", front(taken));
    assertEquals("h8 1", checkers(played(white("h1 1", rows), "h1h8")));
  }

  @Test
  void aPieceThatArrivesHobbledOnItsLastRankIsFree() {
    String rows =
        """
        k . . . . . . .
        . . . . . . . R
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . K . . . . . .
        """;
    State arrived = played(white("h7 -3", rows), "h7h8");
    assertEquals("", checkers(arrived));
    assertEquals("6 6", front(arrived));
    assertTrue(fact(arrived, "position").toString().contains("k......R"), "and isn't promoted");
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
    assertFalse(DrawnBooster.white("h4 -1", rows).inCheck());
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
  void blackMovesDownTheBoard() {
    String rows = OPEN.replace("R", ".");
    assertEquals(set("d5d4"), legal(black("d5 1", rows), "d5"));
    assertTrue(legal(played(black("f5 -1", rows), "f5f4")).contains("boost g4"));
  }
}
