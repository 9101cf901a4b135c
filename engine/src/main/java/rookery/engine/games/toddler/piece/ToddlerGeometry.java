package rookery.engine.games.toddler.piece;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import rookery.engine.board.Geometry;

/**
 * How squares lie to one another, by their numbers. A way from one to another is the set of the
 * squares in between that must be empty; there may be none, one or several.
 */
public final class ToddlerGeometry {
  /** The board, whose squares have their numbers here. */
  public static final Geometry BOARD = Geometry.flat(11, 11);

  /** Of two squares that nothing can come between. */
  public static final List<ToddlerSquareSet> OPEN_WAY = List.of(ToddlerSquareSet.NONE);

  private static final int[] IN_ORDER = inOrderOfTexts();
  private static final List<ToddlerSquareSet> AROUND =
      each(square -> ToddlerSquareSet.of(BOARD.neighbours(square)));
  private static final List<ToddlerSquareSet> BESIDE =
      each(square -> ToddlerSquareSet.of(BOARD.sides(square)));
  private static final List<ToddlerSquareSet> CORNERS =
      each(square -> ToddlerSquareSet.of(BOARD.corners(square)));
  private static final List<ToddlerSquareSet> LEAPS =
      each(square -> ToddlerSquareSet.of(BOARD.leaps(square)));
  private static final List<List<List<ToddlerSquareSet>>> STRAIGHT =
      each(from -> ways(BOARD.orthogonals(from)));
  private static final List<List<List<ToddlerSquareSet>>> DIAGONAL =
      each(from -> ways(BOARD.diagonals(from)));

  private ToddlerGeometry() {}

  /** What is worked out for each square, by its number. */
  static <T> List<T> each(IntFunction<T> worked) {
    return IntStream.range(0, BOARD.size()).mapToObj(worked).toList();
  }

  private static List<List<ToddlerSquareSet>> ways(int[][] rays) {
    List<List<ToddlerSquareSet>> ways =
        new ArrayList<>(Collections.nCopies(BOARD.size(), List.of()));
    for (int[] ray : rays) {
      ToddlerSquareSet passed = ToddlerSquareSet.NONE;
      for (int to : ray) {
        ways.set(to, List.of(passed));
        passed = passed.with(to);
      }
    }
    return List.copyOf(ways);
  }

  /**
   * All squares in the order of texts that begin with them: {@code a10} before {@code a1}, which
   * another letter follows. Not to be written to.
   */
  public static int[] inOrder() {
    return IN_ORDER;
  }

  private static int[] inOrderOfTexts() {
    return IntStream.range(0, BOARD.size())
        .boxed()
        .sorted(Comparator.comparing(square -> BOARD.square(square) + "a"))
        .mapToInt(square -> square)
        .toArray();
  }

  /** TO-2: the neighbours of a square, diagonally too. */
  public static ToddlerSquareSet around(int square) {
    return AROUND.get(square);
  }

  /** Those of them that share a side with it. */
  public static ToddlerSquareSet beside(int square) {
    return BESIDE.get(square);
  }

  /** Those of them that touch it by a corner. */
  public static ToddlerSquareSet corners(int square) {
    return CORNERS.get(square);
  }

  /** The squares a knight's leap away. */
  public static ToddlerSquareSet leaps(int square) {
    return LEAPS.get(square);
  }

  /** The way of a rook. */
  public static List<ToddlerSquareSet> straight(int from, int to) {
    return STRAIGHT.get(from).get(to);
  }

  /** The way of a bishop. */
  public static List<ToddlerSquareSet> diagonal(int from, int to) {
    return DIAGONAL.get(from).get(to);
  }

  /** The way of a queen. */
  public static List<ToddlerSquareSet> queenly(int from, int to) {
    List<ToddlerSquareSet> straight = straight(from, to);
    return straight.isEmpty() ? diagonal(from, to) : straight;
  }

  /** What a rook sees where {@code occupied} squares stop it, those included. */
  public static ToddlerSquareSet straight(int from, ToddlerSquareSet occupied) {
    return seen(BOARD.orthogonals(from), occupied, ToddlerSquareSet.NONE);
  }

  /** What a bishop sees where {@code occupied} squares stop it, those included. */
  public static ToddlerSquareSet diagonal(int from, ToddlerSquareSet occupied) {
    return seen(BOARD.diagonals(from), occupied, ToddlerSquareSet.NONE);
  }

  /** What a queen sees where {@code occupied} squares stop it, those included. */
  public static ToddlerSquareSet queenly(int from, ToddlerSquareSet occupied) {
    return seen(BOARD.diagonals(from), occupied, straight(from, occupied));
  }

  /** The same, together with what was seen before. */
  public static ToddlerSquareSet straight(
      int from, ToddlerSquareSet occupied, ToddlerSquareSet before) {
    return seen(BOARD.orthogonals(from), occupied, before);
  }

  private static ToddlerSquareSet seen(
      int[][] rays, ToddlerSquareSet occupied, ToddlerSquareSet before) {
    long low = before.low();
    long high = before.high();
    for (int[] ray : rays) {
      for (int square : ray) {
        low |= ToddlerSquareSet.low(square);
        high |= ToddlerSquareSet.high(square);
        if (occupied.has(square)) {
          break;
        }
      }
    }
    return new ToddlerSquareSet(low, high);
  }
}
