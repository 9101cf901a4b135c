package rookery.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.Game;
import rookery.engine.PlayOutcome;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.match.past.PastStep;
import rookery.engine.option.Options;
import rookery.engine.text.GameLogLine;

/** The way from a game's start to a state: each entry that changes the position is played again. */
record Replayer(Game game, Options options) {

  State start() {
    return game.start(options);
  }

  /** The state after all entries, those taken back left out. */
  State after(List<Entry> entries) {
    State state = start();
    for (Entry.Step step : standing(entries).values()) {
      state = after(state, step);
    }
    return state;
  }

  /** The state after one more step. */
  State after(State state, Entry.Step step) {
    return step instanceof Entry.Act act
        ? played(state, act).next()
        : state.shuffled(((Entry.Shuffle) step).order());
  }

  /** What became of the legal action that an entry names. */
  PlayOutcome played(State state, Entry.Act act) {
    Seat seat = seat(act.by());
    return state
        .find(seat, act.action())
        .map(action -> state.played(seat, action))
        .orElseThrow(
            () -> new IllegalStateException("the record has an illegal action of " + act.by()));
  }

  /** What everybody has read of the entries that count for the position, from that one on. */
  List<GameLogLine> linesFrom(int first, List<Entry> entries) {
    return steps(entries).stream()
        .filter(step -> step.entry() >= first)
        .flatMap(step -> step.news().line(Viewer.SPECTATOR).stream())
        .toList();
  }

  /** All that was done and counts for the position, oldest first. */
  List<PastStep> steps(List<Entry> entries) {
    List<PastStep> steps = new ArrayList<>();
    State state = start();
    for (Map.Entry<Integer, Entry.Step> standing : standing(entries).entrySet()) {
      if (standing.getValue() instanceof Entry.Act act) {
        PlayOutcome played = played(state, act);
        Seat by = seat(act.by());
        steps.add(PastStep.done(standing.getKey(), by, played.news(), state, played.next()));
        state = played.next();
      } else {
        state = after(state, standing.getValue());
        int last = steps.size() - 1;
        if (last >= 0) {
          steps.set(last, steps.get(last).dealt(state));
        }
      }
    }
    return steps;
  }

  Seat seat(String id) {
    return game.seats(options).stream()
        .filter(seat -> seat.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("the record has no seat " + id));
  }

  /** The entries that made the position by their places in the record, without those taken back. */
  static SortedMap<Integer, Entry.Step> standing(List<Entry> entries) {
    SortedMap<Integer, Entry.Step> standing = new TreeMap<>();
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i) instanceof Entry.Step step) {
        standing.put(i, step);
      } else if (entries.get(i) instanceof Entry.TakeBack back) {
        standing.tailMap(back.keeps()).clear();
      }
    }
    return standing;
  }
}
