package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/**
 * The board of 64 squares as numbers, a1 = 0, b1 = 1 to h8 = 63, and sets of squares as bits of a
 * {@code long}.
 */
final class Grid {
  /** Stands for no square. */
  static final int NONE = -1;

  static final int SIZE = 8;
  static final int SQUARES = SIZE * SIZE;

  private static final int[][] ORTHOGONAL = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
  private static final int[][] KNIGHT = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };
  private static final long NOT_FILE_A = ~0x0101010101010101L;
  private static final long NOT_FILE_H = ~0x8080808080808080L;

  private static final int[][][] ROOK_LINES = lines(ORTHOGONAL);
  private static final int[][][] BISHOP_LINES = lines(DIAGONAL);
  private static final long[] KNIGHT_LEAPS = leaps(KNIGHT);
  private static final long[] KING_STEPS = kingSteps();

  private Grid() {}

  private static int[][][] lines(int[][] ways) {
    int[][][] lines = new int[SQUARES][ways.length][];
    for (int square = 0; square < SQUARES; square++) {
      for (int way = 0; way < ways.length; way++) {
        lines[square][way] = line(square, ways[way]);
      }
    }
    return lines;
  }

  private static int[] line(int square, int[] way) {
    List<Integer> line = new ArrayList<>();
    int next = step(square, way);
    while (next != NONE) {
      line.add(next);
      next = step(next, way);
    }
    return line.stream().mapToInt(Integer::intValue).toArray();
  }

  private static int step(int square, int[] way) {
    int file = file(square) + way[0];
    int rank = rank(square) + way[1];
    boolean inside = file >= 0 && file < SIZE && rank >= 0 && rank < SIZE;
    return inside ? rank * SIZE + file : NONE;
  }

  private static long[] leaps(int[][] ways) {
    long[] leaps = new long[SQUARES];
    for (int square = 0; square < SQUARES; square++) {
      for (int[] way : ways) {
        int to = step(square, way);
        leaps[square] |= to == NONE ? 0 : bit(to);
      }
    }
    return leaps;
  }

  private static long[] kingSteps() {
    long[] steps = new long[SQUARES];
    for (int square = 0; square < SQUARES; square++) {
      steps[square] = spread(bit(square)) & ~bit(square);
    }
    return steps;
  }

  static int index(Square square) {
    return square.rank() * SIZE + square.file();
  }

  static Square square(int index) {
    return Square.at(file(index), rank(index));
  }

  static int file(int index) {
    return index % SIZE;
  }

  static int rank(int index) {
    return index / SIZE;
  }

  static long bit(int index) {
    return 1L << index;
  }

  static boolean has(long squares, int index) {
    return (squares & bit(index)) != 0;
  }

  /** The first square of a set that is not empty. */
  static int first(long squares) {
    return Long.numberOfTrailingZeros(squares);
  }

  /** The set without its first square. */
  static long rest(long squares) {
    return squares & squares - 1;
  }

  /** A set as squares, a1 first, then along the rank. */
  static List<Square> list(long squares) {
    List<Square> list = new ArrayList<>();
    for (long left = squares; left != 0; left = rest(left)) {
      list.add(square(first(left)));
    }
    return list;
  }

  /** The squares next to the set's on their ranks. */
  static long beside(long squares) {
    return (squares & NOT_FILE_H) << 1 | (squares & NOT_FILE_A) >>> 1;
  }

  /** The set with all squares a king's step away from it. */
  static long spread(long squares) {
    long wide = squares | beside(squares);
    return wide | wide << SIZE | wide >>> SIZE;
  }

  /** The squares at most so many king's steps away from {@code square}. */
  static long within(int square, int steps) {
    long near = bit(square);
    for (int i = Math.min(steps, SIZE - 1); i > 0; i--) {
      near = spread(near);
    }
    return near;
  }

  static long kingSteps(int square) {
    return KING_STEPS[square];
  }

  static long knightLeaps(int square) {
    return KNIGHT_LEAPS[square];
  }

  /** What a rook attacks on a board where {@code occupied} squares stop it. */
  static long rookLines(int square, long occupied) {
    return seen(ROOK_LINES[square], occupied);
  }

  /** What a bishop attacks on a board where {@code occupied} squares stop it. */
  static long bishopLines(int square, long occupied) {
    return seen(BISHOP_LINES[square], occupied);
  }

  private static long seen(int[][] lines, long occupied) {
    long seen = 0;
    for (int[] line : lines) {
      for (int square : line) {
        seen |= bit(square);
        if (has(occupied, square)) {
          break;
        }
      }
    }
    return seen;
  }

  /** What a pawn's step forward of {@code colour} adds to the number of a square. */
  static int forward(Colour colour) {
    return colour == Colour.WHITE ? SIZE : -SIZE;
  }

  /** Whether {@code square} is on the rank where pawns of {@code colour} promote. */
  static boolean isLast(Colour colour, int square) {
    return rank(square) == (colour == Colour.WHITE ? SIZE - 1 : 0);
  }

  /** Whether {@code square} is on the rank where pawns of {@code colour} start. */
  static boolean isSecond(Colour colour, int square) {
    return rank(square) == (colour == Colour.WHITE ? 1 : SIZE - 2);
  }
}
