package rookery.engine.games.splitbrain;

import java.util.List;
import rookery.engine.Seat;
import rookery.engine.text.Successes;
import rookery.engine.text.Text;

/** How often the circles of two partners made a move by themselves, without a ruling. */
final class Harmony {
  private Harmony() {}

  /** A sentence about the teams that have circled. */
  static Text of(List<OwnCircle.Circle> circles) {
    Successes agreed = Successes.NONE;
    for (OwnCircle.Circle circle : circles) {
      Circling phase = circle.duty().phase();
      Seat by = circle.duty().seat();
      if (phase.isCompletedBy(by)) {
        agreed = agreed.with(phase.turn().team(), !(circle.done(by) instanceof Ruling));
      }
    }
    return agreed.told(SplitBrainGame::team, "agreed", "times");
  }
}
