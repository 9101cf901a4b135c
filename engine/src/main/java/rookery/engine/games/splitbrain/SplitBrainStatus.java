package rookery.engine.games.splitbrain;

import rookery.engine.Viewer;
import rookery.engine.chess.ChessEndings;

/** Says in words whose turn it is and what is awaited, or how the game ended. */
final class SplitBrainStatus {
  private static final String PROGRESS = "a capture or a pawn's move";

  private SplitBrainStatus() {}

  /** One to three short sentences. */
  static String of(SplitBrainPhase phase, Viewer viewer) {
    return phase
        .result()
        .map(end -> ChessEndings.sentence(end.reason(), phase.turn().team(), PROGRESS))
        .orElseGet(() -> "%s %s".formatted(phase.whoseTurn(), phase.status(viewer)).strip());
  }
}
