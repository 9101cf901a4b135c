package rookery.engine.games.neighbour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.engine.kit.script.Script;
import rookery.engine.play.PlayableState;

class MovingTest {
  private static final String PAIR =
      """
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . . . . . . . .
      . R N . . . . .
      . . . . . . . .
      . . . . . . . b
      """;

  @Test
  void aPieceMovesLikeItsNeighbour() {
    PlayableState<NeighbourSituation> state = DrawnNeighbour.moving(3, 0, PAIR);
    assertEquals("c1 c2 c4 c5 c6 c7 c8 d3 e3 f3 g3 h3", Script.targets(state, "c3"));
    assertEquals("a1 a5 c1 c5 d2 d4", Script.targets(state, "b3"));
  }

  @Test
  void aPieceWithoutANeighbourCannotMove() {
    assertEquals("", Script.targets(DrawnNeighbour.moving(3, 0, PAIR), "h1"));
  }

  @Test
  void neighboursOfTheOtherColourLendNothing() {
    PlayableState<NeighbourSituation> state =
        DrawnNeighbour.moving(
            4,
            0,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . q N . . . . .
            . . K . . . . .
            . . . . . . . b
            """);
    assertEquals("b2 b4 c4 d2 d3 d4", Script.targets(state, "c3"));
    assertEquals("", Script.targets(state, "b3"));
  }

  @Test
  void allEightSquaresAroundAreNeighbours() {
    // NE-2
    PlayableState<NeighbourSituation> state =
        DrawnNeighbour.moving(
            3,
            0,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . N . . . .
            . . B . . . . .
            . . . . . . . .
            . . . . . . . b
            """);
    assertEquals("a2 a4 b1 b5 d1 d5 e2 e4", Script.targets(state, "c3"));
    assertEquals("a7 b6 c5 e3 e5 f2 f6 g1 g7 h8", Script.targets(state, "d4"));
  }

  @Test
  void nothingIsCapturedOrJumpedOver() {
    PlayableState<NeighbourSituation> state =
        DrawnNeighbour.moving(
            5,
            0,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . r . . . . .
            . . . . . . . .
            . R N . k . . .
            . . . . . . . .
            . . . . . . . b
            """);
    assertEquals("c1 c2 c4 d3", Script.targets(state, "c3"));
  }

  @Test
  void aPieceLeavesItsNeighbourForANewOne() {
    PlayableState<NeighbourSituation> state =
        Script.played(DrawnNeighbour.moving(3, 0, PAIR), "c3c8");
    assertEquals("", Script.targets(state, "c8"));
    assertEquals(
        """
        . . N . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . R . . . . . .
        . . . . . . . .
        . . . . . . . b
        """,
        Script.rows(state));
  }

  @Test
  void whatSeveralNeighboursAllowIsOneMove() {
    PlayableState<NeighbourSituation> state =
        DrawnNeighbour.moving(
            4,
            0,
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . Q . . . .
            . R N . . . . .
            . . . . . . . .
            . . . . . . . b
            """);
    assertEquals(
        "The player moved the white knight from c3 to c4 like a queen or rook.",
        Script.told(state, "c3c4"));
    assertEquals("c4, like a queen or rook", Script.action(state, "c3c4").path().get(1).label());
    assertEquals("White knight c3", Script.action(state, "c3c4").path().get(0).label());
  }

  @Test
  void positionsAreSpentBeforePieces() {
    // NE-3
    PlayableState<NeighbourSituation> state = DrawnNeighbour.moving(14, 4, PAIR);
    assertEquals(NeighbourPiles.POSITIONS.subList(18, 20), state.position().get("positions"));
    assertEquals(NeighbourPiles.PIECES.subList(14, 16), state.position().get("pieces"));
    PlayableState<NeighbourSituation> later = DrawnNeighbour.moving(14, 7, PAIR);
    assertEquals(List.of(), later.position().get("positions"));
    assertEquals(NeighbourPiles.PIECES.subList(15, 16), later.position().get("pieces"));
    assertEquals(7, later.position().get("spent"));
  }

  @Test
  void lastKeepsItsValueAfterAdding() {
    // NE-6: it is a square, so the piece that was added there may leave it.
    PlayableState<NeighbourSituation> state =
        Script.played(DrawnNeighbour.dealt("N R b", "3H 2H 4S"), "add", "add", "add");
    assertEquals("f5", state.position().get("last"));
    PlayableState<NeighbourSituation> moved = DrawnNeighbour.moving(3, 0, PAIR);
    assertEquals("a1", Script.played(moved, "c3c8").position().get("last"));
  }

  @Test
  void aMoveRevealsNothingUnlessItEndsTheGame() {
    PlayableState<NeighbourSituation> state = DrawnNeighbour.moving(3, 0, PAIR);
    assertFalse(Script.news(state, "b3d2").reveals());
    assertTrue(Script.played(state, "c3c8").result().isPresent());
    assertTrue(Script.news(state, "c3c8").reveals());
  }
}
