package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static rookery.engine.games.custodian.Positions.RECRUIT;
import static rookery.engine.games.custodian.Positions.captured;
import static rookery.engine.games.custodian.Positions.ending;
import static rookery.engine.games.custodian.Positions.mayPlay;
import static rookery.engine.games.custodian.Positions.pieces;
import static rookery.engine.games.custodian.Positions.play;
import static rookery.engine.games.custodian.Positions.position;
import static rookery.engine.games.custodian.Positions.targets;

import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Duel;
import rookery.engine.board.Colour;

/** The option in which surrounded pieces change sides. */
class RecruitTest {
  @Test
  void surroundedPiecesChangeSides() {
    CustodianState state =
        white(
            """
        ......k
        .....p.
        .......
        Rn.....
        ..R....
        .......
        K......
        """);
    assertEquals("Ra4 Nb4 Rc4", pieces(play(state, "c3c4"), "a4", "b4", "c4"));
  }

  @Test
  void aRecruitedPawnMovesItsNewOwnersWay() {
    CustodianState state =
        play(
            white(
                """
        ......k
        .....p.
        .......
        Rp.....
        ..R....
        .......
        K......
        """),
            "c3c4",
            "g7g6");
    assertEquals("b5", targets(state, "b4"));
  }

  @Test
  void aRecruitedKingFightsOnForItsNewOwner() {
    CustodianState state =
        play(
            white(
                """
        ......n
        .....p.
        .......
        Rk.....
        ..R....
        .......
        ......K
        """),
            "c3c4");
    assertEquals("none", ending(state));
    assertEquals("a3 a5 b3 b5 c3 c5", targets(play(state, "f6f5"), "b4"));
  }

  @Test
  void twoKingsOfOneSideMayPairUp() {
    CustodianState state =
        white(
            """
        ......k
        .....p.
        .......
        ..Kr...
        ....K..
        .......
        .......
        """);
    assertEquals("d4", captured(state, "e3d3"));
  }

  @Test
  void theLastPieceBeingARecruitedKingLosesByTheKing() {
    CustodianState state =
        white(
            """
        .......
        .......
        .......
        Rk.....
        ..R....
        .......
        ......K
        """);
    assertEquals("W king-captured", ending(play(state, "c3c4")));
  }

  @Test
  void kingAndLastOtherPieceRecruitedTogetherLoseByTheKing() {
    CustodianState state =
        white(
            """
        .......
        .......
        .......
        Rk.nR..
        ..R....
        .......
        ......K
        """);
    assertEquals("b4 d4", captured(state, "c3c4"));
    assertEquals("W king-captured", ending(play(state, "c3c4")));
  }

  @Test
  void aSideLeftWithOnePieceThatIsNoKingLosesByTheLastPiece() {
    CustodianState state =
        white(
            """
        ......n
        .......
        .......
        Rk.....
        ..R....
        .......
        ......K
        """);
    assertEquals("W last-piece", ending(play(state, "c3c4")));
  }

  @Test
  void aSideThatHadNoKingAndIsLeftWithOnePieceLosesByTheLastPiece() {
    CustodianState state =
        white(
            """
        ......n
        .......
        .......
        Rp.....
        ..R...K
        .......
        ......K
        """);
    assertEquals("W last-piece", ending(play(state, "c3c4")));
  }

  @Test
  void aSideThatHadNoKingAndIsLeftWithNothingLosesByTheLastPiece() {
    CustodianState state =
        white(
            """
        .......
        .......
        .......
        Rp.nR..
        ..R...K
        .......
        ......K
        """);
    assertEquals("W last-piece", ending(play(state, "c3c4")));
  }

  @Test
  void theLastPieceComesBeforeTheThrone() {
    CustodianState state =
        white(
            """
        .Rn....
        ...K...
        .......
        .......
        .......
        .......
        K.....r
        """);
    assertEquals("W last-piece", ending(play(state, "d6d7")));
  }

  @Test
  void aKingLeftAloneFightsOn() {
    CustodianState state =
        white(
            """
        ......k
        .......
        .......
        Rp.....
        ..R....
        .......
        ......K
        """);
    assertEquals("none", ending(play(state, "c3c4")));
  }

  @Test
  void aLoneKingMayStillWinByTheThrone() {
    CustodianState state =
        position(
            RECRUIT,
            Colour.BLACK,
            """
        NN....K
        .......
        .......
        .......
        .......
        ...k...
        .......
        """);
    assertEquals("B throne", ending(play(state, "d2d1")));
  }

  @Test
  void eitherOfTwoKingsMayClaimTheThrone() {
    CustodianState state =
        white(
            """
        .......
        ...K...
        .......
        .......
        ......r
        .......
        K.....n
        """);
    assertEquals("W throne", ending(play(state, "d6d7")));
  }

  @Test
  void aKingThatWouldBeRecruitedOnTheThroneDoesNotClaimIt() {
    CustodianState state =
        white(
            """
        ....r..
        ...K...
        .......
        .......
        ......k
        P......
        ..r....
        """);
    assertEquals("none", ending(play(state, "d6d7")));
  }

  @Test
  void aRecruitedRookOrKingNeverCastles() {
    CustodianState state =
        position(
            RECRUIT,
            Colour.BLACK,
            """
        ...k.r.
        .......
        .......
        .......
        .......
        ......n
        R..K..R
        """);
    assertEquals("KQ", state.position().get("castling"));
    CustodianState after = play(state, "f7f1");
    assertEquals("g1", captured(state, "f7f1"));
    assertEquals("Q", after.position().get("castling"));
    assertFalse(mayPlay(after, "d1f1"));
  }

  @Test
  void earlierPositionsStillCountAfterRecruiting() {
    CustodianState state =
        white(
            """
        ......k
        .......
        ...r...
        ..Rn...
        ......r
        .......
        K...R..
        """);
    String[] thereAndBack = {"e1e4", "g3d3", "e4e1", "d3g3"};
    CustodianState once = play(state, thereAndBack);
    assertEquals(state.truth(), once.truth());
    assertEquals(2, once.position().get("halfmove"));
    assertEquals(Set.of("threefold"), play(once, thereAndBack).claims(Duel.seat(Colour.WHITE)));
  }

  @Test
  void theStatusTellsWhoHasNoKing() {
    CustodianState state =
        play(
            white(
                """
        ......n
        .....p.
        .......
        Rk.....
        ..R....
        .......
        ......K
        """),
            "c3c4");
    assertEquals("Black to move. Black has no king.", Status.of(state));
  }

  private static CustodianState white(String drawing) {
    return position(RECRUIT, Colour.WHITE, drawing);
  }
}
