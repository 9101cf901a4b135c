package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.cloak.Opening.begun;
import static rookery.engine.kit.script.Script.fact;
import static rookery.engine.kit.script.Script.line;
import static rookery.engine.kit.script.Script.mayPlay;
import static rookery.engine.kit.script.Script.played;
import static rookery.engine.kit.script.Script.texts;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.games.cloak.setup.Evidence;

class CloakCastlingTest {
  private static final String ARMY = "RNBQKBNR";
  private static final String NO = ". . . . . . . .";

  private static State white(String army, String top, String bottom) {
    return DrawnCloak.of(army, ARMY, top, NO, NO, NO, NO, NO, NO, bottom).turn(Colour.WHITE);
  }

  private static String rank(State state) {
    return (String) ((List<?>) fact(state, "position")).get(7);
  }

  @Test
  void kingAndRookEndWhereTheyDoInChess() {
    State state = white("RNKBBNQR", "b5 . . . . . . .", "w1 . w3 . . . . w8");
    assertEquals("..KR...R", rank(played(state, "W O-O-O")));
    assertEquals("R....RK.", rank(played(state, "W O-O")));
  }

  @Test
  void theKingMayStayWhereItIs() {
    State state = white("RBBNNQKR", "b5 . . . . . . .", ". . . . . . w7 w8");
    assertEquals(".....RK.", rank(played(state, "W O-O")));
  }

  @Test
  void theRookMayStayWhereItIs() {
    State state = white("RBBNKRNQ", "b5 . . . . . . .", ". . . . w5 w6 . .");
    assertEquals(".....RK.", rank(played(state, "W O-O")));
  }

  @Test
  void kingAndRookMayChangePlaces() {
    State state = begun("NQRKRBBN", ARMY);
    assertEquals("NQKRRBBN", rank(played(state, "W O-O-O")));
  }

  @Test
  void everySquareOnTheirWaysMustBeEmptyButForTheTwo() {
    assertFalse(mayPlay(white("RNBQKBNR", "b5 . . . . . . .", "w1 w2 . . w5 . . w8"), "W O-O-O"));
    assertTrue(mayPlay(white("RNBQKBNR", "b5 . . . . . . .", "w1 . . . w5 . . w8"), "W O-O-O"));
    assertFalse(mayPlay(white("BRKRNNQB", "b5 . . . . . . .", ". . w3 w4 . w6 . ."), "W O-O"));
  }

  @Test
  void neitherMayHaveMoved() {
    State state = begun("RBBNQKRN", ARMY);
    State back =
        played(state, "W g2g4, end", "B a7a6, end", "W g1g3, end", "B a6a5, end", "W g3g1, end");
    State turn = played(back, "B a5a4, end");
    assertEquals(List.of(), texts(turn, "W", "O-O"));
    assertEquals("Qkq", fact(turn, "castling"));
  }

  @Test
  void aRookThatWasCapturedTakesItsRightWithIt() {
    State state =
        DrawnCloak.of(
                ARMY, ARMY, "b1 . . . b5 . . b8", NO, NO, NO, NO, NO, NO, "w1 . . . w5 . . w8")
            .turn(Colour.WHITE);
    assertEquals("Kk", fact(played(state, "W a1a8"), "castling"));
  }

  @Test
  void aCloakedKingCastlesOutOfThroughAndIntoCheck() {
    for (String top : List.of("b5 . . . r . . .", "b5 . . . . r . .", "b5 . . . . . r .")) {
      assertTrue(mayPlay(white(ARMY, top, "w1 . . . w5 . . w8"), "W O-O"), top);
    }
  }

  @Test
  void anUncloakedKingDoesNot() {
    for (String top : List.of("b5 . . . r . . .", "b5 . . . . r . .", "b5 . . . . . r .")) {
      assertFalse(mayPlay(white(ARMY, top, "w1 . . . w5* . . w8"), "W O-O"), top);
    }
    assertTrue(mayPlay(white(ARMY, "b5 . . . . . . r", "w1 . . . w5* . . w8"), "W O-O"));
    assertTrue(mayPlay(white(ARMY, "b5 r . . . . . .", "w1 . . . w5* . . w8"), "W O-O-O"));
  }

  @Test
  void anUncloakedKingFearsNoCloakedPiece() {
    assertTrue(mayPlay(white(ARMY, "b5 . . . . b1 . .", "w1 . . . w5* . . w8"), "W O-O"));
  }

  @Test
  void aRookThatLeavesMayNotExposeTheUncloakedKing() {
    State state = white("BRKRNNQB", "b5 . . . . . . .", "r w2 w3* . . . . .");
    assertEquals(List.of(), texts(state, "W", "O-O-O"), "after it the rook a1 sees c1");
    State safe = white("BRKRNNQB", "b5 . . . . . . .", "b w2 w3* . . . . .");
    assertEquals(List.of("O-O-O"), texts(safe, "W", "O-O-O"));
  }

  @Test
  void cl5CastlingProvesKingAndRookButUncloaksNeither() {
    State castled = played(begun("RBBNQKRN", ARMY), "W O-O");
    assertEquals(Map.of(), ((Map<?, ?>) fact(castled, "public")).get("white"));
    assertEquals(
        List.of(1, 2, 3, 4, 5, 6, 7, 8), ((Map<?, ?>) fact(castled, "cloaked")).get("white"));
    Evidence seen =
        DrawnCloak.situation(castled).board().side(Colour.WHITE).known().all().concluded();
    assertEquals(
        "1, 2, 3, 4 and 5 could be anything but the king; 6 must be the king; 7 must be a rook;"
            + " 8 could be a queen, a bishop or a knight",
        seen.words());
  }

  @Test
  void cl5BothCanStillBeGuessed() {
    State state = played(begun("RBBNQKRN", ARMY), "W O-O, end");
    assertTrue(mayPlay(state, "B guess 6 K"));
    assertTrue(mayPlay(state, "B guess 7 R"));
  }

  @Test
  void castlingIsToldByNumbers() {
    assertEquals(
        Optional.of(
            "White castled: checker 6 went from f1 to g1, and checker 7 went from g1 to f1."),
        line(begun("RBBNQKRN", ARMY), "W O-O", Viewer.SPECTATOR));
  }

  @Test
  void bothCountAsMoved() {
    State state = played(begun("RBBNQKRN", ARMY), "W O-O");
    assertEquals("kq", fact(state, "castling"));
  }
}
