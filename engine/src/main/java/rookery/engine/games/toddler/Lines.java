package rookery.engine.games.toddler;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.engine.board.Square;

/** How squares lie to one another, and whether the way between them is free. */
final class Lines {
  /** Width and height of the board. */
  static final int SIZE = 11;

  /** In the order of their names, so that moves are found nearly in the order of their texts. */
  private static final List<Square> SQUARES =
      IntStream.range(0, SIZE * SIZE)
          .mapToObj(i -> Square.at(i % SIZE, i / SIZE))
          .sorted(Comparator.comparing(Square::toString))
          .toList();

  private static final Map<Square, List<Square>> BESIDE = related(Lines::besideEachOther);
  private static final Map<Square, List<Square>> AT_CORNERS = related(Lines::cornerToCorner);

  private Lines() {}

  /** Every square of the board. */
  static List<Square> squares() {
    return SQUARES;
  }

  /** TO-2: whether two squares are neighbours, diagonally too. */
  static boolean adjacent(Square one, Square other) {
    return one.steps(other) == 1;
  }

  /** Whether two squares share a side. */
  static boolean besideEachOther(Square one, Square other) {
    return one.walk(other) == 1;
  }

  /** Whether two squares touch by a corner. */
  static boolean cornerToCorner(Square one, Square other) {
    return one.steps(other) == 1 && one.walk(other) == 2;
  }

  /** The squares that share a side with {@code square}. */
  static List<Square> beside(Square square) {
    return BESIDE.get(square);
  }

  /** The squares that touch {@code square} by a corner. */
  static List<Square> atCorners(Square square) {
    return AT_CORNERS.get(square);
  }

  private static Map<Square, List<Square>> related(BiPredicate<Square, Square> relation) {
    return SQUARES.stream()
        .collect(
            Collectors.toMap(
                Function.identity(),
                one -> SQUARES.stream().filter(other -> relation.test(one, other)).toList()));
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
    int files = Integer.signum(to.file() - from.file());
    int ranks = Integer.signum(to.rank() - from.rank());
    for (int i = from.steps(to) - 1; i > 0; i--) {
      if (!field.isEmpty(from.file() + i * files, from.rank() + i * ranks)) {
        return false;
      }
    }
    return true;
  }
}
