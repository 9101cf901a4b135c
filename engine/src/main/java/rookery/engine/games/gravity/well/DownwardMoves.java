package rookery.engine.games.gravity.well;

import java.util.List;
import java.util.stream.IntStream;
import rookery.engine.board.Direction;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;

/** How the pieces other than pawns go down, and whether they can capture beside them. */
enum DownwardMoves {
  KING(false, true, Direction.SOUTH_WEST, Direction.SOUTH, Direction.SOUTH_EAST),
  QUEEN(true, true, Direction.SOUTH_WEST, Direction.SOUTH, Direction.SOUTH_EAST),
  ROOK(true, true, Direction.SOUTH),
  BISHOP(true, false, Direction.SOUTH_WEST, Direction.SOUTH_EAST),
  KNIGHT(false, false);

  private final boolean slides;
  private final List<Direction> down;
  private final List<Direction> beside;
  private final long[] firstDown;

  DownwardMoves(boolean slides, boolean sideways, Direction... down) {
    this.slides = slides;
    this.down = List.of(down);
    this.beside = sideways ? List.of(Direction.WEST, Direction.EAST) : List.of();
    this.firstDown =
        IntStream.range(0, GravityBoard.BOARD.size()).mapToLong(this::firstDownFrom).toArray();
  }

  /** The gait of any kind but a pawn. */
  static DownwardMoves of(PieceType type) {
    return valueOf(type.name());
  }

  private long firstDownFrom(int from) {
    long steps =
        down.isEmpty() ? GravityBoard.BOARD.knightLeaps(from) : GravityBoard.BOARD.kingSteps(from);
    long lower = 0;
    for (long left = steps; left != 0; left = SquareSet.rest(left)) {
      int to = SquareSet.first(left);
      boolean leads = down.isEmpty() || down.stream().anyMatch(way -> leads(from, way, to));
      lower |=
          leads && GravityBoard.BOARD.rank(to) < GravityBoard.BOARD.rank(from)
              ? SquareSet.of(to)
              : 0;
    }
    return lower;
  }

  private static boolean leads(int from, Direction way, int to) {
    return GravityBoard.BOARD.next(from, way) == to;
  }

  /** The first square on each of its ways down from {@code from}, as a {@link SquareSet}. */
  long firstDown(int from) {
    return firstDown[from];
  }

  /**
   * Where it can go from {@code from}, as a {@link SquareSet}: down where nothing stands or there
   * is prey, beside it only to prey, and nowhere past a piece.
   */
  long targets(int from, long occupied, long prey) {
    long targets = slides ? 0 : firstDown[from] & (~occupied | prey);
    for (Direction way : slides ? down : List.<Direction>of()) {
      targets |= open(GravityBoard.BOARD.ray(from, way), occupied, prey);
    }
    for (Direction way : beside) {
      targets |=
          slides
              ? open(GravityBoard.BOARD.ray(from, way), occupied, prey) & prey
              : step(from, way) & prey;
    }
    return targets;
  }

  private static long open(int[] ray, long occupied, long prey) {
    long open = 0;
    for (int square : ray) {
      if (SquareSet.has(occupied, square)) {
        return open | SquareSet.of(square) & prey;
      }
      open |= SquareSet.of(square);
    }
    return open;
  }

  private static long step(int from, Direction way) {
    int to = GravityBoard.BOARD.next(from, way);
    return to == Geometry.NONE ? 0 : SquareSet.of(to);
  }
}
