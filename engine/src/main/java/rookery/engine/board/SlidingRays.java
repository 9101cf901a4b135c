package rookery.engine.board;

import java.util.Arrays;
import java.util.List;

/**
 * How far pieces see along lines where others stop them, as sets of squares; on boards of at most
 * 64.
 *
 * @param rays by square and the ordinal of a direction, the nearest square first
 * @param sets the same as sets; none for a board that is too large
 * @param round whether lines go round, and so not through squares of ever higher or lower numbers
 */
record SlidingRays(int[][][] rays, long[][] sets, boolean round) {
  private static final int[] STRAIGHT = ordinals(Direction.ORTHOGONALS);
  private static final int[] SLANTED = ordinals(Direction.DIAGONALS);

  static SlidingRays of(int[][][] rays, boolean round) {
    int[][][] fitting = rays.length > SquareSet.LIMIT ? new int[0][][] : rays;
    return new SlidingRays(
        rays, Arrays.stream(fitting).map(SquareSet::ofEach).toArray(long[][]::new), round);
  }

  private static int[] ordinals(List<Direction> ways) {
    return ways.stream().mapToInt(Direction::ordinal).toArray();
  }

  /** What is seen along rank and file, with the occupied squares where it ends. */
  long straight(int from, long occupied) {
    return seen(from, STRAIGHT, occupied);
  }

  /** What is seen along the diagonals, with the occupied squares where it ends. */
  long slanted(int from, long occupied) {
    return seen(from, SLANTED, occupied);
  }

  private long seen(int from, int[] ways, long occupied) {
    long seen = 0;
    for (int way : ways) {
      seen |= round ? walked(rays[from][way], occupied) : seen(from, way, occupied);
    }
    return seen;
  }

  private long seen(int from, int way, long occupied) {
    long ray = sets[from][way];
    long stops = ray & occupied;
    if (stops == 0) {
      return ray;
    }
    // Numbers rise along the first four directions, which lead up or to the right.
    boolean rises = way <= Direction.SOUTH_EAST.ordinal();
    int nearest = rises ? SquareSet.first(stops) : SquareSet.last(stops);
    return ray & ~sets[nearest][way];
  }

  private static long walked(int[] ray, long occupied) {
    long seen = 0;
    for (int square : ray) {
      seen |= SquareSet.of(square);
      if (SquareSet.has(occupied, square)) {
        break;
      }
    }
    return seen;
  }
}
