package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.engine.games.custodian.Positions.CYLINDER;
import static rookery.engine.games.custodian.Positions.PLAIN;
import static rookery.engine.games.custodian.Positions.RECRUIT;
import static rookery.engine.games.custodian.Positions.assertHolds;
import static rookery.engine.games.custodian.Positions.black;
import static rookery.engine.games.custodian.Positions.captured;
import static rookery.engine.games.custodian.Positions.position;
import static rookery.engine.games.custodian.Positions.white;
import static rookery.engine.kit.script.Script.ending;
import static rookery.engine.kit.script.Script.mayPlay;
import static rookery.engine.kit.script.Script.played;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import rookery.engine.board.Colour;
import rookery.engine.kit.script.DrawnPosition;
import rookery.engine.play.PlayableState;

/** The rulings by their numbers. */
class CustodianRulingsTest {
  static final List<DrawnPosition> RULINGS =
      DrawnPosition.sideBySide(
          """
          CU-1: a king may be left open to  | CU-2: a pawn captures as a
          capture                           | pawn before it is promoted
          e2e3 b7b1 ends -> B king-captured | c6c7=R captures -> b6
                                            | c6c7=N captures -> b6
          .r....k                           | .......
          .......                           | .pP....
          .......                           | B......
          .......                           | .......
          .......                           | .......
          n...P..                           | .......
          K......                           | K.....k

          CU-2: the new piece        | CU-4: a capture by the other king is
          captures nothing that turn | a capture too
          c6c7=R captures -> nothing | ...e2d1 ends -> none
                                     | ...e2d1 d3d2 ends -> W king-captured
          Rn.....                    | r......
          ..P....                    | .......
          .......                    | .......
          .......                    | .......
          .......                    | ...K...
          .......                    | ....k..
          K.....k                    | ....N..

          CU-5: the side about to    | CU-5: the side that has
          move wins with no more     | moved wins with fewer
          steps to go                | steps
          a2a3 ends -> B bare-kings  | a1a2 ends -> W bare-kings
          .......                    | ......k
          .......                    | .......
          ......k                    | .......
          .......                    | .......
          .......                    | .......
          K......                    | .......
          .......                    | K......
          """);

  @ParameterizedTest
  @FieldSource("RULINGS")
  void theRulingsHold(DrawnPosition drawing) {
    assertHolds(PLAIN, drawing);
  }

  @Test
  void cu1CastlingIgnoresAttacks() {
    PlayableState<CustodianSituation> state =
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
    PlayableState<CustodianSituation> attacked =
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
  void cu3AVictimStillStandsWhileOtherCapturesAreJudged() {
    PlayableState<CustodianSituation> state =
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
    assertEquals(
        "Ra4 Bb4 Rc4 nc5", Positions.pieces(played(state, "c3c4"), "a4", "b4", "c4", "c5"));
  }

  @Test
  void cu3TheRecruitWouldHaveCompletedThatCaptureHadItStoodThere() {
    PlayableState<CustodianSituation> state =
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
    assertEquals("none", ending(played(kingUnderAttack(), "d6d7")));
    assertEquals("d7", captured(played(kingUnderAttack(), "d6d7"), "c1c7"));
  }

  @Test
  void cu4AKingThatWasNotCapturedClaimsTheThroneWithItsNextMoveIfThenSafe() {
    PlayableState<CustodianSituation> ignored = played(kingUnderAttack(), "d6d7", "g3g4");
    assertEquals("none", ending(played(ignored, "a2a3")));
    PlayableState<CustodianSituation> relieved = played(kingUnderAttack(), "d6d7", "c1b1");
    assertEquals("none", ending(relieved));
    assertEquals("W throne", ending(played(relieved, "a2a3")));
  }

  private static PlayableState<CustodianSituation> kingUnderAttack() {
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
  void cu5TheRaceIsCountedTheSameOnACylinder() {
    PlayableState<CustodianSituation> state =
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
    assertEquals("B bare-kings", ending(played(state, "a2a3")));
  }

  @Test
  void cu6APieceIsNeverOnBothSidesByWrapping() {
    PlayableState<CustodianSituation> state =
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
    PlayableState<CustodianSituation> state =
        played(
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
    PlayableState<CustodianSituation> state =
        played(
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
    assertEquals("W throne", ending(played(state, "a3a4")));
  }

  @Test
  void cu8TheCapturingPairStaysOnTheBoard() {
    PlayableState<CustodianSituation> state =
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
    assertEquals(
        4, played(state, "c3c4").situation().truth().board().squares(c -> c != '.').size());
  }
}
