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
public final class ToddlerPaths {
  /** The board, whose squares have their numbers here. */
  public static final Geometry BOARD = Geometry.flat(11, 11);

  /** Of two squares that nothing can come between. */
  public static final List<ToddlerSquares> OPEN_WAY = List.of(ToddlerSquares.NONE);

  private static final int[] IN_ORDER = inOrderOfTexts();
  private static final List<ToddlerSquares> AROUND =
      each(square -> ToddlerSquares.of(BOARD.neighbours(square)));
  private static final List<ToddlerSquares> BESIDE =
      each(square -> ToddlerSquares.of(BOARD.sides(square)));
  private static final List<ToddlerSquares> CORNERS =
      each(square -> ToddlerSquares.of(BOARD.corners(square)));
  private static final List<ToddlerSquares> LEAPS =
      each(square -> ToddlerSquares.of(BOARD.leaps(square)));
  private static final List<List<List<ToddlerSquares>>> STRAIGHT =
      each(from -> ways(BOARD.orthogonals(from)));
  private static final List<List<List<ToddlerSquares>>> DIAGONAL =
      each(from -> ways(BOARD.diagonals(from)));

  private ToddlerPaths() {}

  /** What is worked out for each square, by its number. */
  static <T> List<T> each(IntFunction<T> worked) {
    return IntStream.range(0, BOARD.size()).mapToObj(worked).toList();
  }

  private static List<List<ToddlerSquares>> ways(int[][] rays) {
    List<List<ToddlerSquares>> ways = new ArrayList<>(Collections.nCopies(BOARD.size(), List.of()));
    for (int[] ray : rays) {
      ToddlerSquares passed = ToddlerSquares.NONE;
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
  public static ToddlerSquares around(int square) {
    return AROUND.get(square);
  }

  /** Those of them that share a side with it. */
  public static ToddlerSquares beside(int square) {
    return BESIDE.get(square);
  }

  /** Those of them that touch it by a corner. */
  public static ToddlerSquares corners(int square) {
    return CORNERS.get(square);
  }

  /** The squares a knight's leap away. */
  public static ToddlerSquares leaps(int square) {
    return LEAPS.get(square);
  }

  /** The way of a rook. */
  public static List<ToddlerSquares> straight(int from, int to) {
    return STRAIGHT.get(from).get(to);
  }

  /** The way of a bishop. */
  public static List<ToddlerSquares> diagonal(int from, int to) {
    return DIAGONAL.get(from).get(to);
  }

  /** The way of a queen. */
  public static List<ToddlerSquares> queenly(int from, int to) {
    List<ToddlerSquares> straight = straight(from, to);
    return straight.isEmpty() ? diagonal(from, to) : straight;
  }

  /** What a rook sees where {@code occupied} squares stop it, those included. */
  public static ToddlerSquares straight(int from, ToddlerSquares occupied) {
    return seen(BOARD.orthogonals(from), occupied, ToddlerSquares.NONE);
  }

  /** What a bishop sees where {@code occupied} squares stop it, those included. */
  public static ToddlerSquares diagonal(int from, ToddlerSquares occupied) {
    return seen(BOARD.diagonals(from), occupied, ToddlerSquares.NONE);
  }

  /** What a queen sees where {@code occupied} squares stop it, those included. */
  public static ToddlerSquares queenly(int from, ToddlerSquares occupied) {
    return seen(BOARD.diagonals(from), occupied, straight(from, occupied));
  }

  /** The same, together with what was seen before. */
  public static ToddlerSquares straight(int from, ToddlerSquares occupied, ToddlerSquares before) {
    return seen(BOARD.orthogonals(from), occupied, before);
  }

  private static ToddlerSquares seen(int[][] rays, ToddlerSquares occupied, ToddlerSquares before) {
    long low = before.low();
    long high = before.high();
    for (int[] ray : rays) {
      for (int square : ray) {
        low |= ToddlerSquares.low(square);
        high |= ToddlerSquares.high(square);
        if (occupied.has(square)) {
          break;
        }
      }
    }
    return new ToddlerSquares(low, high);
  }
}
