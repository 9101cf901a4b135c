package rookery.engine.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.State;

/**
 * How far a match has come, as everybody could see it.
 *
 * @param revision how often play has moved on
 * @param recent the last few lines of the log that everybody may read, oldest first
 */
record Progress(int revision, List<String> recent) {
  private static final int RECENT = 3;

  static final Progress NONE = new Progress(0, List.of());

  Progress {
    recent = List.copyOf(recent);
  }

  /** After something that moves nothing on but may be told. */
  Progress told(Optional<String> line) {
    return line.map(this::told).orElse(this);
  }

  private Progress told(String line) {
    List<String> lines = new ArrayList<>(recent);
    lines.add(line);
    return new Progress(revision, lines.subList(Math.max(0, lines.size() - RECENT), lines.size()));
  }

  /** After something that moves play on; what is told to nobody does not. */
  Progress movedOn(Optional<String> line) {
    return line.isPresent() ? new Progress(revision + 1, recent).told(line) : this;
  }

  /** After an action that led from one state to another. */
  Progress played(State before, State after, Optional<String> line) {
    return isOneOfSeveralChoices(before, after) ? told(line) : movedOn(line);
  }

  /** Whether the table only waits for fewer of those who could act, and nobody else can now. */
  private static boolean isOneOfSeveralChoices(State before, State after) {
    return before.mayAct().containsAll(after.mayAct())
        && !after.awaited().isEmpty()
        && after.awaited().size() < before.awaited().size()
        && before.awaited().containsAll(after.awaited());
  }
}
