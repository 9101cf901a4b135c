package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.custodian.Positions.CYLINDER;
import static rookery.engine.games.custodian.Positions.RECRUIT;
import static rookery.engine.games.custodian.Positions.black;
import static rookery.engine.games.custodian.Positions.captured;
import static rookery.engine.games.custodian.Positions.ending;
import static rookery.engine.games.custodian.Positions.mayPlay;
import static rookery.engine.games.custodian.Positions.play;
import static rookery.engine.games.custodian.Positions.position;
import static rookery.engine.games.custodian.Positions.white;

import org.junit.jupiter.api.Test;
import rookery.engine.board.Colour;

/** The rulings by their numbers. */
class RulingsTest {
  @Test
  void cu1AKingMayBeLeftOpenToCapture() {
    CustodianState state =
        white(
            """
        .r....k
        .......
        .......
        .......
        .......
        n...P..
        K......
        """);
    assertEquals("B king-captured", ending(play(state, "e2e3", "b7b1")));
  }

  @Test
  void cu1CastlingIgnoresAttacks() {
    CustodianState state =
        white(
            """
        ...krr.
        .......
        .......
        .......
        .......
        ...n...
        ...K..R
        """);
    CustodianState attacked =
        black(
            """
        ...krr.
        .......
        .......
        .......
        .......
        ...n...
        ...K..R
        """);
    assertEquals("d1", captured(attacked, "e7e1"));
    assertTrue(mayPlay(state, "d1f1"));
  }

  @Test
  void cu2APawnCapturesAsAPawnBeforeItIsPromoted() {
    CustodianState state =
        white(
            """
        .......
        .pP....
        B......
        .......
        .......
        .......
        K.....k
        """);
    assertEquals("b6", captured(state, "c6c7=R"));
    assertEquals("b6", captured(state, "c6c7=N"));
  }

  @Test
  void cu2TheNewPieceCapturesNothingThatTurn() {
    CustodianState state =
        white(
            """
        Rn.....
        ..P....
        .......
        .......
        .......
        .......
        K.....k
        """);
    assertEquals("", captured(state, "c6c7=R"));
  }

  @Test
  void cu3AVictimStillStandsWhileOtherCapturesAreJudged() {
    CustodianState state =
        position(
            RECRUIT,
            Colour.WHITE,
            """
        ......k
        .....p.
        ..n....
        Rb.....
        ..R....
        .......
        K......
        """);
    assertEquals("b4", captured(state, "c3c4"));
    assertEquals("Ra4 Bb4 Rc4 nc5", Positions.pieces(play(state, "c3c4"), "a4", "b4", "c4", "c5"));
  }

  @Test
  void cu3TheRecruitWouldHaveCompletedThatCaptureHadItStoodThere() {
    CustodianState state =
        position(
            RECRUIT,
            Colour.WHITE,
            """
        ......k
        .....p.
        ..n....
        RB.....
        ..R....
        .......
        K......
        """);
    assertEquals("c5", captured(state, "c3c4"));
  }

  @Test
  void cu4AKingThatCanBeCapturedOnTheThroneDoesNotClaimIt() {
    assertEquals("none", ending(play(kingUnderAttack(), "d6d7")));
    assertEquals("d7", captured(play(kingUnderAttack(), "d6d7"), "c1c7"));
  }

  @Test
  void cu4AKingThatWasNotCapturedClaimsTheThroneWithItsNextMoveIfThenSafe() {
    CustodianState ignored = play(kingUnderAttack(), "d6d7", "g3g4");
    assertEquals("none", ending(play(ignored, "a2a3")));
    CustodianState relieved = play(kingUnderAttack(), "d6d7", "c1b1");
    assertEquals("none", ending(relieved));
    assertEquals("W throne", ending(play(relieved, "a2a3")));
  }

  @Test
  void cu4ACaptureByTheOtherKingIsACaptureToo() {
    CustodianState state =
        black(
            """
        r......
        .......
        .......
        .......
        ...K...
        ....k..
        ....N..
        """);
    assertEquals("none", ending(play(state, "e2d1")));
    assertEquals("W king-captured", ending(play(state, "e2d1", "d3d2")));
  }

  private static CustodianState kingUnderAttack() {
    return white(
        """
        ....r..
        ...K...
        .......
        .......
        ......k
        P......
        ..r....
        """);
  }

  @Test
  void cu5TheSideAboutToMoveWinsWithNoMoreStepsToGo() {
    CustodianState state =
        white(
            """
        .......
        .......
        ......k
        .......
        .......
        K......
        .......
        """);
    assertEquals("B bare-kings", ending(play(state, "a2a3")));
  }

  @Test
  void cu5TheSideThatHasMovedWinsWithFewerSteps() {
    CustodianState state =
        white(
            """
        ......k
        .......
        .......
        .......
        .......
        .......
        K......
        """);
    assertEquals("W bare-kings", ending(play(state, "a1a2")));
  }

  @Test
  void cu5TheRaceIsCountedTheSameOnACylinder() {
    CustodianState state =
        position(
            CYLINDER,
            Colour.WHITE,
            """
        .......
        .......
        ......k
        .......
        .......
        K......
        .......
        """);
    assertEquals("B bare-kings", ending(play(state, "a2a3")));
  }

  @Test
  void cu6APieceIsNeverOnBothSidesByWrapping() {
    CustodianState state =
        position(
            CYLINDER,
            Colour.WHITE,
            """
        ...k...
        .......
        .......
        p......
        .......
        .......
        ...K..R
        """);
    assertEquals("", captured(state, "g1g4"));
  }

  @Test
  void cu7AKingRecruitedOnItsOwnThroneDoesNotClaimItByThat() {
    CustodianState state =
        play(
            position(
                RECRUIT,
                Colour.WHITE,
                """
        ...kR..
        .......
        .......
        .....pr
        K......
        .......
        ..R....
        """),
            "c1c7");
    assertEquals("Kd7", Positions.pieces(state, "d7"));
    assertEquals("none", ending(state));
  }

  @Test
  void cu7ARecruitedKingClaimsTheThroneAtTheEndOfALaterTurn() {
    CustodianState state =
        play(
            position(
                RECRUIT,
                Colour.WHITE,
                """
        ...kR..
        .......
        .......
        .....pr
        K......
        .......
        ..R....
        """),
            "c1c7",
            "g4g5");
    assertEquals("W throne", ending(play(state, "a3a4")));
  }

  @Test
  void cu8TheCapturingPairStaysOnTheBoard() {
    CustodianState state =
        white(
            """
        ......k
        .......
        .......
        Rp.....
        ..R....
        .......
        K......
        """);
    assertEquals(4, play(state, "c3c4").truth().board().squares(c -> c != '.').size());
  }
}
