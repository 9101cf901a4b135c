package rookery.engine.games.booster.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
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
    Deque<Stand> open = new ArrayDeque<>(afterMove(from));
    Set<Stand> known = new HashSet<>();
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

  private List<Stand> afterMove(int from) {
    BoosterMovement movement = new BoosterMovement(field, passed);
    List<Stand> stands = new ArrayList<>();
    for (long left = movement.targets(from); left != 0; left = SquareSet.rest(left)) {
      int to = SquareSet.first(left);
      Landing landing = Landing.byMove(field, from, to, movement.victim(from, to));
      stands.add(new Stand(to, landing.left(), taken(landing.victim())));
    }
    return stands;
  }

  /**
   * The shortest way by which the piece on {@code from} captures on {@code goal}, by its move or by
   * boosts after it, from its own square on.
   */
  public Optional<List<Square>> way(int from, int goal) {
    if (new BoosterMovement(field, passed).hits(from, goal)) {
      return Optional.of(named(List.of(from, goal)));
    }
    Deque<List<Stand>> open = new ArrayDeque<>();
    afterMove(from).forEach(stand -> open.add(List.of(stand)));
    Set<Stand> known = new HashSet<>();
    while (!open.isEmpty()) {
      List<Stand> way = open.remove();
      Stand last = way.get(way.size() - 1);
      if (last.boosts() > 0 && known.add(last)) {
        long next = BOARD.kingSteps(last.square()) & ~blocked(from);
        if (SquareSet.has(next, goal)) {
          List<Integer> squares = new ArrayList<>(List.of(from));
          way.forEach(stand -> squares.add(stand.square()));
          squares.add(goal);
          return Optional.of(named(squares));
        }
        for (; next != 0; next = SquareSet.rest(next)) {
          List<Stand> longer = new ArrayList<>(way);
          longer.add(boosted(last, SquareSet.first(next), field.colour(from)));
          open.add(longer);
        }
      }
    }
    return Optional.empty();
  }

  private static List<Square> named(List<Integer> way) {
    return way.stream().map(BOARD::square).toList();
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
