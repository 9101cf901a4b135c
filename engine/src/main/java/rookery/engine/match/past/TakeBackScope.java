package rookery.engine.match.past;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.ActionNews;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.text.GameLogLine;

/**
 * What a seat's take-back of its last action would undo.
 *
 * @param keeps how many entries of the record would still count for the position
 * @param lines the lines of the log that everybody has read of the others, oldest first
 * @param free whether nobody else has been to act since, so that nobody else need agree
 * @param refusal why nothing can be taken back, in a sentence for the seat; empty where it can
 */
public record TakeBackScope(
    int keeps, List<GameLogLine> lines, boolean free, Optional<String> refusal) {
  public TakeBackScope {
    lines = List.copyOf(lines);
  }

  /**
   * The take-back of the last action of {@code seat} that everybody could see. Later choices that
   * are still hidden go with it, whoever made them, and count for nothing in the answer.
   *
   * @param steps what was done, that action or the whole game first
   * @param now the state after them
   */
  public static TakeBackScope of(List<PastStep> steps, State now, Seat seat) {
    Search search = new Search(seat);
    steps.stream().filter(PastStep::isDone).forEach(search::look);
    return search.found(now);
  }

  private static TakeBackScope refused(String sentence) {
    return new TakeBackScope(-1, List.of(), false, Optional.of(sentence));
  }

  /** Walks through what was done and keeps what bears on the take-back. */
  private static final class Search {
    private final Seat seat;
    private int keeps = -1;
    private boolean free;
    private boolean revealed;
    private boolean settled;

    /** What has been played since, that itself first. */
    private final List<ActionNews> since = new ArrayList<>();

    Search(Seat seat) {
      this.seat = seat;
    }

    void look(PastStep step) {
      if (step.isSeenOf(seat)) {
        keeps = step.entry();
        free = true;
        revealed = false;
        settled = false;
        since.clear();
      }
      ActionNews news = step.news();
      since.add(news);
      // What comes after a shuffle has shown a part of it.
      revealed |= news.reveals() || step.hasDealt();
      settled |= news.isFinal();
      free &= isAlone(step.before());
    }

    private boolean isAlone(State state) {
      return state.mayAct().equals(Set.of(seat));
    }

    TakeBackScope found(State now) {
      if (keeps < 0) {
        return refused("You have no move to take back.");
      }
      if (revealed) {
        return refused(
            "You can't take back your last move: something hidden has been revealed since.");
      }
      if (settled) {
        return refused("You can't take back your last move: that choice is final.");
      }
      List<GameLogLine> lines =
          since.stream().flatMap(news -> news.line(Viewer.SPECTATOR).stream()).toList();
      return new TakeBackScope(keeps, lines, free && isAlone(now), Optional.empty());
    }
  }
}
