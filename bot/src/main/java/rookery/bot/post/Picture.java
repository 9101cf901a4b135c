package rookery.bot.post;

import java.util.List;
import java.util.Optional;
import rookery.bot.preference.BoardStyle;
import rookery.engine.View;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;

/**
 * The picture of a message.
 *
 * @param diagram what it shows; empty in a change of a message whose picture stays as it is
 * @param alt the same in words, for those who cannot see it
 */
public record Picture(Optional<Diagram> diagram, String alt, BoardStyle style, PictureSize size) {
  /** A picture painted as it is for everybody. */
  public Picture(Optional<Diagram> diagram, String alt) {
    this(diagram, alt, BoardStyle.USUAL, PictureSize.USUAL);
  }

  /** What a view shows, told by its own words. */
  public static Picture of(View view) {
    return of(view.diagram(), view.alt());
  }

  /** A diagram in the usual style, told by these words. */
  public static Picture of(Diagram diagram, String alt) {
    return new Picture(Optional.of(diagram), alt);
  }

  /** The picture that a message has already. */
  public Picture kept() {
    return new Picture(Optional.empty(), alt, style, size);
  }

  /** The same painted in another style. */
  public Picture in(BoardStyle other) {
    return new Picture(diagram, alt, other, size);
  }

  /** The same with more drawn on it. */
  public Picture drawing(List<Mark> marks) {
    return new Picture(diagram.map(board -> board.with(marks)), alt, style, size);
  }

  /** The same, only to be glanced at. */
  public Picture small() {
    return new Picture(diagram, alt, style, PictureSize.SMALL);
  }
}
