package rookery.bot.post;

import java.util.Optional;
import rookery.engine.View;
import rookery.engine.diagram.Diagram;

/**
 * The picture of a message.
 *
 * @param diagram what it shows; empty in a change of a message whose picture stays as it is
 * @param alt the same in words, for those who cannot see it
 */
public record Picture(Optional<Diagram> diagram, String alt) {
  public static Picture of(View view) {
    return new Picture(Optional.of(view.diagram()), view.alt());
  }

  public static Picture of(Diagram diagram, String alt) {
    return new Picture(Optional.of(diagram), alt);
  }

  public Picture kept() {
    return new Picture(Optional.empty(), alt);
  }
}
