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
public record Played(State next, News news, Optional<Note> note) {
  /** What no score sheet has. */
  public Played(State next, News news) {
    this(next, news, Optional.empty());
  }
}
