package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.engine.games.custodian.Positions.PLAIN;
import static rookery.engine.games.custodian.Positions.assertHolds;
import static rookery.engine.games.custodian.Positions.white;
import static rookery.engine.kit.script.Script.ending;
import static rookery.engine.kit.script.Script.played;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.games.custodian.move.CustodianPosition;
import rookery.engine.kit.script.DrawnPosition;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;

class CustodianEndingsTest {
  private static final String[] KNIGHTS_OUT_AND_BACK = {"c1b3", "c7b5", "b3c1", "b5c7"};

  static final List<DrawnPosition> ENDINGS =
      DrawnPosition.sideBySide(
          """
          the capture of the king wins | black wins by capturing the
                                       | king too
          c3c4 ends -> W king-captured | ...c3c4 ends -> B king-captured
          .......                      | ......k
          ......p                      | .......
          .......                      | .......
          Rk.....                      | rK.....
          ..R....                      | ..r....
          .......                      | ......P
          ......K                      | .......

          a safe king on the throne  | the own throne wins        | Black's throne is on the
          wins                       | nothing                    | first rank
          d6d7 ends -> W throne      | d2d1 ends -> none          | ...d2d1 ends -> B throne
          ....r..                    | .......                    | .......
          ...K...                    | .......                    | R......
          .......                    | rP....k                    | .p....K
          .......                    | .......                    | .......
          ......k                    | .......                    | .......
          P......                    | ...K...                    | ...k...
          r......                    | .......                    | .......

          the capture of the king      | the throne comes before a  | an opponent without a move
          comes before the throne      | blockade                   | loses
          d6d7 ends -> W king-captured | d6d7 ends -> W throne      | e4b7 ends -> W blocked
          .Rk....                      | kB.....                    | k......
          ...K...                      | PP.K...                    | PP.....
          ......p                      | .......                    | .......
          .......                      | .......                    | ....B..
          .......                      | .......                    | .......
          .......                      | .......                    | .......
          .......                      | .......                    | ......K
          """);

  @ParameterizedTest
  @FieldSource("ENDINGS")
  void theFirstEndingThatHoldsEndsTheGame(DrawnPosition drawing) {
    assertHolds(PLAIN, drawing);
  }

  @Test
  void theFifthOccurrenceIsADraw() {
    PlayableState<CustodianSituation> state = Positions.start(PLAIN);
    for (int cycle = 0; cycle < 4; cycle++) {
      assertEquals("none", ending(state));
      state = played(state, KNIGHTS_OUT_AND_BACK);
    }
    assertEquals("draw fivefold", ending(state));
  }

  @Test
  void theThirdOccurrenceMayBeClaimedBySideToMove() {
    PlayableState<CustodianSituation> state = Positions.start(PLAIN);
    state = played(played(state, KNIGHTS_OUT_AND_BACK), KNIGHTS_OUT_AND_BACK);
    assertEquals(Set.of("threefold"), state.claims(TwoColourSeats.seat(Colour.WHITE)));
    assertEquals(Set.of(), state.claims(TwoColourSeats.seat(Colour.BLACK)));
  }

  @Test
  void castlingRightsMakePositionsDiffer() {
    PlayableState<CustodianSituation> state =
        white(
            """
        ...k...
        pp.....
        .......
        .......
        .......
        P......
        ...K..R
        """);
    PlayableState<CustodianSituation> unmoved = played(state, "g1g2", "d7c7", "g2g1", "c7d7");
    PlayableState<CustodianSituation> again = played(unmoved, "g1g2", "d7c7", "g2g1", "c7d7");
    assertEquals(Set.of(), again.claims(TwoColourSeats.seat(Colour.WHITE)));
  }

  @Test
  void fiftyMovesOfEachSideWithoutProgressMayBeClaimed() {
    PlayableState<CustodianSituation> state = wander(100);
    assertEquals(100, state.position().get("halfmove"));
    assertEquals(Set.of("fifty"), state.claims(state.mayAct().iterator().next()));
  }

  @Test
  void seventyFiveMovesOfEachSideWithoutProgressAreADraw() {
    assertEquals("none", ending(wander(149)));
    assertEquals("draw seventy-five", ending(wander(150)));
  }

  @Test
  void aPawnsMoveAndACaptureAreProgress() {
    PlayableState<CustodianSituation> state =
        white(
            """
        ......k
        .......
        .......
        Rp.....
        ..R....
        ....P..
        K......
        """);
    assertEquals(1, played(state, "c3c2").position().get("halfmove"));
    assertEquals(0, played(state, "e2e3").position().get("halfmove"));
    assertEquals(0, played(state, "c3c4").position().get("halfmove"));
  }

  @Test
  void nobodyMayActWhenTheGameIsOver() {
    PlayableState<CustodianSituation> over =
        played(
            white(
                """
        ....r..
        ...K...
        .......
        .......
        ......k
        P......
        r......
        """),
            "d6d7");
    assertEquals(Set.of(), over.mayAct());
    assertEquals(List.of(), over.awaited());
    assertEquals(List.of(), Script.actions(over));
    assertEquals("black", over.position().get("turn"));
  }

  /** So many quiet moves without ever repeating a position. */
  private static PlayableState<CustodianSituation> wander(int plies) {
    PlayableState<CustodianSituation> state =
        white(
            """
        k......
        rr.....
        .......
        .......
        .......
        .....RR
        ......K
        """);
    Set<CustodianPosition> seen = new HashSet<>(Set.of(state.situation().truth()));
    for (int ply = 0; ply < plies; ply++) {
      PlayableState<CustodianSituation> now = state;
      state =
          Positions.moves(now).stream()
              .filter(move -> move.taken().isEmpty())
              .map(move -> played(now, move.text()))
              .filter(next -> seen.add(next.situation().truth()))
              .findFirst()
              .orElseThrow();
    }
    return state;
  }
}
