package rookery.engine.match.past;

import rookery.engine.ActionNews;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;

/**
 * An entry of a match's record that may be told.
 *
 * @param entry its place in the record
 * @param after the state after it, and after what was dealt because of it; the same where something
 *     was only said
 * @param passing whether it is one of several choices, so that it is old news once the last is in
 * @param hasDealt whether cards were dealt because of it
 */
public record PastStep(
    int entry,
    Seat by,
    ActionNews news,
    State before,
    State after,
    boolean passing,
    boolean hasDealt) {
  /** Something that was only said. */
  public static PastStep said(int entry, Seat by, ActionNews news, State state) {
    return new PastStep(entry, by, news, state, state, false, false);
  }

  /** Something that was done. */
  public static PastStep done(int entry, Seat by, ActionNews news, State before, State after) {
    boolean passing = isOneOfSeveralChoices(before, after);
    return new PastStep(entry, by, news, before, after, passing, false);
  }

  /** Whether the table only waits for fewer of those who could act, and nobody else can now. */
  private static boolean isOneOfSeveralChoices(State before, State after) {
    return before.mayAct().containsAll(after.mayAct())
        && !after.awaited().isEmpty()
        && after.awaited().size() < before.awaited().size()
        && before.awaited().containsAll(after.awaited());
  }

  /** The same after cards were dealt. */
  public PastStep dealt(State next) {
    return new PastStep(entry, by, news, before, next, passing, true);
  }

  /** Whether something was done, and not only said. */
  boolean isDone() {
    return before != after;
  }

  /** Whether it is something that {@code seat} did and everybody could see. */
  public boolean isSeenOf(Seat seat) {
    return isDone() && by.equals(seat) && isToldTo(Viewer.SPECTATOR);
  }

  /** Whether {@code viewer} may know of it. */
  boolean isToldTo(Viewer viewer) {
    return news.line(viewer).isPresent();
  }
}
