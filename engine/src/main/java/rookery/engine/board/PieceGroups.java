package rookery.engine.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** How the pieces of a board of at most 64 squares hang together. */
public final class PieceGroups {
  private PieceGroups() {}

  /**
   * How many groups the pieces of {@code board} form.
   *
   * @param ways the ways from a square to those that touch it: {@link Direction#ORTHOGONALS} or
   *     {@link Direction#ALL}
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

  /**
   * The groups of two pieces and more, in the order of their first squares, a1 first and along the
   * ranks.
   */
  public static List<List<Square>> joined(Board board, List<Direction> ways) {
    List<List<Square>> groups = new ArrayList<>();
    long left = board.occupied();
    while (left != 0) {
      long rest = withoutGroup(left, board.geometry(), ways);
      List<Square> group = board.geometry().alongRanks(left & ~rest);
      if (group.size() > 1) {
        groups.add(group);
      }
      left = rest;
    }
    groups.sort((one, other) -> one.get(0).compareTo(other.get(0)));
    return groups;
  }

  /** The same in words: {@code Joined: e1 e2; f3 g3 g4.} Empty where no two are. */
  public static String words(List<List<Square>> joined) {
    return joined.stream()
        .map(group -> group.stream().map(Square::toString).collect(Collectors.joining(" ")))
        .reduce((one, other) -> one + "; " + other)
        .map("Connected pieces: %s."::formatted)
        .orElse("");
  }

  /** What is left without the first piece and all that hang together with it. */
  private static long withoutGroup(long pieces, Geometry geometry, List<Direction> ways) {
    boolean diagonals = ways.equals(Direction.ALL);
    long before = 0;
    long group = Long.lowestOneBit(pieces);
    while (group != before) {
      before = group;
      group = pieces & (diagonals ? geometry.spread(group) : geometry.spreadBySides(group));
    }
    return pieces & ~group;
  }
}
