package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static rookery.engine.games.custodian.Positions.PLAIN;
import static rookery.engine.games.custodian.Positions.black;
import static rookery.engine.games.custodian.Positions.white;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.play.PlayableState;

class MoveNamesTest {
  @Test
  void pieceAndTargetNameAMove() {
    assertEquals("c1b3", named(Positions.start(PLAIN), "Nb3"));
    assertEquals("d2d3", named(Positions.start(PLAIN), "d3"));
  }

  @Test
  void aNameOfTwoMovesIsNoName() {
    Map<String, Action> names = Positions.start(PLAIN).aliases(TwoColourSeats.WHITE);
    assertFalse(names.containsKey("Nd3"));
    assertEquals("c1d3", names.get("Ncd3").text());
    assertEquals("e1d3", names.get("Ned3").text());
  }

  @Test
  void rankAndSquareTellPiecesApartToo() {
    PlayableState<CustodianSituation> state =
        white(
            """
        ......k
        ..R....
        .......
        .......
        .......
        ..R....
        K......
        """);
    assertEquals("c2c4", named(state, "R2c4"));
    assertEquals("c6c4", named(state, "Rc6c4"));
  }

  @Test
  void aBishopIsNotToldByItsRankBecauseThatReadsAsASquare() {
    PlayableState<CustodianSituation> state =
        white(
            """
            ......k
            .......
            .......
            .......
            .......
            ..B....
            K......
            """);
    assertFalse(state.aliases(TwoColourSeats.WHITE).containsKey("B2b3"));
    assertEquals("c2b3", named(state, "Bc2b3"));
  }

  @Test
  void aPromotionIsNamed() {
    assertEquals(
        "c6c7=N",
        named(
            white(
                """
        ......k
        ..P....
        .......
        .......
        .......
        .......
        K......
        """),
            "c7=N"));
  }

  @Test
  void aPawnsFileTellsPawnsApart() {
    PlayableState<CustodianSituation> state =
        white(
            """
        ......k
        .......
        .......
        Rp.....
        ..PP...
        .......
        K......
        """);
    assertEquals("d3c4", named(state, "dc4"));
    assertFalse(state.aliases(TwoColourSeats.WHITE).containsKey("c4"));
  }

  @Test
  void castlingIsShortTowardsTheLastFile() {
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
    assertEquals("d1f1", named(state, "O-O"));
    assertEquals("d1b1", named(state, "O-O-O"));
    assertEquals(
        "d7f7",
        named(
            black(
                """
        r..k..r
        .......
        .......
        .......
        .......
        .......
        ...K...
        """),
            "O-O"));
  }

  @Test
  void onlyTheSideToMoveHasNames() {
    PlayableState<CustodianSituation> state = Positions.start(PLAIN);
    assertEquals(Map.of(), state.aliases(TwoColourSeats.BLACK));
  }

  private static String named(PlayableState<CustodianSituation> state, String alias) {
    Seat seat = state.mayAct().iterator().next();
    return state.aliases(seat).get(alias).text();
  }
}
