package rookery.bot.post.table.step;

import java.util.Comparator;
import java.util.Optional;
import rookery.bot.post.choice.ChoicePath;
import rookery.engine.Action;
import rookery.engine.explanation.Plan;

/** How high the button of a move stands among many: by what the move does at a glance. */
enum MoveRank {
  ADVISED,
  CAPTURE,
  THREAT,
  SAFE,
  EXPOSED;

  /**
   * The best of what these choices can still lead to.
   *
   * @param plan what the player has read that they could do
   */
  static MoveRank of(ChoicePath chosen, Optional<Plan> plan) {
    return chosen.possible().stream()
        .map(
            action ->
                plan.filter(one -> one.beginsWith(action.text())).isPresent()
                    ? ADVISED
                    : of(action))
        .min(Comparator.naturalOrder())
        .orElse(EXPOSED);
  }

  /**
   * Which of them stand together, in the order of the board: nobody could tell by the buttons which
   * of the safe ones threaten something.
   */
  int group() {
    return this == THREAT ? SAFE.ordinal() : ordinal();
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
