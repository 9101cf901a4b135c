package rookery.engine.games.fluid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** The squares as numbers, 0 for a1, 1 for b1, up to 63 for h8, and what lies where from each. */
final class Grid {
  static final int SIZE = 8;
  static final int SQUARES = SIZE * SIZE;

  private static final int[][] ORTHOGONAL = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
  private static final int[][] LEAPS = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };

  private static final int[][][] LINES = new int[SQUARES][][];
  private static final int[][][] DIAGONALS = new int[SQUARES][][];
  private static final int[][][] KNIGHT_WAYS = new int[SQUARES][][];
  private static final int[][][] PAWN_CAPTURES = new int[2][SQUARES][];

  static {
    for (int from = 0; from < SQUARES; from++) {
      LINES[from] = rays(from, ORTHOGONAL);
      DIAGONALS[from] = rays(from, DIAGONAL);
      KNIGHT_WAYS[from] = waysOfKnight(from);
      for (Colour colour : Colour.values()) {
        PAWN_CAPTURES[Piece.bit(colour)][from] = capturesOfPawn(from, forward(Piece.bit(colour)));
      }
    }
  }

  private Grid() {}

  private static int[][] rays(int from, int[][] ways) {
    return Arrays.stream(ways).map(way -> ray(from, way)).toArray(int[][]::new);
  }

  private static int[] ray(int from, int[] way) {
    List<Integer> ray = new ArrayList<>();
    int file = file(from) + way[0];
    int rank = rank(from) + way[1];
    while (has(file, rank)) {
      ray.add(at(file, rank));
      file += way[0];
      rank += way[1];
    }
    return ray.stream().mapToInt(Integer::intValue).toArray();
  }

  private static int[][] waysOfKnight(int from) {
    return Arrays.stream(LEAPS)
        .filter(leap -> has(file(from) + leap[0], rank(from) + leap[1]))
        .map(leap -> knightWay(file(from), rank(from), leap[0], leap[1]))
        .toArray(int[][]::new);
  }

  private static int[] knightWay(int file, int rank, int east, int north) {
    int slantedEast = Integer.signum(east);
    int slantedNorth = Integer.signum(north);
    return new int[] {
      at(file + east, rank + north),
      at(file + east - slantedEast, rank + north - slantedNorth),
      at(file + slantedEast, rank + slantedNorth)
    };
  }

  private static int[] capturesOfPawn(int from, int forward) {
    int rank = rank(from) + forward / SIZE;
    return Arrays.stream(new int[] {file(from) - 1, file(from) + 1})
        .filter(file -> has(file, rank))
        .map(file -> at(file, rank))
        .toArray();
  }

  private static boolean has(int file, int rank) {
    return file >= 0 && file < SIZE && rank >= 0 && rank < SIZE;
  }

  /** Whether {@code square} is on this board. */
  static boolean has(Square square) {
    return has(square.file(), square.rank());
  }

  static int at(int file, int rank) {
    return rank * SIZE + file;
  }

  static int file(int square) {
    return square % SIZE;
  }

  static int rank(int square) {
    return square / SIZE;
  }

  static int index(Square square) {
    return at(square.file(), square.rank());
  }

  static Square square(int index) {
    return Square.at(file(index), rank(index));
  }

  /** The squares along rank and file, outwards, in four directions. */
  static int[][] lines(int from) {
    return LINES[from];
  }

  /** The squares along the diagonals, outwards, in four directions. */
  static int[][] diagonals(int from) {
    return DIAGONALS[from];
  }

  /**
   * The knight's squares, each with the middle squares of the two ways there: of the orthogonal
   * step first, and of the diagonal step first.
   */
  static int[][] knightWays(int from) {
    return KNIGHT_WAYS[from];
  }

  /** Where a pawn of {@code colour} captures; seen the other way, whence one of the other does. */
  static int[] pawnCaptures(int colour, int from) {
    return PAWN_CAPTURES[colour][from];
  }

  /** One step of a pawn of {@code colour}. */
  static int forward(int colour) {
    return colour == Piece.WHITE ? SIZE : -SIZE;
  }

  /** Whether pawns of {@code colour} begin on that square's rank. */
  static boolean isPawnsHome(int square, int colour) {
    return rank(square) == (colour == Piece.WHITE ? 1 : SIZE - 2);
  }

  /** Whether pawns of {@code colour} promote on {@code square}. */
  static boolean isLastRank(int square, int colour) {
    return rank(square) == (colour == Piece.WHITE ? SIZE - 1 : 0);
  }
}
