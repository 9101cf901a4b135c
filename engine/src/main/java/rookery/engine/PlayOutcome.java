package rookery.engine;

import java.util.Optional;

/**
 * What became of an action.
 *
 * @param next the state after it
 * @param news what may be told of it
 * @param note what a score sheet has of it; empty for what is chosen in secret, and for what needs
 *     no line of its own
 */
public record PlayOutcome(State next, ActionNews news, Optional<ScoreSheetNote> note) {
  /** What no score sheet has. */
  public PlayOutcome(State next, ActionNews news) {
    this(next, news, Optional.empty());
  }
}
