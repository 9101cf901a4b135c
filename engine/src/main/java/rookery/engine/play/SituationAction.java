package rookery.engine.play;

import java.util.List;
import java.util.Optional;
import rookery.engine.ActionNews;
import rookery.engine.ActionText;
import rookery.engine.ScoreSheetNote;
import rookery.engine.Seat;

/**
 * One thing that can be done in one situation, which it holds. It becomes an {@link
 * rookery.engine.Action}: equal to every other with its text, found by its text and by its names.
 * The text is asked of many deeds whenever one is looked for, so it should be put together from few
 * parts and without formatting or labels; all else is asked when it is needed.
 */
public interface SituationAction<S extends Situation<S>> extends ActionText {
  /**
   * Other ways to write it, such as SAN with more or less of the square it starts from. Those that
   * another deed of the duty has too are left out by the kernel.
   */
  default List<String> names() {
    return List.of();
  }

  /** The situation after {@code by}, one of the duty's seats, has done it. */
  S done(Seat by);

  /**
   * What may be told of it.
   *
   * @param after what {@link #done(Seat)} has given
   */
  ActionNews news(Seat by, S after);

  /**
   * What a score sheet has of it, see {@link rookery.engine.PlayOutcome#note()}: a function of what
   * everybody may know after it.
   *
   * @param after what {@link #done(Seat)} has given
   */
  default Optional<ScoreSheetNote> noted(Seat by, S after) {
    return secret() ? Optional.empty() : Optional.of(new ScoreSheetNote(by, text()));
  }
}
