package rookery.bot.post.table.turn;

import java.util.Comparator;
import rookery.bot.post.choice.ChoicePath;
import rookery.engine.Action;

/** How high the button of a move stands among many: by what the move does at a glance. */
enum MoveRank {
  CAPTURE,
  THREAT,
  SAFE,
  EXPOSED;

  /** The best of what these choices can still lead to. */
  static MoveRank of(ChoicePath chosen) {
    return chosen.possible().stream()
        .map(MoveRank::of)
        .min(Comparator.naturalOrder())
        .orElse(EXPOSED);
  }

  private static MoveRank of(Action action) {
    if (!action.captures().isEmpty()) {
      return CAPTURE;
    }
    if (action.isExposed()) {
      return EXPOSED;
    }
    return action.isThreatening() ? THREAT : SAFE;
  }
}
