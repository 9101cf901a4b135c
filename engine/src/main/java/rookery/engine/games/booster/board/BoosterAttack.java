package rookery.engine.games.booster.board;

import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.SquareSet;

/**
 * What a side could capture by one move and the boosts that follow it (BO-1). Its own king's safety
 * does not matter for that, as in chess, and castling attacks nothing (BO-15).
 *
 * @param passed the square a double step has just passed; {@link Geometry#NONE} without one
 * @param king where the king stands that would be captured
 */
public record BoosterAttack(BoosterBoard field, int passed, int king) {
  private static final Geometry BOARD = Geometry.CHESS;

  /** Whether the king of {@code colour} is attacked; a side without one never is. */
  public static boolean onKing(BoosterBoard field, int passed, Colour colour) {
    int king = field.king(colour);
    return king != Geometry.NONE && new BoosterAttack(field, passed, king).succeeds();
  }

  private boolean succeeds() {
    BoosterMovement movement = new BoosterMovement(field, passed);
    for (long left = enemies() & inSight(); left != 0; left = SquareSet.rest(left)) {
      if (movement.hits(SquareSet.first(left), king)) {
        return true;
      }
    }
    return field.canBoost(side()) && succeedsByBoosts(movement);
  }

  /** From where a piece of whatever kind can hit the king. */
  private long inSight() {
    return BOARD.rookLines(king, field.occupied())
        | BOARD.bishopLines(king, field.occupied())
        | BOARD.knightLeaps(king);
  }

  private boolean succeedsByBoosts(BoosterMovement movement) {
    int gains = gains();
    long prey = prey();
    for (long left = enemies(); left != 0; left = SquareSet.rest(left)) {
      if (boosts(movement, SquareSet.first(left), gains, prey)) {
        return true;
      }
    }
    return false;
  }

  private boolean boosts(BoosterMovement movement, int from, int gains, long prey) {
    int boosters = field.boosters(from);
    long near = BOARD.within(king, Math.max(0, boosters) + gains);
    // A piece without boosters must take some over first.
    long starts = boosters > 0 ? near : near & prey;
    if (starts == 0) {
      return false;
    }
    long targets = movement.targets(from);
    return (targets & starts) != 0 && new Boosting(movement, from, king, gains).succeeds(targets);
  }

  /** The squares of the pieces that could capture the king. */
  public long attackers() {
    long attackers = 0;
    for (long left = enemies(); left != 0; left = SquareSet.rest(left)) {
      int from = SquareSet.first(left);
      attackers |= succeedsFrom(from) ? SquareSet.of(from) : 0;
    }
    return attackers;
  }

  /** Whether the enemy on {@code from} could capture the king. */
  public boolean succeedsFrom(int from) {
    BoosterMovement movement = new BoosterMovement(field, passed);
    return movement.hits(from, king) || boosts(movement, from, gains(), prey());
  }

  private int gains() {
    return field.gains(side(), field.squares(side().opposite()));
  }

  /** Where an enemy can go to take over boosters, en passant too. */
  private long prey() {
    long beside = passed == Geometry.NONE ? 0 : SquareSet.of(passed);
    return field.prey(side()) | beside;
  }

  private long enemies() {
    return field.squares(side());
  }

  private Colour side() {
    return field.colour(king).opposite();
  }
}
