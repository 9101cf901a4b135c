package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static rookery.engine.games.custodian.Positions.RECRUIT;
import static rookery.engine.games.custodian.Positions.assertHolds;
import static rookery.engine.games.custodian.Positions.captured;
import static rookery.engine.games.custodian.Positions.pieces;
import static rookery.engine.games.custodian.Positions.position;
import static rookery.engine.kit.script.Script.ending;
import static rookery.engine.kit.script.Script.mayPlay;
import static rookery.engine.kit.script.Script.played;
import static rookery.engine.kit.script.Script.targets;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.kit.script.DrawnPosition;
import rookery.engine.play.PlayableState;

/** The option in which surrounded pieces change sides. */
class RecruitTest {
  static final List<DrawnPosition> ENDINGS =
      DrawnPosition.sideBySide(
          """
          the last piece being a       | a side left with one piece | a side that had no king
          recruited king loses by the  | that is no king loses by   | and is left with one piece
          king                         | the last piece             | loses by the last piece
          c3c4 ends -> W king-captured | c3c4 ends -> W last-piece  | c3c4 ends -> W last-piece
          .......                      | ......n                    | ......n
          .......                      | .......                    | .......
          .......                      | .......                    | .......
          Rk.....                      | Rk.....                    | Rp.....
          ..R....                      | ..R....                    | ..R...K
          .......                      | .......                    | .......
          ......K                      | ......K                    | ......K

          a side that had no king    | the last piece comes       | a king left alone fights
          and is left with nothing   | before the throne          | on
          loses by the last piece    |                            |
          c3c4 ends -> W last-piece  | d6d7 ends -> W last-piece  | c3c4 ends -> none
          .......                    | .Rn....                    | ......k
          .......                    | ...K...                    | .......
          .......                    | .......                    | .......
          Rp.nR..                    | .......                    | Rp.....
          ..R...K                    | .......                    | ..R....
          .......                    | .......                    | .......
          ......K                    | K.....r                    | ......K

          a lone king may still win  | either of two kings may    | a king that would be
          by the throne              | claim the throne           | recruited on the throne
                                     |                            | doesn't claim it
          ...d2d1 ends -> B throne   | d6d7 ends -> W throne      | d6d7 ends -> none
          NN....K                    | .......                    | ....r..
          .......                    | ...K...                    | ...K...
          .......                    | .......                    | .......
          .......                    | .......                    | .......
          .......                    | ......r                    | ......k
          ...k...                    | .......                    | P......
          .......                    | K.....n                    | ..r....
          """);

  @ParameterizedTest
  @FieldSource("ENDINGS")
  void recruitingEndsTheGameForASideWithNothingToRecruitWith(DrawnPosition drawing) {
    assertHolds(RECRUIT, drawing);
  }

  @Test
  void surroundedPiecesChangeSides() {
    PlayableState<CustodianSituation> state =
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
    assertEquals("Ra4 Nb4 Rc4", pieces(played(state, "c3c4"), "a4", "b4", "c4"));
  }

  @Test
  void aRecruitedPawnMovesItsNewOwnersWay() {
    PlayableState<CustodianSituation> state =
        played(
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
    PlayableState<CustodianSituation> state =
        played(
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
    assertEquals("a3 a5 b3 b5 c3 c5", targets(played(state, "f6f5"), "b4"));
  }

  @Test
  void twoKingsOfOneSideMayPairUp() {
    PlayableState<CustodianSituation> state =
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
  void kingAndLastOtherPieceRecruitedTogetherLoseByTheKing() {
    PlayableState<CustodianSituation> state =
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
    assertEquals("W king-captured", ending(played(state, "c3c4")));
  }

  @Test
  void aRecruitedRookOrKingNeverCastles() {
    PlayableState<CustodianSituation> state =
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
    PlayableState<CustodianSituation> after = played(state, "f7f1");
    assertEquals("g1", captured(state, "f7f1"));
    assertEquals("Q", after.position().get("castling"));
    assertFalse(mayPlay(after, "d1f1"));
  }

  @Test
  void earlierPositionsStillCountAfterRecruiting() {
    PlayableState<CustodianSituation> state =
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
    PlayableState<CustodianSituation> once = played(state, thereAndBack);
    assertEquals(state.situation().truth(), once.situation().truth());
    assertEquals(2, once.position().get("halfmove"));
    assertEquals(
        Set.of("threefold"), played(once, thereAndBack).claims(TwoColourSeats.seat(Colour.WHITE)));
  }

  @Test
  void theStatusTellsWhoHasNoKing() {
    PlayableState<CustodianSituation> state =
        played(
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
    assertEquals(
        "It's Black's turn. Black has no king.", CustodianSentences.of(state.situation()).plain());
  }

  @Test
  void theExplanationNamesEachMoveThatRecruitsAndWhom() {
    PlayableState<CustodianSituation> state =
        white(
            """
        ......k
        .....p.
        .......
        Rn.pR..
        ..R....
        .......
        K......
        """);
    assertEquals(
        "White could recruit the knight on b4 and the pawn on d4 with help from"
            + " the rooks on a4 and e4 (rook c3-c4). Black could recruit the rook on c3 with help"
            + " from the pawn on d4 (knight b4-c2).",
        state.explained(Viewer.SPECTATOR).orElseThrow().status().plain());
  }

  private static PlayableState<CustodianSituation> white(String drawing) {
    return position(RECRUIT, Colour.WHITE, drawing);
  }
}
