package rookery.engine.games.splitbrain;

import rookery.engine.chess.ChessEndings;

/** Says in words whose turn it is and what is awaited, or how the game ended. */
final class SplitBrainStatus {
  private static final String PROGRESS = "a capture or a pawn's move";

  private SplitBrainStatus() {}

  /** One to three short sentences. */
  static String of(SplitBrainPhase phase) {
    return phase
        .result()
        .map(end -> ChessEndings.sentence(end.reason(), phase.turn().team(), PROGRESS))
        .orElseGet(() -> turn(phase));
  }

  private static String turn(SplitBrainPhase phase) {
    String check = phase.turn().position().inCheck() ? ", in check" : "";
    return "%s to move%s. %s".formatted(phase.turn().team().title(), check, phase.status());
  }
}
