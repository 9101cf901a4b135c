package rookery.engine.games.booster;

import rookery.engine.board.Colour;

/**
 * What a side could capture by one move and the boosts that follow it (BO-1). Its own king's safety
 * does not matter for that, as in chess, and castling attacks nothing (BO-15).
 *
 * @param passed the square a double step has just passed; {@link Grid#NONE} without one
 * @param king where the king stands that would be captured
 */
record Attack(Field field, int passed, int king) {
  /** Whether the king of {@code colour} is attacked; a side without one never is. */
  static boolean onKing(Field field, int passed, Colour colour) {
    int king = field.king(colour);
    return king != Grid.NONE && new Attack(field, passed, king).succeeds();
  }

  private boolean succeeds() {
    for (long left = enemies(); left != 0; left = Grid.rest(left)) {
      if (succeedsFrom(Grid.first(left))) {
        return true;
      }
    }
    return false;
  }

  /** The squares of the pieces that could capture the king. */
  long attackers() {
    long attackers = 0;
    for (long left = enemies(); left != 0; left = Grid.rest(left)) {
      int from = Grid.first(left);
      attackers |= succeedsFrom(from) ? Grid.bit(from) : 0;
    }
    return attackers;
  }

  private long enemies() {
    return field.squares(field.colour(king).opposite());
  }

  private boolean succeedsFrom(int from) {
    Movement movement = new Movement(field, passed);
    long targets = movement.targets(from);
    return Grid.has(targets, king) || new Boosting(movement, from, king).succeeds(targets);
  }
}
