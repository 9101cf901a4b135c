package rookery.engine.board;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;

/** How the pieces of a board hang together. */
public final class Groups {
  private Groups() {}

  /**
   * How many groups the pieces of {@code board} form.
   *
   * @param neighbours whether two squares touch, the same in both orders
   * @return 0 on an empty board, 1 where every piece can be reached from every other by way of
   *     neighbours
   */
  public static int count(Board board, BiPredicate<Square, Square> neighbours) {
    Set<Square> left = new HashSet<>(board.squares(letter -> letter != Board.EMPTY));
    int groups = 0;
    while (!left.isEmpty()) {
      Square first = left.iterator().next();
      left.remove(first);
      removeGroup(first, left, neighbours);
      groups++;
    }
    return groups;
  }

  private static void removeGroup(
      Square square, Set<Square> left, BiPredicate<Square, Square> neighbours) {
    List<Square> touching = left.stream().filter(other -> neighbours.test(square, other)).toList();
    touching.forEach(left::remove);
    touching.forEach(other -> removeGroup(other, left, neighbours));
  }
}
