package rookery.engine.games.neighbour;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;

/**
 * The fewest empty squares that link pieces which never move: whatever links all groups needs so
 * many other pieces. For each selection of groups it knows where the last square of a tree over
 * them can lie, by how many empty squares the tree has.
 *
 * @param fixed the pieces, as a {@link SquareSet}
 */
record FewestLinks(Geometry board, long fixed) {
  /** Whether so many other pieces are enough. */
  boolean atMost(int pieces) {
    List<Long> groups = groups();
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
    long ends = links == 0 ? 0 : trees[over][links - 1] | board.spread(trees[over][links - 1]);
    if (Integer.bitCount(over) == 1) {
      ends |= board.spread(groups.get(Integer.numberOfTrailingZeros(over)));
    }
    for (int part = over - 1 & over; part > 0; part = part - 1 & over) {
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
      all |= board.spread(all & fixed);
    }
    return all;
  }

  private List<Long> groups() {
    List<Long> groups = new ArrayList<>();
    for (long left = fixed; left != 0; left &= ~groups.get(groups.size() - 1)) {
      long group = Long.lowestOneBit(left);
      while ((board.spread(group) & left) != group) {
        group = board.spread(group) & left;
      }
      groups.add(group);
    }
    return groups;
  }
}
