package rookery.engine.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.engine.board.Board;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;

class PieceReachTest {
  private static final Board BOARD = Board.of(List.of(".....", ".P.p.", ".....", "...P.", "....."));

  private static String reach(String from, PieceType type) {
    Geometry geometry = BOARD.geometry();
    int square = geometry.number(Square.named(from));
    return geometry.alongRanks(PieceReach.of(geometry, square, type, BOARD.occupied())).stream()
        .map(Square::toString)
        .collect(Collectors.joining(" "));
  }

  @Test
  void aBishopSeesUpToTheFirstPieceOfEitherColour() {
    assertEquals("a1 b2 d2 b4 d4", reach("c3", PieceType.BISHOP));
  }

  @Test
  void aRookSeesToTheEdge() {
    assertEquals("c1 c2 a3 b3 d3 e3 c4 c5", reach("c3", PieceType.ROOK));
  }

  @Test
  void aQueenIsARookAndABishop() {
    assertEquals("a1 c1 b2 c2 d2 a3 b3 d3 e3 b4 c4 d4 c5", reach("c3", PieceType.QUEEN));
  }

  @Test
  void aKnightJumpsAndStaysOnTheBoard() {
    assertEquals("c2 b3", reach("a1", PieceType.KNIGHT));
  }

  @Test
  void aKingStepsToEverySquareAround() {
    assertEquals("d1 d2 e2", reach("e1", PieceType.KING));
  }

  @Test
  void aPawnIsNotAsked() {
    assertThrows(IllegalArgumentException.class, () -> reach("c3", PieceType.PAWN));
  }
}
