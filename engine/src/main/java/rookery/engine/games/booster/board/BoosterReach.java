package rookery.engine.games.booster.board;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;

/**
 * Where pieces come by the boosts that can follow their move, own king's safety left aside as in
 * BO-1.
 *
 * @param passed the square a double step has just passed; {@link Geometry#NONE} without one
 */
public record BoosterReach(BoosterBoard field, int passed) {
  private static final Geometry BOARD = Geometry.CHESS;

  /**
   * A piece on its way.
   *
   * @param taken the enemies on checkers that it has captured
   */
  private record Stand(int square, int boosts, long taken) {}

  /** The squares that the piece on {@code from} can be boosted to, as a {@link SquareSet}. */
  public long of(int from) {
    BoosterMovement movement = new BoosterMovement(field, passed);
    Deque<Stand> open = new ArrayDeque<>();
    Set<Stand> known = new HashSet<>();
    for (long left = movement.targets(from); left != 0; left = SquareSet.rest(left)) {
      int to = SquareSet.first(left);
      Landing landing = Landing.byMove(field, from, to, movement.victim(from, to));
      open.add(new Stand(to, landing.left(), taken(landing.victim())));
    }
    long reached = 0;
    while (!open.isEmpty()) {
      Stand stand = open.remove();
      if (stand.boosts() > 0 && known.add(stand)) {
        long next = BOARD.kingSteps(stand.square()) & ~blocked(from);
        reached |= next;
        for (; next != 0; next = SquareSet.rest(next)) {
          open.add(boosted(stand, SquareSet.first(next), field.colour(from)));
        }
      }
    }
    return reached;
  }

  private long blocked(int from) {
    return field.squares(field.colour(from)) & ~SquareSet.of(from);
  }

  private long taken(int victim) {
    return victim == Geometry.NONE ? 0 : field.stacked() & SquareSet.of(victim);
  }

  /** BO-13: the boost is paid before a capture hands over checkers, once. */
  private Stand boosted(Stand stand, int to, Colour colour) {
    boolean isFresh = SquareSet.has(field.squares(colour.opposite()) & ~stand.taken(), to);
    int gained = isFresh ? field.checkers(to, colour) : 0;
    int left = Landing.settled(stand.boosts() - 1 + gained, colour, to);
    return new Stand(to, left, isFresh ? stand.taken() | taken(to) : stand.taken());
  }
}
