package rookery.engine.games.fluid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.fluid.DrawnFluid.at;
import static rookery.engine.games.fluid.DrawnFluid.black;
import static rookery.engine.games.fluid.DrawnFluid.state;
import static rookery.engine.games.fluid.DrawnFluid.white;
import static rookery.engine.kit.script.Script.mayPlay;
import static rookery.engine.kit.script.Script.played;

import org.junit.jupiter.api.Test;
import rookery.engine.board.Colour;
import rookery.engine.games.fluid.move.Promotions;
import rookery.engine.play.PlayableState;

/** Check and castling: FL-7, FL-11 and FL-12. */
class FluidKingsTest {
  private static boolean inCheck(String rows) {
    return white(rows).situation().truth().inCheck();
  }

  /** White's first rank under two kings that may castle, Black's pieces out of the way. */
  private static PlayableState<FluidSituation> home(String rank) {
    return white(
        """
        r...k..r
        p......p
        ........
        ........
        ........
        ........
        P......P
        """
            + rank);
  }

  @Test
  void fl11AKingIsInCheckByAPieceThatMayNotMove() {
    assertTrue(
        inCheck(
            """
            ...k....
            ........
            ........
            ...r...K
            ........
            ........
            ........
            ...R....
            """));
  }

  @Test
  void fl11AKingCanBeCapturedAsOneOfTwo() {
    assertTrue(
        inCheck(
            """
            ...r...k
            ........
            ........
            ........
            ........
            ........
            ...(KN)....
            ........
            """));
  }

  @Test
  void fl11WhatSharesItsSquareDoesNotAttackTheKing() {
    assertFalse(
        inCheck(
            """
            .......k
            ........
            ........
            ........
            ........
            ........
            ...(Kr)....
            ........
            """));
  }

  @Test
  void fl11APieceCapturesAKingBesideItsOwnButAPawnFindsNoRoom() {
    assertTrue(
        inCheck(
            """
            ...r...k
            ........
            ........
            ........
            ........
            ........
            ...(Kn)....
            ........
            """));
    assertFalse(
        inCheck(
            """
            .......k
            ........
            ........
            ........
            ........
            ....p...
            ...(Kn)....
            ........
            """));
  }

  @Test
  void fl11BesideAnEnemyPawnAKingIsSafeFromAll() {
    assertFalse(
        inCheck(
            """
            ...r...k
            ........
            ........
            ........
            ........
            ....p...
            ...(Kp)....
            ........
            """));
  }

  @Test
  void checkComesThroughASinglePieceButNotThroughTwo() {
    String through =
        """
        ...r...k
        ........
        ........
        ...n....
        ........
        ........
        ...K....
        ........
        """;
    assertTrue(inCheck(through));
    assertFalse(inCheck(through.replace("...n....", "...(nn)....")));
    assertFalse(inCheck(through.replace("...n....", "...p....")));
    assertFalse(inCheck(through.replace("...n....", "...N....")));
  }

  @Test
  void onePieceOfAPairGivesCheckWhereThePairIsStopped() {
    assertTrue(
        inCheck(
            """
            ...(rb)...k
            ........
            ........
            ...n....
            ........
            ........
            ...K....
            ........
            """));
  }

  @Test
  void aLameKnightGivesCheckByOneOpenWay() {
    String knight =
        """
        .......k
        ........
        ........
        ........
        ....n...
        ....P...
        ...K....
        ........
        """;
    assertTrue(inCheck(knight));
    assertFalse(inCheck(knight.replace("....P...", "...PP...")));
    assertTrue(inCheck(knight.replace("....P...", "...bP...")));
  }

  @Test
  void fl12EitherMayGoFirst() {
    assertTrue(mayPlay(home("R...K..R"), "O-O"));
    assertTrue(mayPlay(home("R...K..R"), "O-O-O"));
    // The king first, and the rook joins on f1; the rook first, and the king joins on g1.
    assertEquals("(RB)", at(played(home("R...KB.R"), "O-O"), "f1"));
    assertEquals("(KN)", at(played(home("R...K.NR"), "O-O"), "g1"));
    assertFalse(mayPlay(home("R...KBNR"), "O-O"));
    assertEquals("(KB)", at(played(home("RNB.K..R"), "O-O-O"), "c1"));
    assertEquals("(RB)", at(played(home("RN.BK..R"), "O-O-O"), "d1"));
    assertFalse(mayPlay(home("RNBBK..R"), "O-O-O"));
  }

  @Test
  void castlingPassesNoPairPawnOrEnemy() {
    assertFalse(mayPlay(home("R(NN)..K..R"), "O-O-O"));
    assertFalse(mayPlay(home("R..(RB)K..R"), "O-O-O"));
    assertFalse(mayPlay(home("Rn..K..R"), "O-O-O"));
    assertFalse(mayPlay(home("R...K(Nb).R"), "O-O"));
  }

  @Test
  void fl12CompanionsStayBehind() {
    PlayableState<FluidSituation> after = played(home("R...(KN)..(RB)"), "O-O");
    assertEquals("N", at(after, "e1"));
    assertEquals("B", at(after, "h1"));
    assertEquals("K", at(after, "g1"));
    assertEquals("R", at(after, "f1"));
  }

  @Test
  void fl12TheKingCrossesNoAttackedSquare() {
    String rows =
        """
        k....r..
        ........
        ........
        ........
        ........
        ........
        PPPPP.PP
        R...K..R
        """;
    assertFalse(mayPlay(white(rows), "O-O"));
    assertTrue(mayPlay(white(rows), "O-O-O"));
    assertFalse(
        mayPlay(white(rows.replace("k....r..", "k...r...").replace("PPPPP", "PPPP.")), "O-O-O"));
    assertFalse(
        mayPlay(white(rows.replace("k....r..", "k.....r.").replace(".PP\n", "P.P\n")), "O-O"));
  }

  @Test
  void fl12OnCrossedSquaresTheRookIsStillInItsCorner() {
    // With double promotions a pawn captures on the last rank only what stands there alone, as the
    // king does on f1 though the rook may have gone there first.
    String rows =
        """
        k.......
        ........
        ........
        ........
        ........
        ........
        PPPPP.p.
        R...K..R
        """;
    assertFalse(mayPlay(state(Promotions.DOUBLE, Colour.WHITE, rows), "O-O"));
    String shared = rows.replace("K..R", "KB.R");
    assertTrue(mayPlay(state(Promotions.DOUBLE, Colour.WHITE, shared), "O-O"));
    assertFalse(mayPlay(state(Promotions.SINGLE, Colour.WHITE, shared), "O-O"));
  }

  @Test
  void fl12TheLastSquareIsTestedInTheFinalPosition() {
    // The knight's ways to g1 are by f2 and by f1, where the rook stands in the end.
    String rows =
        """
        k.......
        ........
        ........
        ........
        ........
        ........
        PPPPnPPP
        R...K..R
        """;
    assertTrue(mayPlay(white(rows), "O-O"));
    assertFalse(mayPlay(white(rows.replace("nPPP", "n.PP")), "O-O"));
  }

  @Test
  void fl13AKingMayCastleToASquareWhereAPawnCouldOnlyCaptureOneOfTwo() {
    String rows =
        """
        k.......
        ........
        ........
        ........
        ........
        ........
        PPPPPP.p
        R...K..R
        """;
    assertFalse(mayPlay(state(Promotions.DOUBLE, Colour.WHITE, rows), "O-O"));
    String shared = rows.replace("K..R", "K.NR");
    assertTrue(mayPlay(state(Promotions.DOUBLE, Colour.WHITE, shared), "O-O"));
    assertFalse(mayPlay(state(Promotions.SINGLE, Colour.WHITE, shared), "O-O"));
  }

  @Test
  void fl7TheRightLastsWhileARookStandsOnTheCorner() {
    PlayableState<FluidSituation> state = home("R...K.RR");
    PlayableState<FluidSituation> joined = played(state, "g1h1", "a7a6");
    assertEquals("KQkq", joined.position().get("castling"));
    assertEquals("KQkq", played(joined, "Rh1g1").position().get("castling"));
    assertEquals("Qkq", played(joined, "h1g1").position().get("castling"));
  }

  @Test
  void fl7ARookThatComesToTheCornerGainsNothing() {
    PlayableState<FluidSituation> state = played(home("R...K.RR"), "h1f1", "a7a6", "g1h1");
    assertEquals("Qkq", state.position().get("castling"));
  }

  @Test
  void fl12TheRightSurvivesTheCaptureOfOneOfTwoRooks() {
    PlayableState<FluidSituation> state =
        black(
            """
            r...k...
            ........
            ........
            ........
            ....b...
            ........
            P.......
            R...K..(RR)
            """);
    PlayableState<FluidSituation> shared = played(state, "e4h1");
    assertEquals("(Rb)", at(shared, "h1"));
    assertEquals("KQq", shared.position().get("castling"));
    assertTrue(mayPlay(shared, "O-O"));
    PlayableState<FluidSituation> after = played(shared, "O-O");
    assertEquals("b", at(after, "h1"));
  }

  @Test
  void theRightGoesWithTheLastRookOfTheCorner() {
    PlayableState<FluidSituation> state =
        black(
            """
            r...k...
            ........
            ........
            ........
            ....b...
            ........
            P.......
            R...K..(RN)
            """);
    assertEquals("Qq", played(state, "e4h1xR").position().get("castling"));
    assertEquals("KQq", played(state, "e4h1xN").position().get("castling"));
  }

  @Test
  void aKingThatHasMovedAsOneOfTwoCastlesNoMore() {
    PlayableState<FluidSituation> state = played(home("R...(KN)..R"), "e1e2");
    assertEquals("kq", state.position().get("castling"));
    PlayableState<FluidSituation> left = played(home("R...(KN)..R"), "Ne1d3");
    assertEquals("KQkq", left.position().get("castling"));
  }
}
