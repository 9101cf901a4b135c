package rookery.engine.games.gravity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import rookery.engine.board.Colour;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;

class GravityMovesTest {
  private static String targets(String from, String rows) {
    return Script.targets(DrawnGravity.turn(DrawnGravity.WHITES, rows), from);
  }

  @Test
  void aRookGoesDownAndCapturesBesideIt() {
    assertEquals(
        "d1 d2 d3 d4 d5 g6",
        targets(
            "d6",
            """
            . . . n . . . .
            . . . . . . . .
            . P . R . . r .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """));
  }

  @Test
  void aBishopGoesDownBothDiagonalsOnly() {
    assertEquals(
        "b4 c5 e5 f4",
        targets(
            "d6",
            """
            . . . . . . . .
            . . r . r . . .
            . . r B r . . .
            . . . . . . . .
            . p . . . . . .
            . . . . . . P .
            . . . . . . . .
            . . . . . . . .
            """));
  }

  @Test
  void aQueenDoesBoth() {
    assertEquals(
        "a3 b4 c5 d3 d4 d5 e5 e6 f4 g3 h2",
        targets(
            "d6",
            """
            . . . . . . . .
            . . n n n . . .
            . . P Q p . . .
            . . . . . . . .
            . . . . . . . .
            . . . r . . . .
            . . . . . . . .
            . . . . . . . .
            """));
  }

  @Test
  void aKingGoesDownOneAndCapturesBesideIt() {
    assertEquals(
        "c6 d5 e5",
        targets(
            "d6",
            """
            . . . . . . . .
            . . . p . . . .
            . . p K . . . .
            . . P . r . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """));
  }

  @Test
  void aKnightLeapsDownFourWays() {
    assertEquals(
        "b5 c4 e4",
        targets(
            "d6",
            """
            . . n . n . . .
            . . p p p . . .
            . . p N p . . .
            . . p p p P . .
            . . . . r . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """));
  }

  @Test
  void aPawnGoesOneDownAndCapturesDiagonallyDown() {
    assertEquals(
        "c5 d5",
        targets(
            "d6",
            """
            . . . . . . . .
            . . p . p . . .
            . . p P p . . .
            . . r . P . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """));
  }

  @Test
  void blackPawnsGoDownToo() {
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            DrawnGravity.BLACKS,
            """
            . . . . . . . .
            . . . . . . . .
            . . . p . . . .
            . . R . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertEquals("c5 d5", Script.targets(state, "d6"));
  }

  @Test
  void aPawnThatIsFreshMayGoTwoDownIfBothAreEmpty() {
    assertEquals(
        "b6 b7",
        targets(
            "b8",
            """
            . P . P . P . .
            . . . p . . . .
            . . . . . p . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """));
    PlayableState<GravitySituation> blocked =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . P . P . P . .
            . . . r . . . .
            . . . . . r . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """);
    assertEquals("", Script.targets(blocked, "d8"));
    assertEquals("f7", Script.targets(blocked, "f8"));
  }

  @Test
  void stackedPiecesNeitherMoveNorAreCaptured() {
    PlayableState<GravitySituation> state =
        DrawnGravity.turn(
            DrawnGravity.WHITES,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . R . . . r .
            . . . . . . n .
            """);
    assertEquals("c1", Script.targets(state, "c2"), "the rook on g2 is stacked");
    assertEquals(
        "",
        Script.targets(
            DrawnGravity.turn(DrawnGravity.BLACKS, state.situation().turn().well()), "g2"));
  }

  @Test
  void aKingIsCapturedLikeAnyPieceAndMayBeAttacked() {
    PlayableState<GravitySituation> played =
        Script.played(
            DrawnGravity.turn(
                DrawnGravity.WHITES,
                """
                . . . . . . . .
                . . . . . . . .
                . . . R . . k .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                . . . . . . . .
                """),
            "d6g6");
    assertEquals(1, played.situation().points().of(Colour.WHITE));
    assertEquals("add a8 add b8 add c8 add d8 add e8 add f8 add g8 add h8", Script.legal(played));
  }
}
