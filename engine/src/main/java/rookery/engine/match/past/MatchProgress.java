package rookery.engine.match.past;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.text.GameLogLine;

/**
 * How far a match has come.
 *
 * @param revision how often play has moved on, as everybody could see it
 * @param recent the last few lines of the log that everybody may read, oldest first
 * @param passing those of them that say no more than that somebody has chosen, which is old news
 *     once the last choice is in
 * @param steps the last entries that may be told, to those who may know of them, oldest first
 */
public record MatchProgress(
    int revision, List<GameLogLine> recent, List<GameLogLine> passing, List<PastStep> steps) {
  /** As many as a turn of Cloak and Dagger has: a guess, a move, no bonus, the end. */
  private static final int RECENT = 4;

  /** More than two turns of any game have: in Gravity a turn moves up to twelve pieces. */
  private static final int STEPS = 64;

  /** Nothing has happened yet. */
  public static final MatchProgress NONE = new MatchProgress(0, List.of(), List.of(), List.of());

  public MatchProgress {
    recent = List.copyOf(recent);
    passing = List.copyOf(passing);
    steps = List.copyOf(steps);
  }

  /** After something that moves nothing on but may be told. */
  public MatchProgress told(Optional<GameLogLine> line) {
    return line.map(this::told).orElse(this);
  }

  private MatchProgress told(GameLogLine line) {
    List<GameLogLine> lines = new ArrayList<>(recent);
    lines.add(line);
    List<GameLogLine> last = lines.subList(Math.max(0, lines.size() - RECENT), lines.size());
    return new MatchProgress(revision, last, passing, steps);
  }

  private MatchProgress chosen(GameLogLine line) {
    List<GameLogLine> more = new ArrayList<>(passing);
    more.add(line);
    return new MatchProgress(revision, recent, more, steps).told(line);
  }

  /** After something that moves play on; what is told to nobody does not. */
  public MatchProgress movedOn(Optional<GameLogLine> line) {
    if (line.isEmpty()) {
      return this;
    }
    List<GameLogLine> lines = new ArrayList<>(recent);
    lines.removeAll(passing);
    return new MatchProgress(revision + 1, lines, List.of(), steps).told(line);
  }

  /** After an action. */
  public MatchProgress played(PastStep step, Optional<GameLogLine> line) {
    MatchProgress then = then(step);
    return step.passing() ? line.map(then::chosen).orElse(then) : then.movedOn(line);
  }

  /** After an entry that may be told, whoever may know of it. */
  public MatchProgress then(PastStep step) {
    List<PastStep> more = new ArrayList<>(steps);
    more.add(step);
    return with(more.subList(Math.max(0, more.size() - STEPS), more.size()));
  }

  /** After cards were dealt because of the last of the steps. */
  public MatchProgress dealt(State next) {
    int last = steps.size() - 1;
    if (last < 0) {
      return this;
    }
    List<PastStep> dealt = new ArrayList<>(steps);
    dealt.set(last, dealt.get(last).dealt(next));
    return with(dealt);
  }

  /** After the entries from that place of the record on have been taken back. */
  public MatchProgress backAt(int entry) {
    return with(steps.stream().filter(step -> step.entry() < entry).toList());
  }

  private MatchProgress with(List<PastStep> other) {
    return new MatchProgress(revision, recent, passing, other);
  }

  /**
   * What has happened since one of these seats last did something that {@code viewer} knows of.
   * What they have done since in a turn that they have begun is left out.
   */
  public Recap since(Set<Seat> seats, Viewer viewer) {
    Deque<PastStep> found = new ArrayDeque<>();
    boolean allChosen = false;
    for (PastStep step : newestFirst(viewer)) {
      boolean own = step.isDone() && seats.contains(step.by());
      if (own && !found.isEmpty()) {
        break;
      }
      if (!own && !(step.passing() && allChosen)) {
        found.addFirst(step);
      }
      allChosen |= step.isDone() && !step.passing();
    }
    return Recap.of(List.copyOf(found), viewer);
  }

  /** Whether the last thing done or said that {@code viewer} knows of was done by such a seat. */
  public boolean isLastBy(Set<Seat> seats, Viewer viewer) {
    return newestFirst(viewer).stream()
        .findFirst()
        .filter(step -> step.isDone() && seats.contains(step.by()))
        .isPresent();
  }

  private List<PastStep> newestFirst(Viewer viewer) {
    List<PastStep> told = new ArrayList<>(steps);
    told.removeIf(step -> !step.isToldTo(viewer));
    Collections.reverse(told);
    return told;
  }
}
