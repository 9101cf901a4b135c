package rookery.engine.games.fluid;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Duel;
import rookery.engine.Result;
import rookery.engine.chess.DrawRules;

/** Judges whether a game has ended as a turn begins. */
final class Endings {
  static final String CHECKMATE = "checkmate";
  static final String STALEMATE = "stalemate";
  static final String BARE_KINGS = "bare-kings";

  static final Set<String> ALL =
      Set.of(CHECKMATE, STALEMATE, BARE_KINGS, DrawRules.FIVEFOLD, DrawRules.SEVENTY_FIVE);

  private Endings() {}

  /**
   * How the game has ended.
   *
   * @param stuck whether the side to move has no legal move
   * @param draws the draw rules at that moment
   */
  static Optional<Result> of(Position position, boolean stuck, DrawRules draws) {
    if (position.hasOnlyKings()) {
      return Optional.of(new Result.Draw(BARE_KINGS));
    }
    if (!stuck) {
      return draws.result();
    }
    return Optional.of(
        position.inCheck()
            ? new Result.Win(List.of(Duel.seat(position.turn().opposite())), CHECKMATE)
            : new Result.Draw(STALEMATE));
  }
}
