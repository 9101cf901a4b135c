package rookery.engine.games.splitbrain;

import java.util.List;
import rookery.engine.Seat;
import rookery.engine.board.Colour;
import rookery.engine.text.Phrase;
import rookery.engine.text.Successes;

/** How often the circles of two partners made a move by themselves, without a ruling. */
final class Harmony {
  private Harmony() {}

  /** A sentence about the teams that have circled. */
  static List<String> of(List<OwnCircle.Circle> circles) {
    Successes agreed = Successes.NONE;
    for (OwnCircle.Circle circle : circles) {
      Circling phase = circle.duty().phase();
      Seat by = circle.duty().seat();
      if (phase.isCompletedBy(by)) {
        agreed = agreed.with(phase.turn().team(), !(circle.done(by) instanceof Ruling));
      }
    }
    return agreed.sentence(Harmony::names, "agreed", "times");
  }

  private static String names(Colour team) {
    return Phrase.list(SplitBrainGame.team(team).stream().map(Seat::title).toList());
  }
}
