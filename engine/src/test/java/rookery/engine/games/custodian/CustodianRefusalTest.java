package rookery.engine.games.custodian;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.engine.games.custodian.Positions.CYLINDER;
import static rookery.engine.games.custodian.Positions.PLAIN;
import static rookery.engine.games.custodian.Positions.position;
import static rookery.engine.games.custodian.Positions.white;
import static rookery.engine.games.custodian.Positions.with;

import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.kit.script.Script;
import rookery.engine.play.SceneState;

class CustodianRefusalTest {
  private static final Seat WHITE = TwoColourSeats.seat(Colour.WHITE);

  @Test
  void nothingIsCapturedByReplacement() {
    SceneState<CustodianScene> state =
        white(
            """
        ......k
        .......
        ..p....
        .......
        ..R....
        .......
        K......
        """);
    assertEquals(
        "The pawn on c5 is in the way. Pieces move to empty squares only; you capture a piece"
            + " by surrounding it with two of yours. The rook on c3 can go to a3, b3, c1, c2,"
            + " c4, d3, e3, f3 or g3.",
        refusal(state, "c3c5"));
  }

  @Test
  void aSliderIsBlockedByWhatStandsInItsWay() {
    SceneState<CustodianScene> state =
        white(
            """
        ......k
        .......
        ..p....
        .......
        ..R.N..
        .....B.
        K......
        """);
    assertEquals(
        "The way from c3 to c6 is blocked by the pawn on c5. The rook on c3 can go to a3, b3,"
            + " c1, c2, c4 or d3.",
        refusal(state, "c3c6"));
    assertEquals(
        "A rook moves along ranks and files. The rook on c3 can go to a3, b3, c1, c2, c4 or d3.",
        refusal(state, "c3d4"));
    assertEquals(
        "The way from f2 to d4 is blocked by the knight on e3. The bishop on f2 can go to e1,"
            + " g1 or g3.",
        refusal(state, "f2d4"));
    assertEquals(
        "A bishop moves along diagonals. The bishop on f2 can go to e1, g1 or g3.",
        refusal(state, "f2f3"));
  }

  @Test
  void onTheCylinderBothWaysAreNamed() {
    SceneState<CustodianScene> state =
        position(
            CYLINDER,
            Colour.WHITE,
            """
        ......k
        .......
        .......
        .......
        n.R.p..
        .......
        K......
        """);
    assertEquals(
        "The way from c3 to f3 is blocked by the pawn on e3 and knight on a3. The rook on c3"
            + " can go to b3, c1, c2, c4, c5, c6, c7 or d3.",
        refusal(state, "c3f3"));
  }

  @Test
  void aSteppingBishopsMovesAreBothNamed() {
    SceneState<CustodianScene> state =
        position(
            with("bishops", "step"),
            Colour.WHITE,
            """
        ......k
        .......
        .......
        .......
        .......
        .....B.
        K......
        """);
    assertEquals(
        "A bishop moves along diagonals, or one square along a rank or file. The bishop on f2"
            + " can go to a7, b6, c5, d4, e1, e2, e3, f1, f3, g1, g2 or g3.",
        refusal(state, "f2f4"));
  }

  @Test
  void aPawnGoesOneSquareForward() {
    String rule =
        "A pawn moves one square straight forward, or diagonally forward if that captures"
            + " something.";
    assertEquals(rule + " The pawn on d2 can go to d3.", refusal(start(), "d2d4"));
    assertEquals(
        rule + " The pawn on d4 can go to d5.",
        refusal(
            white(
                """
        ......k
        .......
        .......
        ...P...
        .......
        .......
        K......
        """),
            "d4d3"));
  }

  @Test
  void aKingGoesOneSquare() {
    SceneState<CustodianScene> state =
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
    assertEquals(
        "A king moves one square, or two towards a rook to castle. The king on a1 can go to a2,"
            + " b1 or b2.",
        refusal(state, "a1a3"));
  }

  @Test
  void castlingNeedsEmptySquares() {
    SceneState<CustodianScene> state =
        white(
            """
        ...k...
        .......
        .......
        .......
        .......
        .......
        ...KB.R
        """);
    assertEquals(
        "To castle, both squares between king and rook must be empty. The king on d1 can go to"
            + " c1, c2, d2 or e2.",
        refusal(state, "d1f1"));
  }

  @Test
  void castlingNeedsUnmovedPieces() {
    SceneState<CustodianScene> state =
        white(
            """
        ...k...
        .......
        .......
        .......
        .......
        .......
        ...K..B
        """);
    assertEquals(
        "You can't castle there: your king and the rook on g1 must never have moved or changed"
            + " sides. The king on d1 can go to c1, c2, d2, e1 or e2.",
        refusal(state, "d1f1"));
  }

  @Test
  void aPromotionMustBeNamed() {
    SceneState<CustodianScene> state =
        white(
            """
        ......k
        ..P....
        .......
        .......
        .......
        .......
        K......
        """);
    String names = "Say what the pawn becomes: `c6c7=B`, `c6c7=N` or `c6c7=R`.";
    assertEquals(names, refusal(state, "c6c7"));
    assertEquals(names, refusal(state, "C6C7Q"));
  }

  @Test
  void aMoveOfAnotherPositionIsPlayedByItsTextAlone() {
    Action capture =
        Script.action(
            white(
                """
        ......k
        .......
        .......
        Rp.....
        ..R....
        .......
        K......
        """),
            "c3c4");
    SceneState<CustodianScene> state =
        white(
            """
        ......k
        .......
        .......
        Np.....
        ..R....
        .......
        K......
        """);
    assertEquals("pb4", Positions.pieces(state.play(WHITE, capture), "b4"));
  }

  private static SceneState<CustodianScene> start() {
    return Positions.start(PLAIN);
  }

  private static String refusal(SceneState<CustodianScene> state, String typed) {
    return state.refusal(WHITE, typed).orElseThrow();
  }
}
