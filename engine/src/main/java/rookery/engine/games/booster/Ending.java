package rookery.engine.games.booster;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import rookery.engine.Duel;
import rookery.engine.Result;
import rookery.engine.chess.DrawRules;
import rookery.engine.games.booster.board.Position;

/** How a game ends. */
final class Ending {
  static final String CHECKMATE = "checkmate";
  static final String STALEMATE = "stalemate";
  static final String BARE_KINGS = "bare-kings";

  static final Set<String> ALL =
      Set.of(CHECKMATE, STALEMATE, BARE_KINGS, DrawRules.FIVEFOLD, DrawRules.SEVENTY_FIVE);

  private Ending() {}

  /**
   * How the game has ended as a turn begins.
   *
   * @param canMove whether the side to move has a legal move of step 1, asked if it matters
   */
  static Optional<Result> of(Position position, BooleanSupplier canMove, DrawRules draws) {
    if (position.field().hasOnlyKings()) {
      return Optional.of(new Result.Draw(BARE_KINGS));
    }
    if (canMove.getAsBoolean()) {
      return draws.result();
    }
    // BO-4: what boosts or cards could still mend does not count.
    return Optional.of(
        position.inCheck()
            ? new Result.Win(List.of(Duel.seat(position.turn().opposite())), CHECKMATE)
            : new Result.Draw(STALEMATE));
  }
}
