package rookery.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class GroupsTest {
  private static final List<Direction> SIDES = Direction.ORTHOGONALS;
  private static final List<Direction> ALL_AROUND = Direction.ALL;

  @Test
  void anEmptyBoardHasNone() {
    assertEquals(0, Groups.count(Board.empty(3, 3), SIDES));
  }

  @Test
  void aWindingRowIsOne() {
    Board board = Board.of(List.of("nn.q", ".NnR", "...."));
    assertEquals(1, Groups.count(board, SIDES));
  }

  @Test
  void diagonalsConnectOnlyWhereTheyCount() {
    Board board = Board.of(List.of("n..q", ".N..", "..R."));
    assertEquals(4, Groups.count(board, SIDES));
    assertEquals(2, Groups.count(board, ALL_AROUND));
  }

  @Test
  void theEndsOfARowAreNotNeighboursOfTheNextRow() {
    Board board = Board.of(List.of("n..", "..N"));
    assertEquals(2, Groups.count(board, ALL_AROUND));
  }

  @Test
  void thoseOfTwoAndMoreAreListedByTheirSquares() {
    Board board = Board.of(List.of("n.kq", ".N..", ".RR."));
    List<List<Square>> joined = Groups.joined(board, SIDES);
    assertEquals("Joined: b1 c1 b2; c3 d3.", Groups.words(joined));
    assertEquals("", Groups.words(Groups.joined(Board.of(List.of("n.k")), SIDES)));
  }
}
