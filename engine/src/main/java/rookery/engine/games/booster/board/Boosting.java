package rookery.engine.games.booster.board;

import java.util.HashMap;
import java.util.Map;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;

/**
 * Searches the boosts that can follow one piece's move for a capture of the king. What matters on
 * the way is where the piece is, how many boosts it has left, and which enemies on checkers it has
 * captured: those give boosts or cost them, once. Having more boosts left on the same square after
 * the same captures is never worse, so everything else is looked at but once.
 */
public final class Boosting {
  private final BoosterMovement movement;
  private final BoosterBoard field;
  private final Colour colour;
  private final int from;
  private final int king;
  private final long blocked;
  private final long stacks;
  private final int gains;
  private final int most;

  /** By enemies captured, the squares reached with at least so many boosts left. */
  private final Map<Long, long[]> reached = new HashMap<>();

  /**
   * @param gains all boosts that captures can give, see {@link BoosterBoard#gains}
   */
  public Boosting(BoosterMovement movement, int from, int king, int gains) {
    this.movement = movement;
    this.field = movement.field();
    this.colour = field.colour(from);
    this.from = from;
    this.king = king;
    this.blocked = field.squares(colour) & ~SquareSet.of(from);
    this.stacks = field.stacked() & field.squares(colour.opposite());
    this.gains = gains;
    this.most = Math.max(0, field.boosters(from)) + gains;
  }

  /**
   * Whether boosts can capture the king.
   *
   * @param targets where the piece can move to before it is boosted
   */
  public boolean succeeds(long targets) {
    return isNear(targets) && findsKing(targets);
  }

  /**
   * Whether the king could be reached if a piece that comes by enemies had the boosts of all of
   * them, and paid for none of its captures. Nearly all pieces are ruled out by that.
   */
  private boolean isNear(long targets) {
    long seen = targets;
    long fresh = targets;
    int boosts = Math.max(0, field.boosters(from)) + passedBoosts(targets);
    for (int steps = 0; fresh != 0; steps++) {
      boosts += field.gains(colour, fresh & stacks);
      long next = Geometry.CHESS.spread(fresh) & ~blocked;
      if (steps >= boosts) {
        return false;
      }
      if (SquareSet.has(next, king)) {
        return true;
      }
      fresh = next & ~seen;
      seen |= fresh;
    }
    return false;
  }

  /** The boosts that a capture en passant gives. */
  private int passedBoosts(long targets) {
    int passed = movement.passed();
    if (passed == Geometry.NONE || !SquareSet.has(targets, passed)) {
      return 0;
    }
    int victim = movement.victim(from, passed);
    return victim == Geometry.NONE ? 0 : Math.max(0, field.checkers(victim, colour));
  }

  private boolean findsKing(long targets) {
    long plain = targets;
    for (long left = targets; left != 0; left = SquareSet.rest(left)) {
      int to = SquareSet.first(left);
      int victim = movement.victim(from, to);
      if (victim != Geometry.NONE && SquareSet.has(stacks, victim)) {
        plain &= ~SquareSet.of(to);
        if (captures(0, field.boosters(from), to, victim)) {
          return true;
        }
      }
    }
    return goesOn(0, field.boosters(from), plain);
  }

  /** The boosts that enemies not yet captured can give. */
  private int gains(long taken) {
    return taken == 0 ? gains : field.gains(colour, stacks & ~taken);
  }

  /** Goes on after the capture of an enemy on checkers. */
  private boolean captures(long taken, int boosts, int to, int victim) {
    int left = Landing.settled(boosts + field.checkers(victim, colour), colour, to);
    return goesOn(taken | SquareSet.of(victim), left, SquareSet.of(to));
  }

  /** Goes on from any of {@code squares} with so many boosts left. */
  private boolean goesOn(long taken, int boosts, long squares) {
    if (boosts <= 0) {
      return false;
    }
    long fresh = fresh(taken, boosts, squares);
    if (fresh == 0) {
      return false;
    }
    long next = Geometry.CHESS.spread(fresh) & ~blocked;
    if (SquareSet.has(next, king)) {
      return true;
    }
    long prey = next & stacks & ~taken;
    for (long left = prey; left != 0; left = SquareSet.rest(left)) {
      int to = SquareSet.first(left);
      // BO-13: the boost is paid before the capture hands over checkers.
      if (captures(taken, boosts - 1, to, to)) {
        return true;
      }
    }
    return goesOn(taken, boosts - 1, next & ~prey);
  }

  /**
   * Those of {@code squares} that are new with so many boosts left, and near enough to the king.
   */
  private long fresh(long taken, int boosts, long squares) {
    long near = squares & Geometry.CHESS.within(king, boosts + gains(taken));
    if (near == 0) {
      return 0;
    }
    if (taken == 0) {
      // Here each square is come to but once with so many boosts left.
      return near;
    }
    long[] known = reached.computeIfAbsent(taken, key -> new long[most + 1]);
    long fresh = near & ~known[boosts];
    for (int fewer = 1; fewer <= boosts; fewer++) {
      known[fewer] |= fresh;
    }
    return fresh;
  }
}
