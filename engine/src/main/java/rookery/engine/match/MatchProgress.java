package rookery.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.State;
import rookery.engine.text.LogLine;

/**
 * How far a match has come, as everybody could see it.
 *
 * @param revision how often play has moved on
 * @param recent the last few lines of the log that everybody may read, oldest first
 * @param passing those of them that say no more than that somebody has chosen, which is old news
 *     once the last choice is in
 */
record MatchProgress(int revision, List<LogLine> recent, List<LogLine> passing) {
  /** As many as a turn of Cloak and Dagger has: a guess, a move, no bonus, the end. */
  private static final int RECENT = 4;

  static final MatchProgress NONE = new MatchProgress(0, List.of(), List.of());

  MatchProgress {
    recent = List.copyOf(recent);
    passing = List.copyOf(passing);
  }

  /** After something that moves nothing on but may be told. */
  MatchProgress told(Optional<LogLine> line) {
    return line.map(this::told).orElse(this);
  }

  private MatchProgress told(LogLine line) {
    List<LogLine> lines = new ArrayList<>(recent);
    lines.add(line);
    List<LogLine> last = lines.subList(Math.max(0, lines.size() - RECENT), lines.size());
    return new MatchProgress(revision, last, passing);
  }

  private MatchProgress chosen(LogLine line) {
    List<LogLine> more = new ArrayList<>(passing);
    more.add(line);
    return new MatchProgress(revision, recent, more).told(line);
  }

  /** After something that moves play on; what is told to nobody does not. */
  MatchProgress movedOn(Optional<LogLine> line) {
    if (line.isEmpty()) {
      return this;
    }
    List<LogLine> lines = new ArrayList<>(recent);
    lines.removeAll(passing);
    return new MatchProgress(revision + 1, lines, List.of()).told(line);
  }

  /** After an action that led from one state to another. */
  MatchProgress played(State before, State after, Optional<LogLine> line) {
    return isOneOfSeveralChoices(before, after)
        ? line.map(this::chosen).orElse(this)
        : movedOn(line);
  }

  /** Whether the table only waits for fewer of those who could act, and nobody else can now. */
  private static boolean isOneOfSeveralChoices(State before, State after) {
    return before.mayAct().containsAll(after.mayAct())
        && !after.awaited().isEmpty()
        && after.awaited().size() < before.awaited().size()
        && before.awaited().containsAll(after.awaited());
  }
}
