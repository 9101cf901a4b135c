package rookery.engine.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;

/**
 * The fewest empty squares that link pieces which never move: whatever links all groups needs so
 * many other pieces. For each selection of groups it knows where the last square of a tree over
 * them can lie, by how many empty squares the tree has.
 *
 * @param touching gives a set of squares with those that touch one of them
 * @param fixed the pieces, as a {@link SquareSet}
 */
public record FewestLinks(LongUnaryOperator touching, long fixed) {
  /** A piece joins no more than four groups, so that they are three fewer. */
  private static final int MOST_FEWER = 3;

  /** Whether so many other pieces are enough. */
  public boolean atMost(int pieces) {
    List<Long> groups = groups();
    if (groups.size() > MOST_FEWER * pieces + 1) {
      return false;
    }
    long[][] trees = new long[1 << groups.size()][pieces + 1];
    for (int over = 1; over < trees.length; over++) {
      for (int links = 0; links <= pieces; links++) {
        trees[over][links] = grown(trees, over, links, groups);
      }
    }
    return groups.size() < 2 || (trees[trees.length - 1][pieces] & fixed) != 0;
  }

  /**
   * Where a tree may end that has so many empty squares, or fewer, before that end: a group, two
   * trees that meet, or a tree that has grown by a square.
   */
  private long grown(long[][] trees, int over, int links, List<Long> groups) {
    long ends = links == 0 ? 0 : trees[over][links - 1] | spread(trees[over][links - 1]);
    if (Integer.bitCount(over) == 1) {
      ends |= spread(groups.get(Integer.numberOfTrailingZeros(over)));
    }
    // Two trees that meet are looked at once, the one with the greater number first.
    for (int part = over - 1 & over; part > (over ^ part); part = part - 1 & over) {
      for (int there = 0; there <= links; there++) {
        ends |= trees[part][there] & trees[over ^ part][links - there];
      }
    }
    return overPieces(ends);
  }

  /** Going on over fixed pieces takes no empty square. */
  private long overPieces(long ends) {
    long before = 0;
    long all = ends;
    while (all != before) {
      before = all;
      all |= spread(all & fixed);
    }
    return all;
  }

  private long spread(long squares) {
    return touching.applyAsLong(squares);
  }

  private List<Long> groups() {
    List<Long> groups = new ArrayList<>();
    for (long left = fixed; left != 0; left &= ~groups.get(groups.size() - 1)) {
      long group = Long.lowestOneBit(left);
      while ((spread(group) & left) != group) {
        group = spread(group) & left;
      }
      groups.add(group);
    }
    return groups;
  }
}
