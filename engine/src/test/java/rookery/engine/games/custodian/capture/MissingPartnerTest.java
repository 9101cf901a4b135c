package rookery.engine.games.custodian.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.games.custodian.CustodianGame;
import rookery.engine.games.custodian.Positions;
import rookery.engine.option.Options;

class MissingPartnerTest {
  private static String told(String square, String drawing) {
    Options usual = Options.of(new CustodianGame().options(), Map.of());
    State state = Positions.drawn(usual, drawing);
    return state.about(TwoColourSeats.WHITE, square).orElseThrow().told().plain();
  }

  @Test
  void ofAPieceBesideAnEnemyIsToldWhatCouldCaptureTheEnemyWithIt() {
    assertEquals(
        "To capture the bishop on a4 with help from this knight, move a rook to b4, or a knight to b3.",
        told(
            "a5",
            """
            ......k
            .......
            N......
            b......
            .......
            .......
            K......
            """));
  }

  @Test
  void aPawnThatStaysGoesWithEachKindOfPieceAsItsLike() {
    assertEquals(
        "To capture the knight on d4 with help from this pawn, move a rook to e4, or a knight to e5 or e3.",
        told(
            "c4",
            """
            ......k
            .......
            .......
            ..Pn...
            .......
            .......
            K......
            """));
  }

  @Test
  void noPieceGoesWhereAnotherStands() {
    assertEquals(
        "To capture the knight on d4 with help from this pawn, move a knight to e3.",
        told(
            "c4",
            """
            ......k
            .......
            ....p..
            ..PnR..
            .......
            .......
            K......
            """));
  }

  @Test
  void whatItCanCaptureNowIsToldFirst() {
    assertEquals(
        "You can capture the knight on c4 by playing pawn b4-b5, helped by the bishop"
            + " on d3. The pawn counts as a bishop. To capture the pawn on b3 with help from this pawn, move a rook to b2, or a knight to c2"
            + " or a2.",
        told(
            "b4",
            """
            ......k
            .......
            .......
            .Pn....
            .p.B...
            .......
            K......
            """));
  }
}
