package rookery.engine.games.cloak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.cloak.Opening.begun;
import static rookery.engine.kit.script.Script.fact;
import static rookery.engine.kit.script.Script.mayPlay;
import static rookery.engine.kit.script.Script.played;
import static rookery.engine.kit.script.Script.reason;
import static rookery.engine.kit.script.Script.texts;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.engine.Result;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;

class CloakKingsTest {
  private static final String ARMY = "RNBQKBNR";

  @Test
  void capturingACloakedKingWins() {
    State state = played(begun(), "W e2e4, end", "B f7f6, end", "W d1h5, end", "B a7a6, end");
    State won = played(state, "W h5e8");
    assertEquals(
        Optional.of(new Result.Win(List.of(Opening.seat("W")), "king-captured")), won.result());
    assertEquals("guess", fact(won, "step"));
    assertEquals("black", fact(won, "turn"));
  }

  @Test
  void aKingsCaptureKeepsStepAndGuess() {
    State state =
        played(
            begun(),
            "W e2e4, end",
            "B e7e6, end",
            "W e4e5, end",
            "B e8e7, end",
            "W a2a3, end",
            "B e7d6, end",
            "W guess 1 R, a3a4, bonus e5d6");
    assertEquals("king-captured", reason(state));
    assertEquals("bonus", fact(state, "step"));
    assertEquals("right", fact(state, "guessed"));
  }

  @Test
  void aCloakedKingMayStandInAndMoveIntoCheck() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b5 . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . r . . .",
                ". . . . . . . .",
                ". . . . w5 . . .")
            .turn(Colour.WHITE);
    assertTrue(texts(state, "W").containsAll(List.of("e1d1", "e1d2", "e1e2", "e1f1", "e1f2")));
  }

  @Test
  void anUncloakedKingMayNotBeLeftAttackedByAVisiblePiece() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b5 . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . r . . .",
                ". . . . w2 . . .",
                ". . . . w5* . . .")
            .turn(Colour.WHITE);
    assertEquals(List.of("e1d1", "e1d2", "e1f1", "e1f2"), texts(state, "W", "e1"));
    assertEquals(List.of(), texts(state, "W", "e2"), "the knight is pinned");
  }

  @Test
  void cl2AttacksByCloakedPiecesNeverRestrict() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b5 . . . b1 . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . w2 . . .",
                ". . . . w5* . . .")
            .turn(Colour.WHITE);
    State open = played(state, "W e2c3, end");
    assertFalse(open.view(Viewer.SPECTATOR).diagram().text().contains("check"));
    assertEquals("king-captured", reason(played(open, "B e8e1")));
  }

  @Test
  void cl3ACloakedPieceGivesNoMateUntilItIsUncloaked() {
    State state = played(begun(), "W f2f3, end", "B e7e5, end", "W g2g4, uncloak 5, end");
    State cloaked = played(state, "B d8h4, end");
    assertEquals(Optional.empty(), cloaked.result());
    State mate = played(state, "B d8h4, uncloak 4, end");
    assertEquals("checkmate", reason(mate));
    assertEquals("white", fact(mate, "turn"));
  }

  @Test
  void cl4AKingIsNotUncloakedWhileAVisiblePieceAttacksIt() {
    DrawnCloak attacked =
        DrawnCloak.of(
            ARMY,
            ARMY,
            "b5 . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . r . . .",
            ". . . . . . . .",
            "w1 . . . w5 . . .");
    assertEquals(List.of("end", "uncloak 1"), texts(attacked.uncloaking(Colour.WHITE), "W"));
  }

  @Test
  void cl4OtherwiseAnyCheckerIsUncloaked() {
    State state = played(begun(), "W e2e4");
    assertEquals(9, texts(state, "W").size());
    State three = played(state, "W uncloak 5, uncloak 1, uncloak 8");
    assertEquals(6, texts(three, "W").size());
    assertTrue(three.view(Viewer.SPECTATOR).diagram().text().contains("R w2 w3 w4 K w6 w7 R"));
  }

  @Test
  void cl10StalemateCountsRegularMovesOnly() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                ". . . . . . . b5",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". q . . . . . .",
                ". . . . . . . .",
                "w5* . . . . . . .")
            .pawns(1, 0)
            .uncloaking(Colour.BLACK);
    State over = played(state, "B end");
    assertEquals("stalemate", reason(over), "though a pawn could be dropped");
    assertEquals("white", fact(over, "turn"));
  }

  @Test
  void cl10CheckmateCountsRegularMovesOnly() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                ". . . . . . . b5",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                "r . . . . . . .",
                ". r . . . . . .",
                ". . . . . . . w5*")
            .pawns(1, 0)
            .turn(Colour.BLACK);
    State guessed = played(state, "B a3a1, end");
    assertEquals("checkmate", reason(guessed));
  }

  @Test
  void cl10StalemateLooksAtWhatTheOwnCheckersReallyAre() {
    String[] rows = {
      ". . . . . . . b5", ". . . . . . . .", ". . . . . . . .", ". . . . . . . .",
      ". . . . . . . .", ". q . . . . p .", ". . . . . . P .", "w5* . . . . . . w8"
    };
    State bishop = DrawnCloak.of("RNNQKRBB", ARMY, rows).uncloaking(Colour.BLACK);
    assertEquals("stalemate", reason(played(bishop, "B end")), "the bishop h1 is shut in");
    State rook = DrawnCloak.of("RNBQKBNR", ARMY, rows).uncloaking(Colour.BLACK);
    assertEquals(Optional.empty(), played(rook, "B end").result());
  }

  @Test
  void cl11TakingAKingIsNoException() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                ". . . . r . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . b5 . . . .",
                ". . . . w2 . . .",
                ". . . . w5* . . .")
            .turn(Colour.WHITE);
    assertEquals(List.of(), texts(state, "W", "e2"), "the pinned knight takes nothing");
    assertFalse(mayPlay(state, "W e2d4"));
  }

  @Test
  void cl11ACloakedKingThatCannotBeTakenStaysUnnamed() {
    State state =
        DrawnCloak.of(
                ARMY,
                ARMY,
                ". . . . r . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . b5 . . . . .",
                ". . . . . . . .",
                ". . . . w2 . . .",
                ". . . . w5* . . .")
            .turn(Colour.WHITE);
    assertFalse(mayPlay(state, "W e2c3"));
    State free =
        DrawnCloak.of(
                ARMY,
                ARMY,
                ". . . . r . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . b5 . . . . .",
                ". . . . w2 . . .",
                ". . . . w5 . . .")
            .turn(Colour.WHITE);
    assertEquals("king-captured", reason(played(free, "W e2c3")), "a cloaked own king may be left");
  }

  @Test
  void cl12AnUncloakedKingIsTakenByTheFirstMoveOfATurnOnly() {
    DrawnCloak drawn =
        DrawnCloak.of(
            ARMY,
            ARMY,
            ". . . . b5* . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            ". . . . . . . .",
            "P . . . w1 . . .",
            "w5 . . . . . . .");
    assertTrue(mayPlay(drawn.turn(Colour.WHITE), "W e2e8"));
    State reply = drawn.reply(Colour.WHITE);
    assertTrue(mayPlay(played(reply, "W skip"), "W e2e8"));
    assertFalse(mayPlay(played(reply, "W bonus a2a3"), "W e2e8"), "the bonus was a move");
    assertTrue(mayPlay(played(reply, "W bonus a2a3"), "W e2e7"));
  }

  @Test
  void cl12ADropCountsAsAMoveToo() {
    State reply =
        DrawnCloak.of(
                ARMY,
                ARMY,
                ". . . . b5* . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                "P . . . w1 . . .",
                "w5 . . . . . . .")
            .pawns(1, 0)
            .reply(Colour.WHITE);
    assertFalse(mayPlay(played(reply, "W bonus @h2"), "W e2e8"));
  }

  @Test
  void cl12ABonusTakesACloakedKingAtAnyTimeAndAnUncloakedOneOnlyFirst() {
    String[] cloaked = {
      ". . . . . . . .", ". . . b5 . . . .", ". . P . . . . .", ". . . . . . . .",
      ". . . . . . . .", ". . . . . . . .", ". . . . . . . .", "w5 . . . . . . ."
    };
    assertTrue(mayPlay(DrawnCloak.of(ARMY, ARMY, cloaked).bonus(Colour.WHITE), "W bonus c6d7"));
    String[] uncloaked = cloaked.clone();
    uncloaked[1] = ". . . b5* . . . .";
    assertTrue(mayPlay(DrawnCloak.of(ARMY, ARMY, uncloaked).reply(Colour.WHITE), "W bonus c6d7"));
    assertFalse(mayPlay(DrawnCloak.of(ARMY, ARMY, uncloaked).bonus(Colour.WHITE), "W bonus c6d7"));
  }

  @Test
  void cl14EveryBonusMustLeaveTheOwnUncloakedKingSafe() {
    State reply =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b5 . . . r . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                "P . . . . . . .",
                ". . . . w5* . . .")
            .pawns(2, 0)
            .reply(Colour.WHITE);
    assertEquals(List.of("bonus @e2", "skip"), texts(reply, "W"), "only what stops the check");
  }

  @Test
  void cl14ABonusThatLeavesNoRegularMoveIsStalemate() {
    State reply =
        DrawnCloak.of(
                ARMY,
                ARMY,
                "b5 . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                ". . . . . . . .",
                "p . . . . . . .",
                ". . . . . . . .",
                "P . q . . . . .",
                "w5* . . . . . . .")
            .reply(Colour.WHITE);
    assertEquals(List.of("bonus a2a3", "skip"), texts(reply, "W"));
    State over = played(reply, "W bonus a2a3");
    assertEquals("stalemate", reason(over));
    assertEquals("guess", fact(over, "step"));
    assertEquals("white", fact(over, "turn"));
  }
}
