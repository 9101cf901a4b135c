package rookery.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.ActionNews;
import rookery.engine.PlayOutcome;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.text.LogLine;

/**
 * What a seat's take-back of its last action would undo.
 *
 * @param keeps how many entries of the record would still count for the position
 * @param lines the lines of the log that everybody has read of the others, oldest first
 * @param free whether nobody else has been to act since, so that nobody else need agree
 * @param refusal why nothing can be taken back, in a sentence for the seat; empty where it can
 */
public record TakeBackScope(
    int keeps, List<LogLine> lines, boolean free, Optional<String> refusal) {
  public TakeBackScope {
    lines = List.copyOf(lines);
  }

  /**
   * The take-back of the last action of {@code seat} that everybody could see. Later choices that
   * are still hidden go with it, whoever made them, and count for nothing in the answer.
   */
  static TakeBackScope of(Replayer course, List<Entry> entries, Seat seat) {
    Search search = new Search(course, seat);
    Replayer.standing(entries).forEach(search::step);
    return search.found();
  }

  private static TakeBackScope refused(String sentence) {
    return new TakeBackScope(-1, List.of(), false, Optional.of(sentence));
  }

  /** Walks through the entries that made the position and keeps what bears on the take-back. */
  private static final class Search {
    private final Replayer course;
    private final Seat seat;
    private State state;
    private int keeps = -1;
    private boolean free;
    private boolean revealed;
    private boolean settled;

    /** What has been played since, that itself first. */
    private final List<ActionNews> since = new ArrayList<>();

    Search(Replayer course, Seat seat) {
      this.course = course;
      this.seat = seat;
      this.state = course.start();
    }

    void step(int index, Entry.Step step) {
      if (step instanceof Entry.Act act) {
        PlayOutcome played = course.played(state, act);
        look(index, course.seat(act.by()), played.news());
        state = played.next();
      } else {
        // What comes after a shuffle has shown a part of it.
        revealed = true;
        state = state.shuffled(((Entry.Shuffle) step).order());
      }
    }

    private void look(int index, Seat actor, ActionNews news) {
      if (actor.equals(seat) && news.line(Viewer.SPECTATOR).isPresent()) {
        keeps = index;
        free = true;
        revealed = false;
        settled = false;
        since.clear();
      }
      since.add(news);
      revealed |= news.reveals();
      settled |= news.isFinal();
      free &= isAlone();
    }

    private boolean isAlone() {
      return state.mayAct().equals(Set.of(seat));
    }

    TakeBackScope found() {
      if (keeps < 0) {
        return refused("You haven't made a move that you could take back.");
      }
      if (revealed) {
        return refused(
            "You can't take back your last move: something hidden has been revealed since.");
      }
      if (settled) {
        return refused("You can't take back your last move: that choice is final.");
      }
      List<LogLine> lines =
          since.stream().flatMap(news -> news.line(Viewer.SPECTATOR).stream()).toList();
      return new TakeBackScope(keeps, lines, free && isAlone(), Optional.empty());
    }
  }
}
