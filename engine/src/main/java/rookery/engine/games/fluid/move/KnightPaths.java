package rookery.engine.games.fluid.move;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import rookery.engine.board.Geometry;

/**
 * How knights get to their squares: by an orthogonal and a diagonal step, in either order (FL-10).
 */
public final class KnightPaths {
  private static final Geometry BOARD = Geometry.CHESS;
  private static final int[][][] WAYS =
      IntStream.range(0, BOARD.size()).mapToObj(KnightPaths::ways).toArray(int[][][]::new);

  private KnightPaths() {}

  private static int[][] ways(int from) {
    return Arrays.stream(BOARD.leaps(from)).mapToObj(to -> way(from, to)).toArray(int[][]::new);
  }

  private static int[] way(int from, int to) {
    int east = BOARD.file(to) - BOARD.file(from);
    int north = BOARD.rank(to) - BOARD.rank(from);
    int slantedEast = Integer.signum(east);
    int slantedNorth = Integer.signum(north);
    return new int[] {
      to,
      BOARD.number(BOARD.file(to) - slantedEast, BOARD.rank(to) - slantedNorth),
      BOARD.number(BOARD.file(from) + slantedEast, BOARD.rank(from) + slantedNorth)
    };
  }

  /**
   * The middle square by which a knight gets there, after an orthogonal step if it can.
   *
   * @param passes whether a square lets it through; it must be so of one of the two
   */
  static int middle(int from, int to, IntPredicate passes) {
    int[] way = way(from, to);
    return passes.test(way[1]) ? way[1] : way[2];
  }

  /**
   * The knight's squares, each with the middle squares of the two ways there: of the orthogonal
   * step first, and of the diagonal step first.
   */
  public static int[][] from(int square) {
    return WAYS[square];
  }
}
