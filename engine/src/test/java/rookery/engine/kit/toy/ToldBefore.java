package rookery.engine.kit.toy;

import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.PlayOutcome;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;

/** A state written by hand, without the kernel, that tells of an action before it is done. */
interface ToldBefore extends State {
  @Override
  default PlayOutcome played(Seat seat, Action action) {
    ToldBefore before = this;
    return new PlayOutcome(
        play(seat, action),
        new ActionNews() {
          @Override
          public Optional<GameLogLine> line(Viewer viewer) {
            return before.describe(seat, action, viewer).map(line -> GameLogLine.by(seat, line));
          }

          @Override
          public boolean reveals() {
            return before.reveals(seat, action);
          }
        });
  }

  /** The line of the log that {@code viewer} may read. */
  Optional<Sentence> describe(Seat actor, Action action, Viewer viewer);

  /** Whether it shows somebody something that was hidden. */
  default boolean reveals(Seat actor, Action action) {
    return false;
  }
}
