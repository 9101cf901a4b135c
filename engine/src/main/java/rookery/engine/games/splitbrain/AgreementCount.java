package rookery.engine.games.splitbrain;

import java.util.List;
import rookery.engine.Seat;
import rookery.engine.text.Sentences;
import rookery.engine.text.SideSuccessRate;

/** How often the circles of two partners made a move by themselves, without a ruling. */
final class AgreementCount {
  private AgreementCount() {}

  /** A sentence about the teams that have circled. */
  static Sentences of(List<CircleDuty.Circle> circles) {
    return count(circles).told(SplitBrainGame::team, "agreed on %s", "move", "moves");
  }

  static SideSuccessRate count(List<CircleDuty.Circle> circles) {
    SideSuccessRate agreed = SideSuccessRate.NONE;
    for (CircleDuty.Circle circle : circles) {
      CirclingPhase phase = circle.duty().phase();
      Seat by = circle.duty().seat();
      if (phase.isCompletedBy(by)) {
        agreed = agreed.with(phase.turn().team(), !(circle.done(by) instanceof RulingPhase));
      }
    }
    return agreed;
  }
}
