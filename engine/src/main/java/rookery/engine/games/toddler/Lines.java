package rookery.engine.games.toddler;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;

/** How squares lie to one another, and whether the way between them is free. */
final class Lines {
  /** The board, whose squares have their numbers here. */
  static final Geometry BOARD = Geometry.flat(11, 11);

  private static final List<List<Square>> BESIDE = each(BOARD::sides);
  private static final List<List<Square>> AT_CORNERS = each(BOARD::corners);
  private static final List<Squares> CROSS = sets(square -> all(BOARD.orthogonals(square)));
  private static final List<Squares> SLANTED = sets(square -> all(BOARD.diagonals(square)));
  private static final List<Squares> AROUND = sets(BOARD::neighbours);
  private static final List<Squares> NEXT_TO = sets(BOARD::sides);

  /** Gives the squares that are in a relation to one. */
  private interface Relation {
    int[] of(int square);
  }

  private Lines() {}

  private static List<List<Square>> each(Relation relation) {
    return IntStream.range(0, BOARD.size())
        .mapToObj(square -> Arrays.stream(relation.of(square)).mapToObj(BOARD::square).toList())
        .toList();
  }

  private static List<Squares> sets(Relation relation) {
    return IntStream.range(0, BOARD.size())
        .mapToObj(square -> Squares.of(relation.of(square)))
        .toList();
  }

  private static int[] all(int[][] rays) {
    return Arrays.stream(rays).flatMapToInt(Arrays::stream).toArray();
  }

  /** All squares of the file and the rank of {@code square}, but itself. */
  static Squares cross(Square square) {
    return CROSS.get(BOARD.number(square));
  }

  /** The same with those of its diagonals. */
  static Squares sight(Square square) {
    return cross(square).or(SLANTED.get(BOARD.number(square)));
  }

  /** TO-2: whether two squares are neighbours, diagonally too. */
  static boolean adjacent(Square one, Square other) {
    return one.steps(other) == 1;
  }

  /** Whether two squares touch by a corner. */
  static boolean cornerToCorner(Square one, Square other) {
    return one.steps(other) == 1 && one.walk(other) == 2;
  }

  /** Whether two squares share a side. */
  static boolean besideEachOther(Square one, Square other) {
    return one.walk(other) == 1;
  }

  /** The neighbours of a square as a set. */
  static Squares around(Square square) {
    return AROUND.get(BOARD.number(square));
  }

  /** Those of them that share a side with it. */
  static Squares nextTo(Square square) {
    return NEXT_TO.get(BOARD.number(square));
  }

  /** The squares that share a side with {@code square}. */
  static List<Square> beside(Square square) {
    return BESIDE.get(BOARD.number(square));
  }

  /** The squares that touch {@code square} by a corner. */
  static List<Square> atCorners(Square square) {
    return AT_CORNERS.get(BOARD.number(square));
  }

  /** Whether a rook sees {@code to} from {@code from}, whatever stands on these two. */
  static boolean straight(Field field, Square from, Square to) {
    return (from.file() == to.file() || from.rank() == to.rank()) && free(field, from, to);
  }

  /** Whether a bishop sees {@code to} from {@code from}, whatever stands on these two. */
  static boolean diagonal(Field field, Square from, Square to) {
    return from.walk(to) == 2 * from.steps(to) && free(field, from, to);
  }

  /** Whether a queen sees {@code to} from {@code from}, whatever stands on these two. */
  static boolean queenly(Field field, Square from, Square to) {
    return straight(field, from, to) || diagonal(field, from, to);
  }

  /** Whether nothing stands between two squares of one rank, file or diagonal. */
  private static boolean free(Field field, Square from, Square to) {
    for (int square : BOARD.between(BOARD.number(from), BOARD.number(to))) {
      if (!field.isEmpty(square)) {
        return false;
      }
    }
    return true;
  }

  /** The empty squares that a rook sees. */
  static Squares straight(Field field, Square from) {
    return free(field, BOARD.orthogonals(BOARD.number(from)));
  }

  /** The empty squares that a bishop sees. */
  static Squares diagonal(Field field, Square from) {
    return free(field, BOARD.diagonals(BOARD.number(from)));
  }

  /** The empty squares that a queen sees. */
  static Squares queenly(Field field, Square from) {
    return straight(field, from).or(diagonal(field, from));
  }

  private static Squares free(Field field, int[][] rays) {
    long low = 0;
    long high = 0;
    for (int[] ray : rays) {
      for (int square : ray) {
        if (!field.isEmpty(square)) {
          break;
        }
        low |= Squares.low(square);
        high |= Squares.high(square);
      }
    }
    return new Squares(low, high);
  }
}
