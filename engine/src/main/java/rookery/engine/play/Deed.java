package rookery.engine.play;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.News;
import rookery.engine.Note;
import rookery.engine.Seat;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;

/**
 * One thing that can be done in one scene, which it holds. It becomes an {@link
 * rookery.engine.Action}: equal to every other with its text, found by its text and by its names.
 * The text is asked of many deeds whenever one is looked for, so it should be put together from few
 * parts and without formatting; all else is asked when it is needed.
 *
 * @param <S> the game's own type of scene
 */
public interface Deed<S extends Scene<S>> {
  /** The canonical text, see {@link rookery.engine.Action#text()}; never a function of labels. */
  String text();

  /** The steps of menus that lead to it, see {@link rookery.engine.Action#path()}. */
  List<Choice> path();

  /**
   * Other ways to write it, such as SAN with more or less of the square it starts from. Those that
   * another deed of the duty has too are left out by the kernel.
   */
  default List<String> names() {
    return List.of();
  }

  /** See {@link rookery.engine.Action#secret()}. */
  default boolean secret() {
    return false;
  }

  /** See {@link rookery.engine.Action#asks()}. */
  default Optional<String> asks() {
    return Optional.empty();
  }

  /** See {@link rookery.engine.Action#captures()}. */
  default List<Square> captures() {
    return List.of();
  }

  /** See {@link rookery.engine.Action#marks()}. */
  default List<Mark> marks() {
    return List.of();
  }

  /** See {@link rookery.engine.Action#caseMatters()}. */
  default boolean caseMatters() {
    return false;
  }

  /** The scene after {@code by}, one of the duty's seats, has done it. */
  S done(Seat by);

  /**
   * What may be told of it.
   *
   * @param after what {@link #done(Seat)} has given
   */
  News news(Seat by, S after);

  /**
   * What a score sheet has of it, see {@link rookery.engine.Played#note()}: a function of what
   * everybody may know after it.
   *
   * @param after what {@link #done(Seat)} has given
   */
  default Optional<Note> noted(Seat by, S after) {
    return secret() ? Optional.empty() : Optional.of(new Note(by, text()));
  }
}
