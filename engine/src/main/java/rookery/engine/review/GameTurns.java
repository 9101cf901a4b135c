package rookery.engine.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.ScoreSheetNote;
import rookery.engine.State;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;

/**
 * The turns of a game as its score sheet counts them: what one side does in a row is one turn, and
 * what leads to it, such as a choice in secret, belongs to it.
 *
 * @param lasts the place of the last action of each turn
 */
record GameTurns(List<Integer> lasts) {

  static GameTurns of(Playthrough played) {
    boolean alone = played.seats().size() == 1;
    List<Integer> lasts = new ArrayList<>();
    ScoreSheetNote before = null;
    for (int i = 0; i < played.plies().size(); i++) {
      Ply ply = played.plies().get(i);
      State state = played.states().get(i);
      Optional<ScoreSheetNote> note = state.played(ply.seat(), ply.action()).note();
      if (note.isPresent()) {
        if (before != null && !alone && before.sharesTurnWith(note.get())) {
          lasts.remove(lasts.size() - 1);
        }
        lasts.add(i);
        before = note.get();
      }
    }
    int last = played.plies().size() - 1;
    if (lasts.isEmpty() || lasts.get(lasts.size() - 1) < last) {
      lasts.add(last);
    }
    return new GameTurns(List.copyOf(lasts));
  }

  /** How many turns share a place of the curve, which is only so long. */
  int stride() {
    return (lasts.size() + GameReview.LONGEST - 1) / GameReview.LONGEST;
  }

  /** The place of a turn on the curve. */
  int place(int turn) {
    return turn / stride();
  }

  /** The turn of an action, the first is 0. */
  int of(int ply) {
    for (int turn = 0; turn < lasts.size(); turn++) {
      if (ply <= lasts.get(turn)) {
        return turn;
      }
    }
    return lasts.size() - 1;
  }
}
