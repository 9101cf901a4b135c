package rookery.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PieceGroupsTest {
  private static final List<Direction> SIDES = Direction.ORTHOGONALS;
  private static final List<Direction> ALL_AROUND = Direction.ALL;

  @Test
  void anEmptyBoardHasNone() {
    assertEquals(0, PieceGroups.count(Board.empty(3, 3), SIDES));
  }

  @Test
  void aWindingRowIsOne() {
    Board board = Board.of(List.of("nn.q", ".NnR", "...."));
    assertEquals(1, PieceGroups.count(board, SIDES));
  }

  @Test
  void diagonalsConnectOnlyWhereTheyCount() {
    Board board = Board.of(List.of("n..q", ".N..", "..R."));
    assertEquals(4, PieceGroups.count(board, SIDES));
    assertEquals(2, PieceGroups.count(board, ALL_AROUND));
  }

  @Test
  void theEndsOfARowAreNotNeighboursOfTheNextRow() {
    Board board = Board.of(List.of("n..", "..N"));
    assertEquals(2, PieceGroups.count(board, ALL_AROUND));
  }

  @Test
  void thoseOfTwoAndMoreAreListedByTheirSquares() {
    Board board = Board.of(List.of("n.kq", ".N..", ".RR."));
    List<List<Square>> joined = PieceGroups.joined(board, SIDES);
    assertEquals("Connected pieces: b1 c1 b2; c3 d3.", PieceGroups.words(joined));
    assertEquals("", PieceGroups.words(PieceGroups.joined(Board.of(List.of("n.k")), SIDES)));
  }
}
