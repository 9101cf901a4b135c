package rookery.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Options;
import rookery.engine.Seat;
import rookery.engine.State;

/**
 * The way from a game's start to a state: each entry that changes the position is played again.
 *
 * @param game what is played
 * @param options chosen for it
 */
record Course(Game game, Options options) {

  State start() {
    return game.start(options);
  }

  /** The state after all entries, those taken back left out. */
  State after(List<Entry> entries) {
    return walk(entries, state -> {});
  }

  /**
   * Goes through the states that the entries lead to, those taken back left out.
   *
   * @param visitor gets every state but the last
   * @return the last state
   */
  State walk(List<Entry> entries, Consumer<State> visitor) {
    State state = start();
    for (int index : standing(entries)) {
      visitor.accept(state);
      state = step(state, entries.get(index));
    }
    return state;
  }

  /** The state after one more entry that changes the position. */
  State step(State state, Entry entry) {
    if (entry.kind() == Entry.Kind.SHUFFLE) {
      return state.shuffled(entry.cards());
    }
    Seat seat = seat(entry);
    return state.play(seat, action(state, entry));
  }

  /** The seat that an entry names. */
  Seat seat(Entry entry) {
    return game.seats(options).stream()
        .filter(seat -> seat.id().equals(entry.by()))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("the record has no seat " + entry.by()));
  }

  /** The legal action that an entry names. */
  Action action(State state, Entry entry) {
    return state.legal(seat(entry)).stream()
        .filter(action -> action.text().equals(entry.detail()))
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException("the record has an illegal action of " + entry.by()));
  }

  /** The indexes of the entries that made the position, those taken back left out. */
  static List<Integer> standing(List<Entry> entries) {
    List<Integer> standing = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      Entry entry = entries.get(i);
      switch (entry.kind()) {
        case ACT, SHUFFLE -> standing.add(i);
        case TAKE_BACK -> {
          int keeps = Integer.parseInt(entry.detail());
          standing.removeIf(index -> index >= keeps);
        }
        default -> {
          // Talk between the seats changes no position.
        }
      }
    }
    return standing;
  }
}
