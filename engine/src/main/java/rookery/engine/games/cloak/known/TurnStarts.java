package rookery.engine.games.cloak.known;

import java.util.Optional;

/**
 * How the last two turns began.
 *
 * @param last the turn before this one
 * @param now this turn
 */
public record TurnStarts(Start last, Start now) {
  /**
   * One of them.
   *
   * @param board how it looked to everybody then
   * @param guessed the checker that was rightly guessed in that turn
   */
  public record Start(PublicBoard board, Optional<Integer> guessed) {
    private static Start of(PublicBoard board) {
      return new Start(board, Optional.empty());
    }
  }

  /** Before anything was done. */
  public static TurnStarts of(PublicBoard board) {
    return new TurnStarts(Start.of(board), Start.of(board));
  }

  /** After one more turn. */
  TurnStarts then(PublicBoard board) {
    return new TurnStarts(now, Start.of(board));
  }

  /** After a right guess in this turn. */
  TurnStarts guessing(int number) {
    return new TurnStarts(last, new Start(now.board, Optional.of(number)));
  }
}
