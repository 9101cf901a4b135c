package rookery.engine.games.cloak.known;

/**
 * How the board looked to everybody when the last two turns began.
 *
 * @param last the turn before this one
 * @param now this turn
 */
public record TurnStarts(PublicBoard last, PublicBoard now) {
  /** Before anything was done. */
  public static TurnStarts of(PublicBoard board) {
    return new TurnStarts(board, board);
  }

  /** After one more turn. */
  TurnStarts then(PublicBoard board) {
    return new TurnStarts(now, board);
  }
}
