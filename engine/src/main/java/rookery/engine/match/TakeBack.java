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
   * @throws IllegalActionException if there is no such action, or something was revealed since
   */
  static TakeBack of(Game game, GameRecord record, Seat seat) {
    return new Search(game, record, seat).run();
  }

  /** Walks through the entries that made the position and keeps what bears on the take-back. */
  private static final class Search {
    private final GameRecord record;
    private final Seat seat;
    private State state;
    private int keeps = -1;
    private boolean free;
    private boolean revealed;

    Search(Game game, GameRecord record, Seat seat) {
      this.record = record;
      this.seat = seat;
      this.state = game.start(record.options());
    }

    TakeBack run() {
      for (int index : Match.standing(record.entries())) {
        Entry entry = record.entries().get(index);
        if (entry.kind() == Entry.Kind.SHUFFLE) {
          revealed = true;
          state = state.shuffled(entry.cards());
        } else {
          act(index, entry);
        }
      }
      return answer();
    }

    private void act(int index, Entry entry) {
      Seat actor =
          state.mayAct().stream().filter(s -> s.id().equals(entry.by())).findFirst().orElseThrow();
      Action action = action(state.legal(actor), entry.detail());
      if (actor.equals(seat) && state.describe(actor, action, Viewer.SPECTATOR).isPresent()) {
        keeps = index;
        free = true;
        revealed = false;
      }
      revealed |= state.reveals(actor, action);
      free &= state.mayAct().equals(Set.of(seat));
      state = state.play(actor, action);
    }

    private static Action action(List<Action> legal, String text) {
      return legal.stream().filter(action -> action.text().equals(text)).findFirst().orElseThrow();
    }

    private TakeBack answer() {
      if (keeps < 0) {
        throw new IllegalActionException("You have done nothing yet that could be taken back.");
      }
      if (revealed) {
        throw new IllegalActionException(
            "Your last move cannot be taken back: something hidden was shown since.");
      }
      return new TakeBack(keeps, free && state.mayAct().equals(Set.of(seat)));
    }
  }
}
