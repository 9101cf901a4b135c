package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.custodian.Positions.CYLINDER;
import static rookery.engine.games.custodian.Positions.black;
import static rookery.engine.games.custodian.Positions.captured;
import static rookery.engine.games.custodian.Positions.pieces;
import static rookery.engine.games.custodian.Positions.position;
import static rookery.engine.games.custodian.Positions.white;
import static rookery.engine.kit.script.Script.mayPlay;
import static rookery.engine.kit.script.Script.played;

import org.junit.jupiter.api.Test;
import rookery.engine.board.Colour;
import rookery.engine.play.PlayableState;

class CustodianCastlingTest {
  @Test
  void whiteCastlesToBothSides() {
    PlayableState<CustodianSituation> state =
        white(
            """
        ...k...
        .......
        .......
        .......
        .......
        .......
        R..K..R
        """);
    assertEquals("Re1 Kf1", pieces(played(state, "d1f1"), "d1", "e1", "f1", "g1"));
    assertEquals("Kb1 Rc1", pieces(played(state, "d1b1"), "a1", "b1", "c1", "d1"));
  }

  @Test
  void blackCastlesToBothSides() {
    PlayableState<CustodianSituation> state =
        black(
            """
        r..k..r
        .......
        .......
        .......
        .......
        .......
        ...K...
        """);
    assertEquals("re7 kf7", pieces(played(state, "d7f7"), "d7", "e7", "f7", "g7"));
    assertEquals("kb7 rc7", pieces(played(state, "d7b7"), "a7", "b7", "c7", "d7"));
  }

  @Test
  void bothSquaresBetweenMustBeEmpty() {
    PlayableState<CustodianSituation> state =
        white(
            """
        ...k...
        .......
        .......
        .......
        .......
        .......
        RN.Kb.R
        """);
    assertFalse(mayPlay(state, "d1f1"));
    assertFalse(mayPlay(state, "d1b1"));
  }

  @Test
  void aKingThatHasMovedCastlesNoMore() {
    PlayableState<CustodianSituation> state =
        played(
            white(
                """
        ...k...
        p......
        .......
        .......
        .......
        .......
        R..K..R
        """),
            "d1d2",
            "a6a5",
            "d2d1",
            "a5a4");
    assertEquals("-", state.position().get("castling"));
    assertFalse(mayPlay(state, "d1f1"));
  }

  @Test
  void aRookThatHasMovedCastlesNoMore() {
    PlayableState<CustodianSituation> state =
        played(
            white(
                """
        ...k...
        p......
        .......
        .......
        .......
        .......
        R..K..R
        """),
            "g1g2",
            "a6a5",
            "g2g1",
            "a5a4");
    assertEquals("Q", state.position().get("castling"));
    assertFalse(mayPlay(state, "d1f1"));
    assertTrue(mayPlay(state, "d1b1"));
  }

  @Test
  void aCapturedRookTakesTheRightWithIt() {
    PlayableState<CustodianSituation> state =
        played(
            black(
                """
        ...k.r.
        .......
        .......
        .......
        .......
        ......n
        R..K..R
        """),
            "f7f1");
    assertEquals("Q", state.position().get("castling"));
  }

  @Test
  void castlingSpendsBothRights() {
    PlayableState<CustodianSituation> state =
        played(
            white(
                """
        r..k...
        .......
        .......
        .......
        .......
        .......
        R..K..R
        """),
            "d1f1");
    assertEquals("q", state.position().get("castling"));
  }

  @Test
  void castlingNeverCaptures() {
    PlayableState<CustodianSituation> state =
        white(
            """
        ...k...
        .......
        .......
        .......
        .......
        ....nN.
        ...K..R
        """);
    assertEquals("e2", captured(state, "g1e1"));
    assertEquals("", captured(state, "d1f1"));
  }

  @Test
  void onTheCylinderCastlingStaysAsItIs() {
    PlayableState<CustodianSituation> state =
        position(
            CYLINDER,
            Colour.WHITE,
            """
        ...k...
        .......
        .......
        .......
        .......
        .......
        R..K..R
        """);
    assertEquals("Re1 Kf1", pieces(played(state, "d1f1"), "d1", "e1", "f1", "g1"));
    assertEquals("Kb1 Rc1", pieces(played(state, "d1b1"), "a1", "b1", "c1", "d1"));
  }
}
