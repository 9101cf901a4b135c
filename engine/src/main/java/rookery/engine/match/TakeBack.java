package rookery.engine.match;

import java.util.List;
import java.util.Set;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.IllegalActionException;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;

/**
 * What taking back a seat's last action would mean.
 *
 * @param keeps how many entries of the record would be kept
 * @param free whether nobody else has been to act since, so that nobody else need agree
 */
record TakeBack(int keeps, boolean free) {

  /**
   * The take-back of the last action of {@code seat} that everybody could see. Later choices that
   * are still hidden go with it, whoever made them, and count for nothing in the answer.
   *
   * @throws IllegalActionException if there is no such action, something was revealed since, or
   *     something final would go with it
   */
  static TakeBack of(Game game, GameRecord record, Seat seat) {
    return new Search(game, record, seat).run();
  }

  /** Walks through the entries that made the position and keeps what bears on the take-back. */
  private static final class Search {
    private final Course course;
    private final List<Entry> entries;
    private final Seat seat;
    private State state;
    private int keeps = -1;
    private boolean free;
    private boolean revealed;
    private boolean settled;

    Search(Game game, GameRecord record, Seat seat) {
      this.course = new Course(game, record.options());
      this.entries = record.entries();
      this.seat = seat;
      this.state = course.start();
    }

    TakeBack run() {
      for (int index : Course.standing(entries)) {
        Entry entry = entries.get(index);
        if (entry.kind() == Entry.Kind.SHUFFLE) {
          // What comes after a shuffle has shown a part of it.
          revealed = true;
        } else {
          look(index, entry);
        }
        state = course.step(state, entry);
      }
      return answer();
    }

    private void look(int index, Entry entry) {
      Seat actor = course.seat(entry);
      Action action = course.action(state, entry);
      if (actor.equals(seat) && state.describe(actor, action, Viewer.SPECTATOR).isPresent()) {
        keeps = index;
        free = true;
        revealed = false;
        settled = false;
      }
      revealed |= state.reveals(actor, action);
      settled |= state.isFinal(actor, action);
      free &= isAlone();
    }

    private boolean isAlone() {
      return state.mayAct().equals(Set.of(seat));
    }

    private TakeBack answer() {
      if (keeps < 0) {
        throw new IllegalActionException("You have done nothing yet that could be taken back.");
      }
      if (revealed) {
        throw new IllegalActionException(
            "Your last move cannot be taken back: something hidden was shown since.");
      }
      if (settled) {
        throw new IllegalActionException(
            "Your last move cannot be taken back: what has been chosen is final.");
      }
      return new TakeBack(keeps, free && isAlone());
    }
  }
}
