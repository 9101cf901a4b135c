package rookery.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GeometryTest {
  private static final Geometry CHESS = Geometry.flat(8, 8);
  private static final Geometry ROUND = Geometry.cylinder(7, 7);

  private static int at(Geometry geometry, String square) {
    return geometry.number(Square.named(square));
  }

  private static String names(Geometry geometry, int... squares) {
    return Arrays.stream(squares)
        .mapToObj(square -> geometry.square(square).toString())
        .collect(Collectors.joining(" "));
  }

  private static String names(long squares) {
    return names(CHESS, IntStream.range(0, 64).filter(s -> SquareSet.has(squares, s)).toArray());
  }

  private static long set(String... squares) {
    return Arrays.stream(squares)
        .mapToLong(square -> SquareSet.of(at(CHESS, square)))
        .reduce(0, (some, more) -> some | more);
  }

  @Test
  void squaresAreNumberedInTheOrderOfTheirNames() {
    assertEquals("a1 a2 a3", names(CHESS, 0, 1, 2));
    assertEquals("b1", names(CHESS, 8));
    assertEquals("a1 a10 a11 a2", names(Geometry.flat(11, 11), 0, 1, 2, 3));
  }

  @Test
  void oneSizeIsOneObject() {
    assertSame(CHESS, Geometry.flat(8, 8));
  }

  @Test
  void aSquareBeyondTheEdgesHasNoNumber() {
    assertEquals(Geometry.NONE, CHESS.number(Square.named("a9")));
    assertFalse(CHESS.has(Square.named("i1")));
    assertTrue(CHESS.has(Square.named("h8")));
  }

  @Test
  void aRayListsTheNearestSquareFirst() {
    assertEquals("e5 f6 g7 h8", names(CHESS, CHESS.ray(at(CHESS, "d4"), Direction.NORTH_EAST)));
    assertEquals("c4 b4 a4", names(CHESS, CHESS.ray(at(CHESS, "d4"), Direction.WEST)));
    assertEquals("", names(CHESS, CHESS.ray(at(CHESS, "d8"), Direction.NORTH)));
  }

  @Test
  void roundTheCylinderARayEndsBeforeItsStart() {
    assertEquals("g3 f3 e3 d3 c3 b3", names(ROUND, ROUND.ray(at(ROUND, "a3"), Direction.WEST)));
    assertEquals("a3 b4 c5 d6 e7", names(ROUND, ROUND.ray(at(ROUND, "g2"), Direction.NORTH_EAST)));
  }

  @Test
  void theCylinderHasTwoEdges() {
    assertEquals(Geometry.NONE, ROUND.next(at(ROUND, "a7"), Direction.NORTH_WEST));
    assertEquals("g7", names(ROUND, ROUND.next(at(ROUND, "a6"), Direction.NORTH_WEST)));
  }

  @Test
  void neighboursAndLeapsStayOnTheBoard() {
    assertEquals("a2 b1 b2", names(CHESS, CHESS.neighbours(at(CHESS, "a1"))));
    assertEquals("f2 g3", names(CHESS, CHESS.leaps(at(CHESS, "h1"))));
    assertEquals("b3 c2 f2 g3", names(ROUND, ROUND.leaps(at(ROUND, "a1"))));
  }

  @Test
  void stepsOfARookShareASide() {
    assertEquals("d4 e3 e5 f4", names(CHESS.rookSteps(at(CHESS, "e4"))));
    assertEquals("a2 b1", names(CHESS.rookSteps(at(CHESS, "a1"))));
  }

  @Test
  void linesEndAtTheFirstPieceAndWithIt() {
    long occupied = set("d6", "d7", "b4", "f2", "g1");
    assertEquals(
        "b4 c4 d1 d2 d3 d5 d6 e4 f4 g4 h4", names(CHESS.rookLines(at(CHESS, "d4"), occupied)));
    assertEquals(
        "a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g7 h8", names(CHESS.bishopLines(at(CHESS, "d4"), occupied)));
  }

  @Test
  void linesAreRaysUpToTheFirstPieceOnEveryBoard() {
    RandomGenerator random = new SplittableRandom(2);
    for (Geometry board : List.of(CHESS, ROUND, Geometry.flat(7, 7), Geometry.flat(5, 9))) {
      for (int i = 0; i < 200; i++) {
        int from = random.nextInt(board.size());
        long occupied = random.nextLong() & random.nextLong();
        assertEquals(walked(board.orthogonals(from), occupied), board.rookLines(from, occupied));
        assertEquals(walked(board.diagonals(from), occupied), board.bishopLines(from, occupied));
      }
    }
  }

  private static long walked(int[][] rays, long occupied) {
    long walked = 0;
    for (int[] ray : rays) {
      for (int i = 0; i < ray.length; i++) {
        walked |= SquareSet.of(ray[i]);
        i = SquareSet.has(occupied, ray[i]) ? ray.length : i;
      }
    }
    return walked;
  }

  @Test
  void aSetSpreadsByKingsSteps() {
    assertEquals("a1 a2 b1 b2 g7 g8 h7 h8", names(CHESS.spread(set("a1", "h8"))));
  }

  @Test
  void aSetSpreadsToTheNeighboursOfEachOfItsSquares() {
    RandomGenerator random = new SplittableRandom(1);
    for (Geometry board : List.of(CHESS, ROUND, Geometry.flat(7, 7), Geometry.flat(5, 9))) {
      for (int i = 0; i < 200; i++) {
        long set = random.nextLong() & random.nextLong() & board.within(0, 9);
        long expected = set;
        for (long left = set; left != 0; left = SquareSet.rest(left)) {
          expected |= board.kingSteps(SquareSet.first(left));
        }
        assertEquals(expected, board.spread(set));
      }
    }
  }

  @Test
  void theWayToANeighbourIsKnown() {
    assertEquals(Optional.of(Direction.WEST), ROUND.way(Square.named("a3"), Square.named("g3")));
    assertEquals(Optional.empty(), CHESS.way(Square.named("a3"), Square.named("c3")));
  }
}
