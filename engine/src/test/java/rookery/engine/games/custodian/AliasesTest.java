package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static rookery.engine.games.custodian.Positions.PLAIN;
import static rookery.engine.games.custodian.Positions.black;
import static rookery.engine.games.custodian.Positions.white;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Duel;
import rookery.engine.board.Colour;

class AliasesTest {
  @Test
  void pieceAndTargetNameAMove() {
    assertEquals("c1b3", named(CustodianState.start(PLAIN), "Nb3"));
    assertEquals("d2d3", named(CustodianState.start(PLAIN), "d3"));
  }

  @Test
  void aNameOfTwoMovesIsNoName() {
    Map<String, Action> names = Aliases.of(CustodianState.start(PLAIN).moves());
    assertFalse(names.containsKey("Nd3"));
    assertEquals("c1d3", names.get("Ncd3").text());
    assertEquals("e1d3", names.get("Ned3").text());
  }

  @Test
  void rankAndSquareTellPiecesApartToo() {
    CustodianState state =
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
    CustodianState state =
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
    assertFalse(Aliases.of(state.moves()).containsKey("B2b3"));
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
    CustodianState state =
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
    assertFalse(Aliases.of(state.moves()).containsKey("c4"));
  }

  @Test
  void castlingIsShortTowardsTheLastFile() {
    CustodianState state =
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
    CustodianState state = CustodianState.start(PLAIN);
    assertEquals(Map.of(), state.aliases(Duel.seat(Colour.BLACK)));
  }

  private static String named(CustodianState state, String alias) {
    return Aliases.of(state.moves()).get(alias).text();
  }
}
