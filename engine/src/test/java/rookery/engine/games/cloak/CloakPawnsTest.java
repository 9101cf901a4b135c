package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.cloak.Opening.begun;
import static rookery.engine.kit.script.Script.fact;
import static rookery.engine.kit.script.Script.mayPlay;
import static rookery.engine.kit.script.Script.played;
import static rookery.engine.kit.script.Script.texts;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;

class CloakPawnsTest {
  private static final String ARMY = "RNBQKBNR";

  @Test
  void cl6ABonusMayDoubleStepCaptureAndPromote() {
    State bonus =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b5 . . . . . b7 .",
                ". . . . . . . P",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". p . . . . . .",
                "P . . . . . . .",
                "w5 . . . . . . .")
            .bonus(Colour.WHITE);
    assertEquals(
        List.of(
            "bonus a2a3",
            "bonus a2a4",
            "bonus a2b3",
            "bonus h7g8=B",
            "bonus h7g8=N",
            "bonus h7g8=Q",
            "bonus h7g8=R",
            "bonus h7h8=B",
            "bonus h7h8=N",
            "bonus h7h8=Q",
            "bonus h7h8=R",
            "skip"),
        texts(bonus, "W"));
  }

  @Test
  void cl6ABonusMayTakeEnPassant() {
    State state = played(begun(), "W e2e4, end", "B a7a6, end", "W e4e5, end", "B d7d5, end");
    assertTrue(mayPlay(played(state, "W guess 5 K, a2a3"), "W bonus e5d6"));
  }

  @Test
  void cl6ABonusMustLeaveTheUncloakedKingSafe() {
    State bonus =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b5 . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . b",
                ". . . . . . . .",
                ". . . . . P . .",
                ". . . . w5* . . .")
            .bonus(Colour.WHITE);
    assertEquals(List.of("skip"), texts(bonus, "W"), "the pawn shields the king");
  }

  @Test
  void cl7EveryDoubleStepOfATurnMayBeAnswered() {
    State state =
        played(
            begun(),
            "W e2e4, end",
            "B a7a6, end",
            "W e4e5, end",
            "B a6a5, end",
            "W g2g4, end",
            "B a5a4, end",
            "W g4g5, end",
            "B guess 5 K, d7d5, bonus f7f5");
    assertEquals(List.of("d6", "f6"), fact(state, "ep"));
    State turn = played(state, "B end");
    assertTrue(texts(turn, "W").containsAll(List.of("e5d6", "e5f6", "g5f6")));
    State answered = played(turn, "W guess 5 K, e5d6");
    assertEquals(List.of("f6"), fact(answered, "ep"), "the other right lasts");
    assertTrue(mayPlay(answered, "W bonus g5f6"));
  }

  @Test
  void cl7ARightLastsUntilTheEndOfTheNextTurn() {
    State state =
        played(begun(), "W e2e4, end", "B a7a6, end", "W e4e5, end", "B d7d5, end", "W a2a3");
    assertEquals(List.of("d6"), fact(state, "ep"));
    assertEquals(List.of(), fact(played(state, "W end"), "ep"));
  }

  @Test
  void cl7ADoubleStepBeforeTheMoveMayBeAnsweredInTheNextTurnToo() {
    State state =
        played(
            begun(),
            "W e2e4, end",
            "B a7a6, end",
            "W guess 1 N, e4e5, end",
            "B bonus d7d5, a6a5, end");
    assertTrue(mayPlay(state, "W e5d6"));
  }

  @Test
  void enPassantTakesThePawnIntoItsOwnersHand() {
    State state =
        played(begun(), "W e2e4, end", "B a7a6, end", "W e4e5, end", "B d7d5, end", "W e5d6");
    assertEquals(Map.of("white", 0, "black", 1), fact(state, "pawns"));
    assertEquals("p..P....", row(state, 6));
    assertEquals("........", row(state, 5));
    assertFalse(status(state).contains("bring back"), "Black has no bonus move: " + status(state));
    State bonus = played(state, "W end", "B guess 1 R, a6a5");
    assertTrue(
        status(bonus).contains("With a bonus move, Black can also bring back a lost pawn."),
        status(bonus));
  }

  private static String status(State state) {
    return state.view(Viewer.SPECTATOR).status().plain();
  }

  private static String row(State state, int rank) {
    return (String) ((List<?>) fact(state, "position")).get(8 - rank);
  }

  @Test
  void cl8OnlyAPawnCapturedAsAPawnComesIntoHand() {
    DrawnCloak drawn =
        DrawnCloak.of(
            ARMY,
            ARMY,
            "b5 . . . . . . q",
            ". . . . . . . p",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            "w5 . . . . . w7 w8");
    State pawn = played(drawn.turn(Colour.WHITE), "W h1h7");
    assertEquals(Map.of("white", 0, "black", 1), fact(pawn, "pawns"));
    State queen = played(pawn, "W end", "B a8b8, end", "W h7h8");
    assertEquals(Map.of("white", 0, "black", 1), fact(queen, "pawns"), "a promoted one");
  }

  @Test
  void cl8ACapturedPawnIsDroppedOnAnEmptySquareOfTheSecondRank() {
    State reply =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b5 . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                "P w1 . . . . . p",
                "w5 . . . . . . .")
            .pawns(1, 0)
            .reply(Colour.WHITE);
    assertEquals(
        List.of("bonus @c2", "bonus @d2", "bonus @e2", "bonus @f2", "bonus @g2"),
        texts(reply, "W", "bonus @"));
    State dropped = played(reply, "W bonus @c2");
    assertEquals(Map.of("white", 0, "black", 0), fact(dropped, "pawns"));
    assertEquals(0, fact(dropped, "halfmove"));
    assertTrue(mayPlay(dropped, "W c2c4"), "it may double-step");
  }

  @Test
  void cl13ARightEndsWhenItsPawnLeaves() {
    State state = played(begun(), "W e2e4, end", "B a7a6, end", "W e4e5, end", "B guess 5 K, d7d5");
    assertEquals(List.of("d6"), fact(state, "ep"));
    assertEquals(List.of(), fact(played(state, "B bonus d5d4"), "ep"));
  }

  @Test
  void cl13ARightEndsWhenItsPawnIsTaken() {
    State state = played(begun(), "W e2e4, end", "B a7a6, end", "W c2c4, end", "B d7d5, end");
    assertEquals(List.of(), fact(played(state, "W e4d5"), "ep"));
  }

  @Test
  void cl13ARightEndsWhenThePassedSquareIsFilled() {
    State state =
        played(begun(), "W e2e4, end", "B a7a6, end", "W guess 1 N, e4e5, end", "B bonus d7d5");
    assertEquals(List.of("d6"), fact(state, "ep"));
    assertEquals(List.of(), fact(played(state, "B d8d6"), "ep"));
  }

  @Test
  void anOwnPassedSquareIsNoCapture() {
    State state = played(begun(), "W guess 5 K, e2e4");
    assertFalse(mayPlay(state, "W bonus d2e3"));
  }

  @Test
  void aPawnPromotesToAVisiblePieceWithoutANumber() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b5 . . . . . . .",
                ". . . . . . . P",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                "w5 . . . . . . .")
            .turn(Colour.WHITE);
    State promoted = played(state, "W h7h8=Q");
    assertEquals("k......Q", row(promoted, 8));
    String status = promoted.view(Viewer.SPECTATOR).status().plain();
    assertFalse(status.contains("in check"), status);
  }
}
