package rookery.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;

/** How many pieces have to leave their squares before all hang together. */
class FewestMovesTest {
  private static final Geometry CHESS = Geometry.CHESS;

  private static int moves(LongUnaryOperator touching, String... squares) {
    long pieces = 0;
    for (String square : squares) {
      pieces |= SquareSet.of(CHESS.number(Square.named(square)));
    }
    return new FewestMoves(touching, pieces).from(0, 9);
  }

  private static int bySides(String... squares) {
    return moves(CHESS::spreadBySides, squares);
  }

  @Test
  void noneWhereAllHangTogether() {
    assertEquals(0, bySides("a1", "a2", "b2"));
    assertEquals(0, moves(CHESS::spread, "a1", "b2", "c3"));
  }

  @Test
  void onePieceCanLinkOthersWithItself() {
    assertEquals(1, bySides("a1", "c1", "h8"));
    assertEquals(1, bySides("c2", "d1", "e2", "d3", "h8"));
    assertEquals(1, moves(CHESS::spread, "c1", "e3", "h8"));
  }

  @Test
  void cornersTouchNothingBySides() {
    assertEquals(1, bySides("a1", "b2"));
    assertEquals(1, bySides("c1", "d2", "e3"));
  }

  @Test
  void whatLiesFarApartHasToComeToOneOfAll() {
    assertEquals(3, bySides("a1", "a8", "h1", "h8"));
    assertEquals(2, bySides("a1", "a2", "a3", "h1", "h8"));
  }
}
