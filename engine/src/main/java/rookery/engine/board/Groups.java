package rookery.engine.board;

import java.util.List;

/** How the pieces of a board of at most 64 squares hang together. */
public final class Groups {
  private Groups() {}

  /**
   * How many groups the pieces of {@code board} form.
   *
   * @param ways the ways from a square to those that touch it
   * @return 0 on an empty board, 1 where every piece can be reached from every other by way of
   *     neighbours
   */
  public static int count(Board board, List<Direction> ways) {
    int groups = 0;
    long left = board.occupied();
    while (left != 0) {
      left = withoutGroup(left, board.geometry(), ways);
      groups++;
    }
    return groups;
  }

  /** What is left without the first piece and all that hang together with it. */
  private static long withoutGroup(long pieces, Geometry geometry, List<Direction> ways) {
    long frontier = Long.lowestOneBit(pieces);
    long left = pieces & ~frontier;
    while (frontier != 0) {
      int square = SquareSet.first(frontier);
      frontier = SquareSet.rest(frontier);
      for (Direction way : ways) {
        int beside = geometry.next(square, way);
        long touching = beside == Geometry.NONE ? 0 : left & SquareSet.of(beside);
        left &= ~touching;
        frontier |= touching;
      }
    }
    return left;
  }
}
