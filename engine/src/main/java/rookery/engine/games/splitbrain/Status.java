package rookery.engine.games.splitbrain;

import rookery.engine.Result;
import rookery.engine.board.Colour;
import rookery.engine.chess.DrawRules;

/** Says in words whose turn it is and what is awaited, or how the game ended. */
final class Status {
  private Status() {}

  /** One to three short sentences. */
  static String of(Phase phase) {
    return phase.result().map(end -> ending(phase.turn(), end)).orElseGet(() -> turn(phase));
  }

  private static String turn(Phase phase) {
    String check = phase.turn().position().inCheck() ? ", in check" : "";
    return "%s to move%s. %s".formatted(phase.turn().team().title(), check, phase.status());
  }

  private static String ending(Turn turn, Result result) {
    Colour team = turn.team();
    return switch (result.reason()) {
      case SplitBrainGame.CHECKMATE -> "Checkmate: %s has won.".formatted(team.opposite().title());
      case SplitBrainGame.STALEMATE ->
          "Stalemate: %s has no legal move and is not in check. A draw.".formatted(team.title());
      case SplitBrainGame.BARE_KINGS -> "Only the kings are left. A draw.";
      case DrawRules.FIVEFOLD -> "The same position for the fifth time. A draw.";
      default -> "75 moves of each side without a capture or a pawn's move. A draw.";
    };
  }
}
