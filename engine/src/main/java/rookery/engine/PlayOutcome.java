package rookery.engine;

import java.util.Optional;
import rookery.engine.lazy.Lazy;

/** What became of an action. */
public record PlayOutcome(State next, ActionNews news, Lazy<Optional<ScoreSheetNote>> sheet) {
  /** What no score sheet has. */
  public PlayOutcome(State next, ActionNews news) {
    this(next, news, Lazy.of(Optional::empty));
  }

  /**
   * What a score sheet has of it; empty for what is chosen in secret, and for what needs no line of
   * its own.
   */
  public Optional<ScoreSheetNote> note() {
    return sheet.get();
  }
}
