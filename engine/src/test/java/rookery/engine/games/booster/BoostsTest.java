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
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Mark;

/** Boosts, step by step, and where the checkers go. */
class BoostsTest {
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

  @Test
  void aTurnGoesOnAfterTheMoveUntilItIsEnded() {
    State moved = played(white("", OPEN), "c3b5");
    assertEquals("boost", fact(moved, "step"));
    assertEquals("b5", fact(moved, "moved"));
    assertEquals("white", fact(moved, "turn"));
    assertEquals(set("end"), legal(moved));
    State ended = played(moved, "end");
    assertEquals("move", fact(ended, "step"));
    assertEquals(null, fact(ended, "moved"));
    assertEquals("black", fact(ended, "turn"));
  }

  @Test
  void aBoostIsDrawnFromWhereThePieceHasCome() {
    State moved = played(white("c3 1", OPEN), "c3b5");
    Action boost = moved.find(TwoColourSeats.seat(Colour.WHITE), "boost b6").orElseThrow();
    assertEquals(List.of("arrow: b5, b6, blue"), boost.marks().stream().map(Mark::line).toList());
    Action end = moved.find(TwoColourSeats.seat(Colour.WHITE), "end").orElseThrow();
    assertEquals(List.of(), end.marks());
  }

  @Test
  void aBoostCostsACheckerWhichComesBackToItsOwner() {
    State once = played(white("c3 2", OPEN), "c3b5, boost b6");
    assertEquals("b6 1", checkers(once));
    assertEquals("5 6", front(once));
    assertEquals("b6", fact(once, "moved"));
    State twice = played(once, "boost c7");
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
    assertEquals(set(""), legal(played(state, "a2a3"), "boost"));
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
    State stepped = played(white("e2 1", rows), "e2e4");
    assertEquals("e3", fact(stepped, "ep"));
    assertTrue(legal(played(stepped, "end")).contains("d4e3"));
    State boosted = played(stepped, "boost e5");
    assertEquals(null, fact(boosted, "ep"));
    assertFalse(legal(played(boosted, "end")).contains("d4e3"));
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
    State state = turn(DrawnBooster.passing("e6", Colour.WHITE, "d4 1", rows), "", "");
    State boosted = played(state, "d4d5, boost e6");
    assertTrue(fact(boosted, "position").toString().contains("....P..., ....p..."));
  }

  @Test
  void bo3APawnBackOnItsSecondRankMayTakeADoubleStepAgain() {
    State back = played(white("e2 1", OPEN.replace('p', '.')), "e2e3, boost e2, end, e8d8, end");
    assertTrue(legal(back).contains("e2e4"));
  }

  @Test
  void bo5AKingCanBeBoosted() {
    State moved = played(white("e1 1", OPEN), "e1d1");
    assertEquals(set("boost c1, boost c2, boost d2, boost e1"), legal(moved, "boost"));
  }

  @Test
  void bo7ACaptureThatCancelsTheLastBoosterEndsBoosting() {
    State before = played(white("c3 3, f5 -2", OPEN), "c3e4");
    assertEquals("e4 3, f5 -2", checkers(before));
    State after = played(before, "boost f5");
    assertEquals("", checkers(after));
    assertEquals("6 6", front(after));
    assertEquals(set("end"), legal(after));
  }

  @Test
  void bo13TheBoosterIsPaidBeforeTheCaptureHandsOverCheckers() {
    State after = played(white("c3 1, f5 -2", OPEN), "c3e4, boost f5");
    assertEquals("f5 -2", checkers(after));
    assertEquals("6 4", front(after));
  }

  @Test
  void aPawnIsPromotedAtOnceAndMayGoOn() {
    String rows =
        """
        k . . . . . . .
        . . . . . . . P
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . K . . . . . .
        """;
    State promoted = played(white("h7 1", rows), "h7h8=N");
    assertTrue(legal(promoted).contains("boost g7"));
    assertTrue(fact(played(promoted, "boost g7"), "position").toString().contains("......N."));
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
    State moved = played(white("h6 1", rows), "h6h7");
    assertEquals(set("boost g8=B, boost g8=N, boost g8=Q, boost g8=R"), legal(moved, "boost g8"));
    State promoted = played(moved, "boost h8=R");
    assertTrue(fact(promoted, "position").toString().contains("k......R"));
  }

  @Test
  void rightsAreLostByBoostsToo() {
    State gone = played(white("h1 1", OPEN), "h1h2, boost h1");
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
    State moved = played(white("e4 1", rook), "e4e5");
    assertEquals(set("boost e4, boost e6"), legal(moved, "boost"));
  }

  @Test
  void aCaptureIsProgressByABoostToo() {
    State moved = played(white("h1 2", OPEN), "h1h4");
    assertEquals(1, fact(moved, "halfmove"));
    assertEquals(1, fact(played(moved, "boost g3"), "halfmove"));
    assertEquals(0, fact(played(moved, "boost g5, boost f5"), "halfmove"));
  }
}
