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
public final class ToddlerLines {
  /** The board, whose squares have their numbers here. */
  public static final Geometry BOARD = Geometry.flat(11, 11);

  /** Of two squares that nothing can come between. */
  public static final List<Squares> OPEN_WAY = List.of(Squares.NONE);

  private static final int[] IN_ORDER = inOrderOfTexts();
  private static final List<Squares> AROUND = each(square -> Squares.of(BOARD.neighbours(square)));
  private static final List<Squares> BESIDE = each(square -> Squares.of(BOARD.sides(square)));
  private static final List<Squares> CORNERS = each(square -> Squares.of(BOARD.corners(square)));
  private static final List<Squares> LEAPS = each(square -> Squares.of(BOARD.leaps(square)));
  private static final List<List<List<Squares>>> STRAIGHT =
      each(from -> ways(BOARD.orthogonals(from)));
  private static final List<List<List<Squares>>> DIAGONAL =
      each(from -> ways(BOARD.diagonals(from)));

  private ToddlerLines() {}

  /** What is worked out for each square, by its number. */
  static <T> List<T> each(IntFunction<T> worked) {
    return IntStream.range(0, BOARD.size()).mapToObj(worked).toList();
  }

  private static List<List<Squares>> ways(int[][] rays) {
    List<List<Squares>> ways = new ArrayList<>(Collections.nCopies(BOARD.size(), List.of()));
    for (int[] ray : rays) {
      Squares passed = Squares.NONE;
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
  public static Squares around(int square) {
    return AROUND.get(square);
  }

  /** Those of them that share a side with it. */
  public static Squares beside(int square) {
    return BESIDE.get(square);
  }

  /** Those of them that touch it by a corner. */
  public static Squares corners(int square) {
    return CORNERS.get(square);
  }

  /** The squares a knight's leap away. */
  public static Squares leaps(int square) {
    return LEAPS.get(square);
  }

  /** The way of a rook. */
  public static List<Squares> straight(int from, int to) {
    return STRAIGHT.get(from).get(to);
  }

  /** The way of a bishop. */
  public static List<Squares> diagonal(int from, int to) {
    return DIAGONAL.get(from).get(to);
  }

  /** The way of a queen. */
  public static List<Squares> queenly(int from, int to) {
    List<Squares> straight = straight(from, to);
    return straight.isEmpty() ? diagonal(from, to) : straight;
  }

  /** What a rook sees where {@code occupied} squares stop it, those included. */
  public static Squares straight(int from, Squares occupied) {
    return seen(BOARD.orthogonals(from), occupied, Squares.NONE);
  }

  /** What a bishop sees where {@code occupied} squares stop it, those included. */
  public static Squares diagonal(int from, Squares occupied) {
    return seen(BOARD.diagonals(from), occupied, Squares.NONE);
  }

  /** What a queen sees where {@code occupied} squares stop it, those included. */
  public static Squares queenly(int from, Squares occupied) {
    return seen(BOARD.diagonals(from), occupied, straight(from, occupied));
  }

  /** The same, together with what was seen before. */
  public static Squares straight(int from, Squares occupied, Squares before) {
    return seen(BOARD.orthogonals(from), occupied, before);
  }

  private static Squares seen(int[][] rays, Squares occupied, Squares before) {
    long low = before.low();
    long high = before.high();
    for (int[] ray : rays) {
      for (int square : ray) {
        low |= Squares.low(square);
        high |= Squares.high(square);
        if (occupied.has(square)) {
          break;
        }
      }
    }
    return new Squares(low, high);
  }
}
